"""As much of a WebSocket (RFC 6455) as a player needs: text in both directions. The `websockets` package does the same and more."""

import base64
import os
import socket
import ssl
import struct
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocket:
    """A connection; iterating over it gives the messages that come, until the server closes it."""

    def __init__(self, url, headers):
        address = urlsplit(url)
        secure = address.scheme == "https"
        stream = socket.create_connection((address.hostname, address.port or (443 if secure else 80)))
        if secure:
            stream = ssl.create_default_context().wrap_socket(stream, server_hostname=address.hostname)
        self.stream, self.incoming = stream, stream.makefile("rb")
        lines = {
            "Host": address.netloc,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **headers,
        }
        request = f"GET {address.path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        stream.sendall(f"{request}\r\n".encode())
        status = self.incoming.readline().decode().strip()
        if " 101 " not in f"{status} ":
            raise ConnectionError(f"{url}: {status}")
        while self.incoming.readline().strip():
            pass

    def __iter__(self):
        message = b""
        while True:
            kind, last, payload = self._frame()
            if kind == CLOSE:
                return
            if kind == PING:
                self._send(PONG, payload)
            elif kind != PONG:
                message += payload
                if last:
                    yield message.decode()
                    message = b""

    def send(self, text):
        self._send(TEXT, text.encode())

    def _frame(self):
        first, second = self._read(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self._read(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self._read(8))
        return first & 0x0F, first & 0x80, self._read(length)

    def _read(self, length):
        found = self.incoming.read(length)
        if len(found) < length:
            raise ConnectionError("the connection was lost")
        return found

    def _send(self, kind, payload):
        length = len(payload)
        if length < 126:
            head = struct.pack(">BB", 0x80 | kind, 0x80 | length)
        else:
            head = struct.pack(">BBH", 0x80 | kind, 0x80 | 126, length)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        self.stream.sendall(head + mask + masked)
