"""Operations on the account of a person. The session is a cookie; every change has a JSON body, which no form of
another site can send."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from msgspec import Struct, convert

from copse.server.accounts.games import exported, games_of, held_at, leave_all
from copse.server.accounts.service import Newcomer, SignedIn, Visit, device_id, signed_in
from copse.server.api.calls import Call, Operation
from copse.server.moderation.officers import Role
from copse.server.notifications.export import exported_notifications
from copse.server.protocol.account_messages import (
    AccountExport,
    AccountInfo,
    AccountState,
    Deletion,
    DeviceInfo,
    ExportedReport,
    ForgottenGame,
    GameHeld,
    LinkWish,
    NewAvatar,
    NewEmail,
    NewName,
    NewPassword,
    Nothing,
    PasskeyInfo,
    PasskeyOptions,
    PasskeyOptionsWish,
    Proof,
    Recovery,
    RecoveryCodes,
    Register,
    RemovedPasskey,
    SignIn,
    SignOut,
    TakenAlong,
    TokensAt,
    UsedLink,
    UsedPasskey,
)
from copse.server.protocol.messages import SanctionInfo
from copse.server.protocol.moderation_messages import TieInfo
from copse.server.protocol.refusal import Refusal
from copse.server.store.people import Passkey, Session
from copse.server.tables.account_seats import take_along
from copse.server.tables.table import Table

# ---- who is here


async def show_account(call: Call) -> AccountState:
    visit, settings = await call.fresh_visit(), call.settings
    info = None if visit is None else await _info(call, visit)
    return AccountState(settings.registration, settings.guests, call.accounts.mailer.works, info)


async def _info(call: Call, visit: Visit) -> AccountInfo:
    (session, account), people = visit, call.accounts.people
    return AccountInfo(
        account.name,
        account.avatar,
        convert(account.role, Role),
        account.email,
        account.password is not None,
        await people.codes_left(account.id),
        list(map(_passkey, await people.passkeys(account.id))),
        [_device(one, session) for one in await people.sessions(account.id)],
        call.accounts.is_proven(visit),
    )


def _passkey(passkey: Passkey) -> PasskeyInfo:
    return PasskeyInfo(passkey.id, passkey.name, passkey.made, passkey.used)


def _device(session: Session, here: Session) -> DeviceInfo:
    return DeviceInfo(device_id(session), session.device, session.made, session.seen, session.digest == here.digest)


async def _enter(call: Call, entered: SignedIn) -> AccountState:
    """Set the cookie of a new session. The session of the old cookie ends, so nobody can prepare one."""
    if call.session:
        await call.accounts.end(call.session)
    call.set_session(entered.secret)
    settings = call.settings
    info = await _info(call, entered.visit)
    return AccountState(settings.registration, settings.guests, call.accounts.mailer.works, info)


# ---- registering and signing in


async def register(call: Call) -> RecoveryCodes:
    wish = await call.body(Register)
    who = Newcomer(wish.name, wish.avatar, wish.password, wish.passkey, wish.invitation)
    entered, codes = await call.accounts.register(who, call.caller)
    await _enter(call, entered)
    return RecoveryCodes(codes)


async def sign_in(call: Call) -> AccountState:
    wish = await call.body(SignIn)
    return await _enter(call, await call.accounts.sign_in(wish.name, wish.password, call.caller))


async def sign_in_by_passkey(call: Call) -> AccountState:
    wish = await call.body(UsedPasskey)
    return await _enter(call, await call.accounts.sign_in_by_passkey(wish.passkey, call.caller))


async def passkey_options(call: Call) -> PasskeyOptions:
    wish = await call.body(PasskeyOptionsWish)
    text = await call.accounts.challenge(wish.purpose, call.caller, wish.name, await call.fresh_visit())
    return PasskeyOptions(msgspec.json.decode(text, type=dict[str, object]))


async def mail_link(call: Call) -> Nothing:
    wish = await call.body(LinkWish)
    call.accounts.mail_link(wish.who, call.lang, call.caller)
    return Nothing()


async def sign_in_by_link(call: Call) -> AccountState:
    wish = await call.body(UsedLink)
    return await _enter(call, await call.accounts.sign_in_by_link(wish.secret, wish.password, call.caller))


async def recover(call: Call) -> AccountState:
    wish = await call.body(Recovery)
    return await _enter(call, await call.accounts.recover(wish.name, wish.code, wish.password, call.caller))


async def sign_out(call: Call) -> Nothing:
    wish = await call.body(SignOut)
    visit = await call.fresh_visit()
    if wish.where == "device":
        await call.accounts.end_device(visit, wish.device)
        return Nothing()
    if wish.where == "everywhere":
        await call.accounts.end_all(signed_in(visit).account.id)
    await call.accounts.end(call.session)
    call.set_session("")
    return Nothing()


# ---- changing an account


async def prove(call: Call) -> Nothing:
    wish = await call.body(Proof)
    await call.accounts.prove(await call.fresh_visit(), wish.password, wish.passkey, call.caller)
    return Nothing()


async def rename(call: Call) -> Nothing:
    wish = await call.body(NewName)
    await call.accounts.rename(await call.fresh_visit(), wish.name)
    return Nothing()


async def set_password(call: Call) -> Nothing:
    wish = await call.body(NewPassword)
    await call.accounts.set_password(await call.fresh_visit(), wish.password)
    return Nothing()


async def set_email(call: Call) -> Nothing:
    wish = await call.body(NewEmail)
    await call.accounts.ask_email(await call.fresh_visit(), wish.email, call.lang)
    return Nothing()


async def verify_email(call: Call) -> Nothing:
    wish = await call.body(UsedLink)
    await call.accounts.verify_email(wish.secret, call.caller)
    return Nothing()


async def set_avatar(call: Call) -> Nothing:
    wish = await call.body(NewAvatar)
    await call.accounts.set_avatar(await call.fresh_visit(), wish.avatar)
    return Nothing()


async def add_passkey(call: Call) -> Nothing:
    wish = await call.body(UsedPasskey)
    await call.accounts.add_passkey(await call.fresh_visit(), wish.passkey, call.caller)
    return Nothing()


async def remove_passkey(call: Call) -> Nothing:
    wish = await call.body(RemovedPasskey)
    await call.accounts.remove_passkey(await call.fresh_visit(), wish.id)
    return Nothing()


async def renew_codes(call: Call) -> RecoveryCodes:
    await call.body(Nothing)
    return RecoveryCodes(await call.accounts.renew_codes(await call.fresh_visit()))


async def export_account(call: Call) -> AccountExport:
    session, account = signed_in(await call.fresh_visit())
    people, cases = call.accounts.people, call.moderation.cases
    return AccountExport(
        account.name,
        account.avatar,
        account.role,
        account.email,
        account.made,
        list(map(_passkey, await people.passkeys(account.id))),
        [_device(one, session) for one in await people.sessions(account.id)],
        await exported_notifications(call.notifications.kept, account.id),
        await exported(people, account.id),
        await call.history.export(account.id),
        [friend.name for friend in await call.circle.friends.all(account.id)],
        [club.name for club in await call.clubs.clubs.of(account.id)],
        [said.text for said in await call.clubs.clubs.said(account.id)],
        convert(await cases.ties(account.id), list[TieInfo], from_attributes=True),
        convert(await cases.sanctions(account.id), list[SanctionInfo], from_attributes=True),
        convert(await cases.reports_by(account.id), list[ExportedReport], from_attributes=True),
        await call.league_views.exported(account.id),
    )


async def delete_account(call: Call) -> Nothing:
    """Delete an account. Its seats in games that go on are given up, and past games keep no name."""
    wish = await call.body(Deletion)
    account = signed_in(await call.fresh_visit()).account
    if not wish.confirm:
        problem = "your account will be deleted, and your seats are given up; repeat it with confirm set to true"
        raise Refusal(409, "confirm_deletion", problem)
    await call.accounts.end_all(account.id)  # first, so that no other device takes a game along meanwhile
    call.set_session("")
    await leave_all(call.accounts.people, account.id, call.registry.find)
    await call.accounts.people.remove(account.id)
    return Nothing()


# ---- games


async def list_games(call: Call) -> list[Struct]:
    return list(await games_of(call.accounts.people, signed_in(await call.fresh_visit()).account.id))


async def take_games(call: Call) -> list[Struct]:
    """Make seats of a guest seats of the account. Tokens that hold nothing are passed over."""
    wish = await call.body(TakenAlong)
    account = signed_in(await call.fresh_visit()).account.id
    found = [await _taken(call, account, asked) for asked in wish.tables]
    return [game for game in found if game is not None]


async def _taken(call: Call, account: str, asked: TokensAt) -> GameHeld | None:
    try:
        table = await call.find(asked.table)
        slots: dict[str, str] = {}
        await _take(call, account, table, asked.tokens, slots)
        if table.sheet.next:  # the token of a seat is good at the rematch too
            await _take(call, account, await call.find(table.sheet.next), asked.tokens, slots)
    except Refusal as problem:
        if problem.status in (404, 410):
            return None
        raise
    held = held_at(table.id, table.setup.game, table.sheet, account)
    return held if held.seats or held.host else None


async def _take(call: Call, account: str, table: Table, tokens: list[str], slots: dict[str, str]) -> None:
    if not any(table.sheet.knows(token) or table.sheet.reserves(token) for token in tokens):
        return
    await call.accounts.people.hold(account, table.id, table.setup.game, time.time())
    await table.alter(lambda sheet: take_along(sheet, account, tokens, slots, table.when.turns))


async def forget_game(call: Call) -> Nothing:
    wish = await call.body(ForgottenGame)
    await call.accounts.people.let_go(signed_in(await call.fresh_visit()).account.id, wish.table)
    return Nothing()


ACCOUNT: Final = "/account"
OPERATIONS: Final = (
    Operation("GET", ACCOUNT, show_account, "Get who is signed in, and what the server offers.", AccountState),
    Operation("POST", ACCOUNT, register, "Register and sign in.", RecoveryCodes, Register, 201),
    Operation("POST", f"{ACCOUNT}/sign-in", sign_in, "Sign in with a password.", AccountState, SignIn),
    Operation(
        "POST", f"{ACCOUNT}/sign-in/passkey", sign_in_by_passkey, "Sign in with a passkey.", AccountState, UsedPasskey
    ),
    Operation("POST", f"{ACCOUNT}/sign-in/mail", mail_link, "Ask for a link by e-mail.", Nothing, LinkWish),
    Operation("POST", f"{ACCOUNT}/sign-in/link", sign_in_by_link, "Sign in with such a link.", AccountState, UsedLink),
    Operation("POST", f"{ACCOUNT}/recover", recover, "Set a password with a recovery code.", AccountState, Recovery),
    Operation("POST", f"{ACCOUNT}/sign-out", sign_out, "End sessions.", Nothing, SignOut),
    Operation("POST", f"{ACCOUNT}/prove", prove, "Prove who you are, before some changes.", Nothing, Proof),
    Operation("POST", f"{ACCOUNT}/password", set_password, "Set a password.", Nothing, NewPassword),
    Operation("POST", f"{ACCOUNT}/email", set_email, "Set or remove the e-mail address.", Nothing, NewEmail),
    Operation("POST", f"{ACCOUNT}/email/verify", verify_email, "Confirm an e-mail address.", Nothing, UsedLink),
    Operation("POST", f"{ACCOUNT}/name", rename, "Change the name.", Nothing, NewName),
    Operation("POST", f"{ACCOUNT}/avatar", set_avatar, "Set the avatar.", Nothing, NewAvatar),
    Operation(
        "POST",
        f"{ACCOUNT}/passkeys/options",
        passkey_options,
        "Get the options for making or using a passkey.",
        PasskeyOptions,
        PasskeyOptionsWish,
    ),
    Operation("POST", f"{ACCOUNT}/passkeys", add_passkey, "Add a passkey.", Nothing, UsedPasskey),
    Operation("POST", f"{ACCOUNT}/passkeys/remove", remove_passkey, "Remove a passkey.", Nothing, RemovedPasskey),
    Operation("POST", f"{ACCOUNT}/codes", renew_codes, "Replace the recovery codes.", RecoveryCodes, Nothing),
    Operation("GET", f"{ACCOUNT}/export", export_account, "Get all data of the account.", AccountExport),
    Operation("POST", f"{ACCOUNT}/delete", delete_account, "Delete the account.", Nothing, Deletion),
    Operation("GET", f"{ACCOUNT}/games", list_games, "List the games of the account.", list[GameHeld]),
    Operation("POST", f"{ACCOUNT}/games", take_games, "Take a guest's games along.", list[GameHeld], TakenAlong),
    Operation("POST", f"{ACCOUNT}/games/forget", forget_game, "Remove a game from the list.", Nothing, ForgottenGame),
)
