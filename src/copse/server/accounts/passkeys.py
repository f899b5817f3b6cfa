"""Passkeys (WebAuthn). A challenge is a ticket that works once; the origin and the site are those of the page, which
the server knows from the request."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, NamedTuple

from copse.server.protocol.refusal import Refusal

Json = Mapping[str, object]
SITE_NAME: Final = "Copse"


class Site(NamedTuple):
    """The page as a browser knows it: `https://club.example:8443`, and `club.example`."""

    origin: str
    host: str


class NewKey(NamedTuple):
    """A passkey that a browser made: its id and public key in base64url."""

    id: str
    public_key: str
    uses: int


def to_register(site: Site, challenge: str, user: str, name: str, known: list[str]) -> str:
    """Return the options for making a passkey, as JSON. A device that holds one of the `known` makes no other."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    return options_to_json(
        generate_registration_options(
            rp_id=site.host,
            rp_name=SITE_NAME,
            user_id=user.encode(),
            user_name=name,
            challenge=base64url_to_bytes(challenge),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
        )
    )


def to_sign_in(site: Site, challenge: str) -> str:
    """Return the options for using a passkey, as JSON. They name no account, so they reveal none."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import UserVerificationRequirement

    return options_to_json(
        generate_authentication_options(
            rp_id=site.host,
            challenge=base64url_to_bytes(challenge),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
    )


def challenge_in(credential: Json) -> str:
    """Return the challenge that a credential answers; empty if it names none."""
    from webauthn.helpers import base64url_to_bytes

    try:
        response = credential["response"]
        assert isinstance(response, Mapping)
        told = json.loads(base64url_to_bytes(str(response["clientDataJSON"])))
        return str(told["challenge"])
    except (AssertionError, KeyError, TypeError, ValueError):
        return ""


def registered(site: Site, credential: Json, challenge: str) -> NewKey:
    """Return the passkey that a browser made for a challenge. Raises Refusal."""
    from webauthn import verify_registration_response
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        made = verify_registration_response(
            credential=dict(credential),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise bad_passkey() from None
    return NewKey(
        bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key), made.sign_count
    )


def used(site: Site, credential: Json, challenge: str, public_key: str, uses: int) -> int:
    """Check the answer of a passkey to a challenge. Returns its new counter. Raises Refusal."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify_authentication_response(
            credential=dict(credential),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(public_key),
            credential_current_sign_count=uses,
            require_user_verification=True,
        ).new_sign_count
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise bad_passkey() from None


def bad_passkey() -> Refusal:
    return Refusal(401, "bad_passkey", "this passkey does not open an account here; try again or sign in differently")
