#!/usr/bin/env python3
"""Makes the data that the Accounts server serves: a SQLite file.

Run it as `make_database.py DIRECTORY [--url URL] [--empty]`. The same arguments give the same
data on every machine. The server is Datasette, see metadata.json for its canned queries, and
plugins for what it does beside them.
"""

import argparse
import pathlib
import sqlite3

SCHEMA = """
create table accounts (
  id text primary key,
  owner text not null,
  email text not null default '',
  plan text not null,
  balance real not null default 0,
  closed integer not null default 0
);
create index accounts_by_owner on accounts (owner);
create table movements (
  id integer primary key,
  account_id text not null references accounts (id),
  label text not null,
  amount real not null,
  booked_at text not null
);
"""

GIVEN_NAMES = ["Ada", "Björn", "Chiara", "Dörte", "Emeka", "Fatima", "Goro", "Hạnh", "Ivo"]
FAMILY_NAMES = ["Abel", "Brandt", "Conti", "Díaz", "Eze", "Friis"]
LABELS = ["Subscription", "Refund", "Seats", "Storage"]


def accounts():
    number = 0
    for family in FAMILY_NAMES:
        for given in GIVEN_NAMES:
            number += 1
            yield {
                "id": f"a{number}",
                "owner": f"{given} {family}",
                "email": "" if number % 5 == 0 else f"a{number}@{family.lower()}.example",
                "plan": ["free", "team", "company"][number % 3],
                "balance": number * 12.5,
            }


def movements():
    for number in range(45):
        yield {
            "account_id": "a1" if number < 42 else "a2",
            "label": f"{LABELS[number % len(LABELS)]} {number + 1}",
            "amount": (number + 1) * (-1 if number % 4 == 1 else 1) * 2.5,
            "booked_at": f"2026-02-{1 + number % 28:02}T08:{number:02}:00Z",
        }


def insert(database, table, rows):
    for row in rows:
        names = ", ".join(row)
        places = ", ".join(f":{name}" for name in row)
        database.execute(f"insert into {table} ({names}) values ({places})", row)


def main():
    parser = argparse.ArgumentParser(description="Makes the database of the Accounts server.")
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--url", default="https://api.accounts.example", help="not used here")
    parser.add_argument("--empty", action="store_true", help="tables without rows")
    arguments = parser.parse_args()

    arguments.directory.mkdir(parents=True, exist_ok=True)
    file = arguments.directory / "accounts.db"
    file.unlink(missing_ok=True)
    database = sqlite3.connect(file)
    with database:
        database.executescript(SCHEMA)
        if not arguments.empty:
            insert(database, "accounts", accounts())
            insert(database, "movements", movements())
    database.close()


if __name__ == "__main__":
    main()
