"""Registering, signing in, recovering and deleting an account.

Answers about names, passwords and e-mail addresses are the same whether an account exists or not, and take the same
work. Every secret works once or belongs to one device, and only its digest is stored."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from copse.server.accounts.mail import Mailer
from copse.server.accounts.names import account_name, look_of, looks_of
from copse.server.accounts.passkeys import (
    Json,
    NewKey,
    Site,
    bad_passkey,
    challenge_in,
    registered,
    to_register,
    to_sign_in,
    used,
)
from copse.server.accounts.passwords import Passwords, check_password
from copse.server.clients.rate_limit import DAY, MINUTE, RateLimit
from copse.server.config.settings import Settings
from copse.server.moderation.standing import Standing
from copse.server.protocol.refusal import Refusal
from copse.server.store import Conflict, Missed, Store
from copse.server.store.people import Account, Passkey, People, Session, Ticket
from copse.server.tables.seats import digest, new_token

HOUR: Final = 3600.0
SESSION_SECONDS: Final = 90 * DAY  # without a visit
TOUCH_SECONDS: Final = MINUTE  # between two notes of a visit; friends see who is there
PROVEN_SECONDS: Final = 15 * MINUTE  # how long a proof of identity counts
KNOWN_SECONDS: Final = 2.0  # how long a session is believed without asking the database
MOST_KNOWN: Final = 10_000
CHALLENGE_SECONDS: Final = 5 * MINUTE
LINK_SECONDS: Final = 20 * MINUTE
VERIFY_SECONDS: Final = DAY
INVITATION_SECONDS: Final = 7 * DAY
RECOVERY_CODES: Final = 8
CODE_PART: Final = 4
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # that nobody confuses
CODE_LETTERS: Final = 16
MOST_PASSKEYS: Final = 20
MOST_DEVICES: Final = 50
RESERVED_SECONDS: Final = 30 * DAY  # how long nobody else can take an earlier name
MOST_RESERVED: Final = 6  # looks of earlier names; a name has up to three
MOST_ACCOUNTS: Final = 5  # that one e-mail names

Purpose = Literal["sign_in", "register", "add"]


class Visit(NamedTuple):
    """A signed-in request."""

    session: Session
    account: Account


class SignedIn(NamedTuple):
    """A new session with its secret, which only the cookie gets."""

    visit: Visit
    secret: str


class Newcomer(NamedTuple):
    """Somebody who registers, with a password or the answer of a passkey."""

    name: str
    avatar: str
    password: str | None
    passkey: Json | None
    invitation: str


class Caller(NamedTuple):
    """The client that asks, for limits, the name of the device, and the page as its browser knows it."""

    client: str
    device: str
    site: Site


class Accounts:
    def __init__(self, settings: Settings, store: Store, now: Callable[[], float] = time.time) -> None:
        self.people: Final = People(store)
        self.passwords: Final = Passwords()
        self.mailer: Final = Mailer(settings)
        self.standing: Final = Standing(store, now)
        self.standing.changed.append(self.forget)
        self._settings: Final = settings
        self.now: Final = now
        self._known: Final[dict[str, tuple[float, Visit]]] = {}
        self._tries = RateLimit(settings.sign_ins_per_minute, settings.sign_ins_per_minute / MINUTE, now)
        self._new = RateLimit(settings.accounts_per_day, settings.accounts_per_day / DAY, now)
        self._mails = RateLimit(settings.mails_per_hour, settings.mails_per_hour / HOUR, now)

    async def close(self) -> None:
        await self.mailer.close()

    # ---- registering

    async def register(self, who: Newcomer, caller: Caller) -> tuple[SignedIn, list[str]]:
        """Make an account and sign in. Returns the recovery codes too. Raises Refusal."""
        self._count(caller)
        if self._settings.registration == "closed":
            raise Refusal(403, "registration_closed", "nobody can register on this server")
        name = account_name(who.name)
        if (who.password is None) == (who.passkey is None):
            raise Refusal(422, "bad_request", "give either a password or a passkey")
        id, password, key = secrets.token_hex(8), None, None
        if who.passkey is not None:
            ticket, key = await self._answered("register", who.passkey, caller.site)
            id, _, chosen = ticket.note.partition(" ")
            if chosen != name:
                raise bad_passkey()
        elif who.password is not None:
            check_password(who.password, name)
            password = await self.passwords.hash(who.password)
        if await self.people.owners(looks_of(name), self.now()):
            raise name_taken()
        if not self._new.take(caller.client):
            raise Refusal(429, "too_many_accounts", "too many accounts were registered here today")
        await self._use_invitation(who.invitation)
        codes = [new_code() for _ in range(RECOVERY_CODES)]
        account = Account(id, name, who.avatar, "", password, None, self.now())
        try:
            await self.people.add(account, looks_of(name), digests_of(codes))
        except Conflict:
            raise name_taken() from None
        if key is not None:
            await self.people.add_passkey(self._kept(key, id, caller.device))
        return await self._begin(account, caller), codes

    async def _use_invitation(self, invitation: str) -> None:
        if self._settings.registration != "invited":
            return
        try:
            await self.people.redeem(digest(invitation), "invitation", self.now())
        except Missed:
            raise Refusal(
                403, "invitation_needed", "registering needs an invitation from an operator of this server"
            ) from None

    async def invite(self) -> str:
        """Return the secret of a new invitation."""
        return await self.issue("invitation", Ticket(None, ""), INVITATION_SECONDS)

    async def check_name(self, name: str, visit: Visit | None) -> None:
        """Raise Refusal if the name of a person at a table looks like that of somebody else's account."""
        if await self.people.owners(looks_of(name), self.now()) - ({visit.account.id} if visit else set()):
            problem = "this name belongs to an account, or looks like one; sign in to it or choose another name"
            raise Refusal(409, "name_of_account", problem)

    # ---- signing in

    async def sign_in(self, name: str, password: str, caller: Caller) -> SignedIn:
        """Sign in with a password. Raises Refusal."""
        await self._count_name(caller, name)
        account = await self.people.named(look_of(name))
        if not await self.passwords.fits(password, account.password if account else None) or account is None:
            raise bad_credentials()
        return await self._begin(account, caller)

    async def challenge(self, purpose: Purpose, caller: Caller, name: str, visit: Visit | None) -> str:
        """Return the options for making or using a passkey, as JSON. Raises Refusal."""
        self._count(caller)
        if purpose == "sign_in":
            return to_sign_in(caller.site, await self.issue(purpose, Ticket(None, ""), CHALLENGE_SECONDS))
        if purpose == "register":
            id, name = secrets.token_hex(8), account_name(name)
            if await self.people.owners(looks_of(name), self.now()):
                raise name_taken()
            challenge = await self.issue(purpose, Ticket(None, f"{id} {name}"), CHALLENGE_SECONDS)
            return to_register(caller.site, challenge, id, name, [])
        account = self.proven(visit).account
        known = [passkey.id for passkey in await self.people.passkeys(account.id)]
        if len(known) >= MOST_PASSKEYS:
            raise Refusal(409, "too_many_passkeys", f"an account has at most {MOST_PASSKEYS} passkeys")
        challenge = await self.issue(purpose, Ticket(account.id, ""), CHALLENGE_SECONDS)
        return to_register(caller.site, challenge, account.id, account.name, known)

    async def sign_in_by_passkey(self, credential: Json, caller: Caller) -> SignedIn:
        """Sign in with a passkey. Raises Refusal."""
        self._count(caller)
        return await self._begin(await self._owner(credential, caller.site), caller)

    async def _owner(self, credential: Json, site: Site) -> Account:
        """Return the account of a passkey that answered a challenge. Raises Refusal."""
        challenge, passkey = challenge_in(credential), await self.people.passkey(str(credential.get("id")))
        try:
            await self.people.redeem(digest(challenge), "sign_in", self.now())
        except Missed:
            raise bad_passkey() from None
        if passkey is None:
            raise bad_passkey()
        uses = used(site, credential, challenge, passkey.public_key, passkey.uses)
        await self.people.use_passkey(passkey.id, uses, self.now())
        account = await self.people.account(passkey.account)
        if account is None:
            raise bad_passkey()
        return account

    async def _answered(self, purpose: Purpose, credential: Json, site: Site) -> tuple[Ticket, NewKey]:
        """Return the ticket of a challenge, and the passkey that a browser made for it. Raises Refusal."""
        challenge = challenge_in(credential)
        try:
            ticket = await self.people.redeem(digest(challenge), purpose, self.now())
        except Missed:
            raise bad_passkey() from None
        return ticket, registered(site, credential, challenge)

    # ---- e-mail

    def mail_link(self, who: str, lang: str, caller: Caller) -> None:
        """Send links for signing in to the accounts of a name or an e-mail address. All of it happens later, so that
        the answer does not tell whether there are any. Raises Refusal."""
        self._check_mail()
        if not self._mails.take(caller.client):
            raise Refusal(429, "too_many_tries", "too many e-mails were requested; try again in an hour")
        self.mailer.later(self._mail_links(who, lang))

    async def _mail_links(self, who: str, lang: str) -> None:
        if "@" in who:
            found = await self.people.reached_by(who.strip().lower(), MOST_ACCOUNTS)
        else:
            found = [account] if (account := await self.people.named(look_of(who))) else []
        for account in found:
            if account.email and self._mails.take(f"to {account.id}"):
                secret = await self.issue("link", Ticket(account.id, account.email), LINK_SECONDS)
                self.mailer.send(
                    account.email, lang, "sign-in", name=account.name, link=self.mailer.link("link", secret)
                )

    async def sign_in_by_link(self, secret: str, password: str | None, caller: Caller) -> SignedIn:
        """Sign in with a link from an e-mail, and set a new password if one is given. That ends all other sessions.
        Raises Refusal."""
        self._count(caller)
        try:
            ticket = await self.people.redeem(digest(secret), "link", self.now())
        except Missed:
            raise stale_link() from None
        account = await self.people.account(ticket.account or "")
        if account is None or account.email != ticket.note:
            raise stale_link()
        if password is not None:
            check_password(password, account.name)
            await self.people.set_password(account.id, await self.passwords.hash(password))
            await self.end_all(account.id)
        return await self._begin(account, caller)

    async def ask_email(self, visit: Visit | None, email: str, lang: str) -> None:
        """Send a link that confirms an e-mail address; an empty one is removed at once. Raises Refusal."""
        account = self.proven(visit).account
        if not email:
            await self.people.set_email(account.id, None)
            self.forget(account.id)
            return
        self._check_mail()
        if not self._mails.take(f"of {account.id}"):
            raise Refusal(429, "too_many_tries", "too many e-mails were requested; try again in an hour")
        secret = await self.issue("verify", Ticket(account.id, email.lower()), VERIFY_SECONDS)
        self.mailer.send(email, lang, "verify", name=account.name, link=self.mailer.link("verify", secret))

    async def verify_email(self, secret: str, caller: Caller) -> None:
        """Store a confirmed e-mail address. Raises Refusal."""
        self._count(caller)
        try:
            ticket = await self.people.redeem(digest(secret), "verify", self.now())
        except Missed:
            raise stale_link() from None
        assert ticket.account is not None
        await self.people.set_email(ticket.account, ticket.note)
        self.forget(ticket.account)

    def _check_mail(self) -> None:
        if not self.mailer.works:
            raise Refusal(409, "no_mail", "this server sends no e-mails; use a recovery code")

    # ---- recovery without e-mail

    async def recover(self, name: str, code: str, password: str, caller: Caller) -> SignedIn:
        """Set a new password with a recovery code. That ends all sessions. Raises Refusal."""
        await self._count_name(caller, name)
        check_password(password, name)
        account, kept = await self.people.named(look_of(name)), await self.passwords.hash(password)
        try:
            await self.people.recover(account.id if account else "", digest(plain_code(code)), kept)
        except Missed:
            raise Refusal(401, "bad_code", "the name or the recovery code is wrong, or it was used before") from None
        assert account is not None
        self.forget(account.id)
        return await self._begin(account, caller)

    async def renew_codes(self, visit: Visit | None) -> list[str]:
        """Return new recovery codes; the old ones open nothing any more. Raises Refusal."""
        account, codes = self.proven(visit).account, [new_code() for _ in range(RECOVERY_CODES)]
        await self.people.renew_codes(account.id, digests_of(codes))
        return codes

    # ---- changes by a person who proved who they are

    def proven(self, visit: Visit | None) -> Visit:
        """Return a visit whose person proved lately who they are. Raises Refusal."""
        visit = signed_in(visit)
        if self.now() - visit.session.proven > PROVEN_SECONDS:
            raise Refusal(403, "prove_again", "confirm first that it is you, by your password or a passkey")
        return visit

    def is_proven(self, visit: Visit) -> bool:
        return self.now() - visit.session.proven <= PROVEN_SECONDS

    async def prove(self, visit: Visit | None, password: str | None, credential: Json | None, caller: Caller) -> None:
        """Prove again who one is. Raises Refusal."""
        session, account = signed_in(visit)
        await self._count_name(caller, account.name)
        if credential is not None:
            if (await self._owner(credential, caller.site)).id != account.id:
                raise bad_passkey()
        elif not await self.passwords.fits(password or "", account.password):
            raise bad_credentials()
        await self.people.prove(session.digest, self.now())
        self.forget(account.id)

    async def rename(self, visit: Visit | None, text: str) -> None:
        """Change the name. Nobody else can take the old one for a while. Raises Refusal."""
        account, name, now = self.proven(visit).account, account_name(text), self.now()
        if await self.people.reserved(account.id, now) >= MOST_RESERVED:
            raise Refusal(429, "too_many_names", "you have changed your name several times; wait some weeks")
        try:
            await self.people.rename(account.id, name, looks_of(name), now, now + RESERVED_SECONDS)
        except Conflict:
            raise name_taken() from None
        self.forget(account.id)

    async def set_password(self, visit: Visit | None, password: str) -> None:
        """Set a password and end all other sessions. Raises Refusal."""
        session, account = self.proven(visit)
        check_password(password, account.name)
        await self.people.set_password(account.id, await self.passwords.hash(password))
        await self.end_all(account.id, session.digest)

    async def add_passkey(self, visit: Visit | None, credential: Json, caller: Caller) -> None:
        """Raises Refusal."""
        account = self.proven(visit).account
        ticket, key = await self._answered("add", credential, caller.site)
        if ticket.account != account.id:
            raise bad_passkey()
        try:
            await self.people.add_passkey(self._kept(key, account.id, caller.device))
        except Conflict:
            raise bad_passkey() from None

    async def remove_passkey(self, visit: Visit | None, id: str) -> None:
        """Remove a passkey, but not the last way to sign in. Raises Refusal."""
        account = self.proven(visit).account
        others = [passkey for passkey in await self.people.passkeys(account.id) if passkey.id != id]
        if not others and account.password is None:
            raise Refusal(409, "last_key", "this is your only way to sign in; set a password first")
        await self.people.remove_passkey(account.id, id)

    def _kept(self, key: NewKey, account: str, device: str) -> Passkey:
        return Passkey(key.id, account, key.public_key, key.uses, device, self.now(), None)

    async def set_avatar(self, visit: Visit | None, avatar: str) -> None:
        """Raises Refusal."""
        account = signed_in(visit).account
        await self.people.set_avatar(account.id, avatar)
        self.forget(account.id)

    # ---- sessions

    async def visit(self, secret: str, fresh: bool = False) -> Visit | None:
        """Return the visit of a cookie; None if it opens nothing. Another server may have ended the session up to two
        seconds ago, unless the visit must be `fresh`."""
        if not secret:
            return None
        now, key = self.now(), digest(secret)
        known = self._known.get(key)
        if fresh or known is None or not 0 <= now - known[0] < KNOWN_SECONDS:
            found = await self.people.session(key)
            self._known.pop(key, None)
            if found is None or now - found[0].seen > SESSION_SECONDS:
                return None
            known = now, Visit(*found)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = known
        if now - known[1].session.seen > TOUCH_SECONDS:
            await self.people.touch(key, now)
            self.forget(known[1].account.id)
        return None if self.standing.is_suspended(known[1].account.id) else known[1]

    async def _begin(self, account: Account, caller: Caller) -> SignedIn:
        """Begin a session with a new secret. Raises Refusal if the account is suspended."""
        await self.standing.check_entry(account.id)
        secret, now = new_token(), self.now()
        session = Session(digest(secret), account.id, caller.device, now, now, now)
        await self.people.begin(session, now - SESSION_SECONDS)
        for old in (await self.people.sessions(account.id))[:-MOST_DEVICES]:
            await self.people.end(old.digest)
        return SignedIn(Visit(session, account), secret)

    async def end(self, secret: str) -> None:
        """End the session of a cookie."""
        await self.people.end(digest(secret))
        self._known.pop(digest(secret), None)

    async def end_device(self, visit: Visit | None, id: str) -> None:
        """End a session by its name in the list of devices. Raises Refusal."""
        account = signed_in(visit).account
        for session in await self.people.sessions(account.id):
            if device_id(session) == id:
                await self.people.end(session.digest)
        self.forget(account.id)

    async def end_all(self, account: str, kept: str = "") -> None:
        """End all sessions of an account except one."""
        await self.people.end_others(account, kept)
        self.forget(account)

    def forget(self, account: str) -> None:
        """Forget what is known of the sessions of an account."""
        for key in [key for key, (_, visit) in self._known.items() if visit.account.id == account]:
            del self._known[key]

    # ---- parts

    async def issue(self, purpose: str, ticket: Ticket, seconds: float) -> str:
        """Store a ticket and return its secret."""
        secret, now = new_token(), self.now()
        await self.people.issue(digest(secret), purpose, ticket, now, now + seconds)
        return secret

    def _count(self, caller: Caller) -> None:
        """Count a try for a client. Raises Refusal."""
        if not self._tries.take(caller.client):
            raise too_many_tries()

    async def _count_name(self, caller: Caller, name: str) -> None:
        """Count a try for a client, and for a name whether it exists or not. All servers count the name together.
        Raises Refusal."""
        self._count(caller)
        most = self._settings.sign_ins_per_hour
        if not await self.people.try_name(digest(f"name {look_of(name)}"), self.now(), HOUR / most, most):
            raise too_many_tries()


