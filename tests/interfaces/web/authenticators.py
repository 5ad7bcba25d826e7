"""A device that holds passkeys, in software: it does what a browser and a security key do together."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@dataclass
class Authenticator:
    """Holds one passkey for the site of a page; *count* is how often it says that it was used."""

    origin: str
    count: int = 0
    rp_id: str = ""
    id: bytes = field(default_factory=lambda: token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    handle: bytes = b""
    # A public key other than that of *key*, in the form of COSE.
    public_key: Any = None

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer options to make a passkey."""
        self.handle = read_base64(options["user"]["id"])
        data = self.data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + self.attested()
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("webauthn.create", options)
        return self.credential(clientDataJSON=client, attestationObject=attestation)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer options to sign in."""
        self.count += 1
        data = self.data(options["rpId"], PRESENT)
        client = self.client_data("webauthn.get", options)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.credential(
            clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=self.handle
        )

    def data(self, rp_id: str, flags: int) -> bytes:
        return (
            sha256((self.rp_id or rp_id).encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")
        )

    def attested(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public_key = {1: 2, 3: -7, -1: 1, -2: x, -3: y} if self.public_key is None else self.public_key
        return bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public_key)

    def client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        data = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(data).encode()

    def credential(self, **response: bytes) -> dict[str, Any]:
        id = base64(self.id)
        answers = {name: base64(value) for name, value in response.items()}
        return {
            "id": id,
            "rawId": id,
            "type": "public-key",
            "response": answers,
            "clientExtensionResults": {},
        }


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read_base64(text: str) -> bytes:
    return urlsafe_b64decode(f"{text}===")
