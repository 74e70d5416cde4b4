#!/usr/bin/env python3
"""Makes the database that the demonstration and the tests of the hiking club run on.

make_database.py DIRECTORY [--url URL]

The passwords stand as they are, since nobody has them for anything real.
"""

import argparse
import datetime
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
  token text not null
);
create table regions (id integer primary key, name text not null);
create table huts (
  id integer primary key,
  name text not null,
  altitude integer not null,
  beds integer not null,
  warden text not null
);
create table nights (
  id integer primary key,
  hut integer not null,
  day text not null,
  free integer not null,
  price real not null
);
create table bookings (
  id integer primary key,
  member integer not null,
  night integer not null,
  beds integer not null
);
create table tours (
  id integer primary key,
  title text not null,
  guide text not null,
  starts text not null,
  places integer not null,
  taken integer not null,
  hut integer
);
create table trails (
  id integer primary key,
  region integer not null,
  name text not null,
  kilometres real not null,
  state text not null,
  note text,
  hut_page text
);
create table reports (
  id integer primary key,
  member integer not null,
  trail integer not null,
  state text not null,
  note text not null,
  day text not null,
  hazards text not null,
  minutes integer
);
"""

MEMBERS = [("Edith", "edith@club.example", "chamois"), ("Luis", "luis@club.example", "edelweiss")]
REGIONS = ["Lake side", "High moor", "Stone sea"]
HUTS = [
    ("Kestrel Hut", 2114, 40, "Ana"),
    ("Lower Alm", 1388, 18, "Jakob"),
    ("Marmot House", 1920, 64, "Mira"),
]
TOURS = [
    ("Over the saddle", "Mira", "2026-06-06T07:00:00Z", 12, 9, 3),
    ("Orchids of the moor", "Jakob", "2026-06-20T08:30:00Z", 15, 15, None),
    ("Two lakes and a ridge", "Ana", "2026-07-04T06:00:00Z", 8, 2, 1),
    ("Night of the bats", "Ana", "2026-07-18T20:00:00Z", 20, 4, None),
]
TRAILS = [
    (1, "Alder path", 4.5, "open", None, None),
    (1, "Ferry steps", 2.0, "muddy", "Slippery below the chapel.", None),
    (1, "Kestrel climb", 9.25, "open", None, "club://huts/1"),
    (2, "Bog walk", 6.0, "closed", "The planks are being renewed.", None),
    (3, "Karst round", 14.0, "open", None, "club://huts/3"),
]


def nights():
    """30 nights of each hut from the first of June on; on Saturdays nothing is free."""
    first = datetime.date(2026, 6, 1)
    for hut, (_, _, beds, _) in enumerate(HUTS, start=1):
        for number in range(30):
            day = first + datetime.timedelta(days=number)
            free = 0 if day.weekday() == 5 else 1 + (number * 7 + hut) % (beds // 2)
            yield (hut, f"{day}T12:00:00Z", free, 28.5)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--url", help="the server's address, which nothing here depends on")
    options = parser.parse_args()
    options.directory.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(options.directory / "club.db")
    insert = {
        "members (name, email, password)": MEMBERS,
        "regions (name)": [(name,) for name in REGIONS],
        "huts (name, altitude, beds, warden)": HUTS,
        "nights (hut, day, free, price)": list(nights()),
        "tours (title, guide, starts, places, taken, hut)": TOURS,
        "trails (region, name, kilometres, state, note, hut_page)": TRAILS,
    }
    with database:
        database.executescript(SCHEMA)
        for table, rows in insert.items():
            places = ", ".join("?" * len(rows[0]))
            database.executemany(f"insert into {table} values ({places})", rows)
    database.close()


if __name__ == "__main__":
    main()
