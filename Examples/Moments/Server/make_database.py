#!/usr/bin/env python3
"""Makes the data that the Moments server serves: a SQLite file and the pictures it refers to.

Run it as `make_database.py DIRECTORY [--url URL] [--empty | --post-of-nobody]`. The same arguments give the same
data on every machine. The server is Datasette, see metadata.json for its canned queries.
"""

import argparse
import datetime
import json
import pathlib
import sqlite3
import struct
import zlib

SCHEMA = """
create table users (
  id text primary key,
  name text not null,
  avatar text,
  bio text,
  followers integer not null default 0
);
create table follows (
  followed text not null references users (id),
  follower text not null references users (id),
  primary key (followed, follower)
);
-- What the reader sees, in the shape in which it is read: `author` holds a user as JSON, `liked`
-- a JSON boolean.
create table feed (
  id integer primary key,
  kind text not null,
  author text,
  title text,
  text text,
  photo text,
  link text,
  liked text,
  like_count integer,
  audience text,
  created_at text not null
);
create index feed_by_date on feed (created_at);
create table stories (
  id text primary key,
  tray_id integer not null references feed (id),
  author text not null,
  cover text
);
create table comments (
  id integer primary key,
  post_id integer not null references feed (id),
  author text not null,
  text text not null,
  created_at text not null
);
"""

GIVEN_NAMES = [
    "Zoë", "Søren", "Michail", "李娜", "عائشة", "Ana", "Ngọc", "Joan", "Łukasz", "Priya",
]
FAMILY_NAMES = ["Ångström", "O’Neill", "Nakamura", "García", "Müller", "Okafor", "Çelik"]

TEXTS = [
    "Lanterns on the river tonight. 🏮",
    "Fog over the harbour, and nobody awake but the gulls.",
    "Zum ersten Mal selbst Brot gebacken. Die Küche sieht danach aus.",
    "今日は富士山がよく見えた。",
    "The old tram still runs, slower than walking and twice as good.",
    "Snow in the morning, sun by noon, and a long walk in between. We took the ridge path, "
    "which is closed from November on, met two foxes and no people, and were back before dark.",
    "قهوة الصباح على الشرفة",
    "Café crème, half past seven.",
    "Nothing beats the smell of rain on warm stone.",
    "Found this at the flea market — who can tell what it is for?",
]

REMARKS = ["Wonderful!", "Wo ist das?", "I was there last year.", "すごい！", "More of these, please."]

FEED_ROWS = 84
STORY_TRAYS = (0, 26, 49, 71)
UNKNOWN_ROWS = (8, 80)
MUCH_DISCUSSED = 1083
ABANDONED = 1081
NEWEST = datetime.datetime(2026, 3, 14, 9, 26, 0, tzinfo=datetime.timezone.utc)


def timestamp(minutes_before_newest):
    moment = NEWEST - datetime.timedelta(minutes=minutes_before_newest)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


class Pictures:
    """Small PNG files of one colour each, and their addresses."""

    COUNT = 12

    def __init__(self, url):
        self.url = url

    def address(self, number):
        return f"{self.url}/images/{number % self.COUNT}.png"

    def write(self, directory):
        directory.mkdir(parents=True, exist_ok=True)
        for number in range(self.COUNT):
            colour = bytes((37 + number * 18, 200 - number * 12, 90 + number * 9))
            (directory / f"{number}.png").write_bytes(self.png(colour, width=24, height=18))

    @staticmethod
    def png(colour, width, height):
        def chunk(kind, data):
            body = kind + data
            return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

        header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        rows = (b"\0" + colour * width) * height
        return (
            b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"IEND", b"")
        )


def people(pictures):
    yield {
        "id": "me",
        "name": "Mika Lindqvist",
        "avatar": pictures.address(0),
        "bio": "Photographs what is in the way.",
        "followers": 60,
    }
    for number, (family, given) in enumerate(
        ((family, given) for family in FAMILY_NAMES for given in GIVEN_NAMES), start=1
    ):
        yield {
            "id": f"u{number}",
            "name": f"{given} {family}",
            "avatar": None if number % 7 == 0 else pictures.address(number),
            "bio": None if number % 3 == 0 else f"Lives near the {family} bridge.",
            "followers": 1 if number == 1 else 0,
        }


