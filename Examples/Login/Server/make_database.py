#!/usr/bin/env python3
"""Makes the database that the demonstration and the tests of Login run on.

make_database.py DIRECTORY [--url URL] [--empty]

The passwords stand as they are, since nobody has them for anything real.
"""

import argparse
import pathlib
import sqlite3

SCHEMA = """
create table members (
  id integer primary key,
  name text not null,
  email text not null unique,
  password text not null
);
create table sessions (
  id integer primary key,
  member integer not null references members (id),
  token text not null,
  renewal text not null,
  expired integer not null default 0
);
create table mails (
  id integer primary key,
  member integer not null references members (id)
);
create table wishes (
  id integer primary key,
  member integer not null references members (id),
  name text not null,
  reason text not null
);
create table reservations (
  id integer primary key,
  member integer not null references members (id),
  thing integer not null references things (id)
);
create table desks (id integer primary key, name text not null, phone text not null);
create table things (
  id integer primary key,
  name text not null,
  place text not null,
  about text,
  kept text not null default 'false'
);
"""

MEMBERS = [
    ("Ada", "ada@library.example", "difference engine"),
    ("Grace", "grace@library.example", "nanoseconds"),
]

KINDS = ["Beamer", "Bike trailer", "Drill", "Ladder", "Pressure washer", "Sewing machine", "Tent"]
SIZES = ["small", "medium", "large"]
PLACES = ["North shelf", "South shelf", "Cellar"]


def things():
    """63 things: each kind in three sizes on three shelves, in an order of their own."""
    for place in PLACES:
        for size in SIZES:
            for kind in KINDS:
                about = None if size == "medium" else f"A {size} one, checked every spring."
                yield (f"{kind}, {size}", place, about)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--url", help="the server's address, which nothing here depends on")
    parser.add_argument("--empty", action="store_true", help="members, but nothing to lend")
    options = parser.parse_args()
    options.directory.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(options.directory / "library.db")
    with database:
        database.executescript(SCHEMA)
        database.executemany(
            "insert into members (name, email, password) values (?, ?, ?)", MEMBERS
        )
        database.execute("insert into desks (name, phone) values ('Front desk', '555 0117')")
        if not options.empty:
            database.executemany(
                "insert into things (name, place, about) values (?, ?, ?)", things()
            )
    database.close()


if __name__ == "__main__":
    main()
