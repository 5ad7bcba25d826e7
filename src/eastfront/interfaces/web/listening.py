"""The sockets that a server listens on."""

from __future__ import annotations

import errno
import os
import socket
from typing import Final

from eastfront.kernel.errors import SetupError

# What a name may also stand for that this machine does not have: localhost where there is no IPv6.
NOT_HERE: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


def listen(host: str, port: int) -> list[socket.socket]:
    """Return a socket for each address of *host*, on one port: any that is free if *port* is 0."""
    listeners: list[socket.socket] = []
    missing = ""
    for family, address in addresses(host, port):
        if listeners:
            port = bound_port(listeners)
        try:
            listeners.append(open_listener(family, address, port))
        except OSError as problem:
            missing = refusal(host, port, problem)
            if problem.errno not in NOT_HERE:
                close(listeners)
                raise SetupError(missing) from None
    if not listeners:
        raise SetupError(missing)
    return listeners


def addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, str]]:
    """Return what *host* stands for, each once; an empty one for every address of the machine."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise SetupError(f"cannot listen on {host!r}: no such address is known") from None
    return list(dict.fromkeys((entry[0], str(entry[4][0])) for entry in found))


def open_listener(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    """Return a socket that listens on one address."""
    listener = socket.create_server((address, port), family=family)
    # A loop does this only for sockets that it has opened itself; without it each answer waits 40 ms.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def bound_port(listeners: list[socket.socket]) -> int:
    """Return the port that all of *listeners* have."""
    port = listeners[0].getsockname()[1]
    assert isinstance(port, int), port
    return port


def close(listeners: list[socket.socket]) -> None:
    """Close every one of *listeners*."""
    for listener in listeners:
        listener.close()


def refusal(host: str, port: int, problem: OSError) -> str:
    """Say why nobody can be heard there; the system's own words for it may name the address again."""
    reason = os.strerror(problem.errno) if problem.errno else str(problem)
    return f"cannot listen on {host or 'every address'} port {port}: {reason}"