def signed_in(visit: Visit | None) -> Visit:
    """Return a visit. Raises Refusal if there is none."""
    if visit is None:
        raise signed_out()
    return visit


def signed_out() -> Refusal:
    return Refusal(401, "signed_out", "you are not signed in on this device")


def too_many_tries() -> Refusal:
    return Refusal(429, "too_many_tries", "too many tries; wait a while")


def name_taken() -> Refusal:
    return Refusal(409, "account_name_taken", "somebody has this name, or one that looks like it")


def bad_credentials() -> Refusal:
    return Refusal(401, "bad_credentials", "the name or the password is wrong")


def stale_link() -> Refusal:
    return Refusal(401, "stale_link", "this link was used before or has expired; ask for another")


def device_id(session: Session) -> str:
    """Return the name of a session in the list of devices. It opens nothing."""
    return session.digest[:16]


def new_code() -> str:
    """Return a recovery code: 79 bits in four groups, such as `k3hm-2xqa-7pwc-9rtd`."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
    return "-".join(letters[start : start + CODE_PART] for start in range(0, CODE_LETTERS, CODE_PART))


def plain_code(code: str) -> str:
    """Return a recovery code as it is compared, however a person wrote it."""
    return "".join(one for one in code.lower() if one in LETTERS)


def digests_of(codes: list[str]) -> list[str]:
    return [digest(plain_code(code)) for code in codes]
