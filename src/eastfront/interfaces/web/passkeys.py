"""Passkeys: what a browser is asked for, and whether what it answers is genuine."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    decode_credential_public_key,
    options_to_json_dict,
    parse_attestation_object,
    parse_authentication_credential_json,
    parse_registration_credential_json,
)
from webauthn.helpers.decoded_public_key_to_cryptography import decoded_public_key_to_cryptography
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AttestationFormat,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from eastfront.interfaces.web.attempts import CHALLENGE_SECONDS
from eastfront.interfaces.web.settings import Settings
from eastfront.table.live.errors import NotYours, Refused
from eastfront.table.storage.accounts import Passkey

SITE_NAME: Final = "eastfront"
# What browsers send who were not asked to attest the maker of a device.
FORMATS: Final = (AttestationFormat.NONE, AttestationFormat.PACKED)
LONGEST_ID: Final = 1023
TIMEOUT: Final = int(CHALLENGE_SECONDS * 1000)
# What the library raises about answers that no authenticator gives; its texts quote them.
MALFORMED: Final = (WebAuthnException, ValueError, KeyError, IndexError, TypeError, AttributeError)

Plain = dict[str, Any]


@dataclass(frozen=True)
class Site:
    """Where passkeys are good: the *id* is a host, the *origin* the address of its pages."""

    id: str
    origin: str


def site_of(settings: Settings) -> Site:
    """Return the site of a server; on one's own machine it is localhost, for passkeys need a name."""
    parts = urlsplit(settings.url)
    host = parts.hostname or ""
    if is_loopback(host):
        port = f":{parts.port}" if parts.port else ""
        return Site("localhost", f"{parts.scheme}://localhost{port}")
    return Site(host, f"{parts.scheme}://{parts.netloc}")


def is_loopback(host: str) -> bool:
    """Tell whether a host is a number that means this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def handle_of(person: str) -> bytes:
    """Return what an authenticator knows a person by."""
    return sha256(b"passkey " + person.encode()).digest()


def ask_new(site: Site, login: str, person: str, known: list[bytes]) -> tuple[bytes, Plain]:
    """Return a challenge and what a browser needs to make a passkey; devices with a *known* one decline."""
    options = generate_registration_options(
        rp_id=site.id,
        rp_name=SITE_NAME,
        user_name=login,
        user_id=handle_of(person),
        timeout=TIMEOUT,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=id) for id in known],
    )
    return options.challenge, options_to_json_dict(options)


def ask_known(site: Site) -> tuple[bytes, Plain]:
    """Return a challenge and what a browser needs to offer the passkeys it has for this site."""
    options = generate_authentication_options(
        rp_id=site.id, timeout=TIMEOUT, user_verification=UserVerificationRequirement.PREFERRED
    )
    return options.challenge, options_to_json_dict(options)


def check_new(site: Site, answer: Plain, challenge: bytes) -> tuple[bytes, bytes, int]:
    """Return id, public key and count of a passkey that was made for *challenge*, or refuse it."""
    try:
        credential = parse_registration_credential_json(answer)
        if parse_attestation_object(credential.response.attestation_object).fmt not in FORMATS:
            raise refusal()
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
        )
        # A key that cannot be read would only be found out at the next sign-in.
        decoded_public_key_to_cryptography(decode_credential_public_key(made.credential_public_key))
    except MALFORMED:
        raise refusal() from None
    if len(made.credential_id) > LONGEST_ID:
        raise refusal()
    return made.credential_id, made.credential_public_key, made.sign_count


def refusal() -> Refused:
    """Return the answer to a passkey that was not made as asked."""
    return Refused("this is no passkey that was made for this site and this challenge")


def read_id(answer: Plain) -> bytes:
    """Return the id of the passkey that an answer claims to be by."""
    try:
        return parse_authentication_credential_json(answer).raw_id
    except MALFORMED:
        raise stranger() from None


def check_known(site: Site, answer: Plain, challenge: bytes, passkey: Passkey) -> int:
    """Return the count of a passkey that has signed *challenge*, or refuse it."""
    try:
        credential = parse_authentication_credential_json(answer)
        checked = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except MALFORMED:
        raise stranger() from None
    if credential.response.user_handle != handle_of(passkey.person):
        raise stranger()
    return checked.new_sign_count


def stranger() -> NotYours:
    """Return the one answer to all passkeys that do not open an account."""
    return NotYours("this passkey opens no account here")
