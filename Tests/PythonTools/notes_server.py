"""A GraphQL server of notes on a free port of this machine, for tests.

It tells its address in its first line of output, and ends when its input does.
"""

import logging
import os
import socket
import sys
import threading
from typing import Annotated

import strawberry
import uvicorn
from strawberry import relay
from strawberry.asgi import GraphQL


@strawberry.type
class Author:
    id: strawberry.ID
    name: str


@strawberry.type
class Note(relay.Node):
    id: relay.NodeID[int]
    text: str
    tag: str

    @strawberry.field
    def author(self) -> Author | None:
        if int(self.id) == 2:
            raise ValueError("the author of note 2 is not known")
        return Author(id=strawberry.ID("a1"), name="Ann")

    @classmethod
    def resolve_nodes(cls, *, info, node_ids, required=False):
        return [notes[int(number) - 1] for number in node_ids]


notes = [
    Note(id=number, text=f"note {number}", tag="odd" if number % 2 else "even")
    for number in range(1, 8)
]


@strawberry.type
class Query:
    @relay.connection(relay.ListConnection[Note])
    def notes(self, tag: str | None = None) -> list[Note]:
        return [note for note in notes if tag is None or note.tag == tag]

    @strawberry.field
    def closed(self, info: strawberry.Info, status: int) -> str | None:
        """Fails, and says so in the status, too."""
        info.context["response"].status_code = status
        raise PermissionError("the library is closed")


@strawberry.type
class Mutation:
    @strawberry.mutation
    def rename(
        self,
        id: relay.GlobalID,
        text: Annotated[str, strawberry.argument(description="The new text.")],
    ) -> Note:
        note = notes[int(id.node_id) - 1]
        note.text = text
        return note


def end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    # What resolvers fail with is told to who asks.
    logging.disable()
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    threading.Thread(target=end_with_input, daemon=True).start()
    application = GraphQL(strawberry.Schema(Query, Mutation))
    server = uvicorn.Server(uvicorn.Config(application, log_level="error"))
    server.run(sockets=[listening])