def as_author(user):
    """The part of a user that travels inside of what they wrote."""
    return json.dumps({key: user[key] for key in ("id", "name", "avatar")}, ensure_ascii=False)


def feed_row(number, users, pictures):
    """The feed's row at a place counted from the newest, as the values that differ from null."""
    row = {"id": 1000 + FEED_ROWS - number, "created_at": timestamp(37 * number)}
    if number in STORY_TRAYS:
        return row | {"kind": "stories", "title": "Stories of today"}
    if number in UNKNOWN_ROWS:
        return row | {"kind": "poll", "title": "Tea or coffee?"}
    if number % 10 == 2:
        return row | {
            "kind": "ad",
            "title": "Lamps for long evenings",
            "link": f"https://shop.example/lamps?from=moments&place={number}",
        }
    author = users[0] if number % 5 in (1, 4) else users[1 + number % (len(users) - 1)]
    return row | {
        "kind": "post",
        "author": as_author(author),
        "text": None if number % 11 == 7 else TEXTS[number % len(TEXTS)],
        "photo": None if number % 4 == 2 else pictures.address(number),
        "liked": None if number == 6 else json.dumps(number % 9 == 0),
        "like_count": None if number == 6 else number * 31 % 97,
        "audience": "close-circle" if number == 13 else ["everyone", "friends-only"][number % 2],
    }


def comment_count(row):
    """One post is much discussed, many not at all."""
    if row["kind"] != "post":
        return 0
    return 65 if row["id"] == MUCH_DISCUSSED else row["id"] % 3


def fill(database, pictures):
    users = list(people(pictures))
    insert(database, "users", users)
    insert(database, "follows", ({"followed": "me", "follower": u["id"]} for u in users[1:61]))
    insert(database, "follows", [{"followed": "u1", "follower": "me"}])
    rows = [feed_row(number, users, pictures) for number in range(FEED_ROWS)]
    for row in rows:
        insert(database, "feed", [row])
        if row["kind"] == "stories":
            insert(database, "stories", stories(row["id"], users, pictures))
        insert(database, "comments", comments(row, users))


def stories(tray, users, pictures):
    for number in range(9):
        yield {
            "id": f"{tray}-{number}",
            "tray_id": tray,
            "author": as_author(users[(tray + number * 5) % len(users)]),
            "cover": None if number == 4 else pictures.address(tray + number),
        }


def comments(row, users):
    for number in range(comment_count(row)):
        yield {
            "post_id": row["id"],
            "author": as_author(users[(row["id"] + number) % len(users)]),
            "text": REMARKS[number % len(REMARKS)],
            "created_at": timestamp(-number),
        }


def insert(database, table, rows):
    for row in rows:
        names = ", ".join(row)
        places = ", ".join(f":{name}" for name in row)
        database.execute(f"insert into {table} ({names}) values ({places})", row)


def main():
    parser = argparse.ArgumentParser(description="Makes the database of the Moments server.")
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--url", default="https://api.moments.example", help="the server's address")
    contents = parser.add_mutually_exclusive_group()
    contents.add_argument("--empty", action="store_true", help="tables without rows")
    contents.add_argument(
        "--post-of-nobody", action="store_true", help="a new post lacks its author"
    )
    arguments = parser.parse_args()

    pictures = Pictures(arguments.url.rstrip("/"))
    pictures.write(arguments.directory / "images")
    file = arguments.directory / "moments.db"
    file.unlink(missing_ok=True)
    database = sqlite3.connect(file)
    with database:
        database.executescript(SCHEMA)
        if not arguments.empty:
            fill(database, pictures)
        if arguments.post_of_nobody:
            database.execute("update feed set author = null where id = ?", (ABANDONED,))
    database.close()


if __name__ == "__main__":
    main()
