#!/usr/bin/env python3
"""Makes the database that the demonstration and the tests of Pantry run on.

make_database.py DIRECTORY [--url URL]

Prices are texts, so that they stay exact.
"""

import argparse
import pathlib
import sqlite3

import card_data

SCHEMA = """
create table categories (id integer primary key, name text not null unique);
create table shelves (
  id integer primary key,
  category integer not null references categories (id),
  name text not null,
  code text not null unique
);
create table labels (id integer primary key, name text not null unique);
create table goods (
  id integer primary key,
  name text not null unique,
  maker text not null,
  category integer not null references categories (id),
  shelf text not null references shelves (code),
  price text not null,
  earlier_price text
);
create table labelled (
  good integer not null references goods (id),
  label integer not null references labels (id),
  primary key (good, label)
);
create table entries (
  id integer primary key,
  good integer not null unique references goods (id),
  amount integer not null default 1,
  part text not null default 'open' check (part in ('open', 'bought')),
  place integer not null
);
create table slots (id integer primary key, name text not null unique, room integer not null);
create table deliveries (
  id integer primary key,
  day text not null,
  slot integer not null references slots (id),
  phone text,
  street text not null,
  town text not null,
  door blob,
  card text,
  note text
);
create table complaints (
  id integer primary key,
  good integer not null references goods (id),
  trouble text not null check (trouble in ('damaged', 'spoiled', 'wrongGood')),
  bought text not null,
  opened text,
  what text not null
);
create table photos (
  id integer primary key,
  complaint integer not null references complaints (id),
  name text not null,
  content blob not null
);
create table week (
  id integer primary key,
  good integer not null unique references goods (id),
  points integer not null
);
"""

# The aisles with their shelves.
CATEGORIES = {
    "Bread": ["Rolls", "Loaves"],
    "Cupboard": ["Pasta", "Tins", "Oil"],
    "Dairy": ["Milk", "Cheese"],
    "Fruit": ["Apples", "Citrus"],
}

LABELS = ["Organic", "Regional", "Vegan"]

# Name, maker, shelf, price and, of an offer, the price that it had.
GOODS = [
    ("Apples", "Alma", "Apples", "2.49", None),
    ("Apple juice", "Alma", "Apples", "1.89", "2.19"),
    ("Baguette", "Mill Lane", "Loaves", "1.95", None),
    ("Chickpeas", "Tin & Co", "Tins", "0.99", None),
    ("Cream", "Highland", "Milk", "1.09", None),
    ("Goat cheese", "Highland", "Cheese", "4.35", "4.95"),
    ("Lemons", "Sole", "Citrus", "0.59", None),
    ("Milk", "Highland", "Milk", "1.29", None),
    ("Olive oil", "Sole", "Oil", "12.90", None),
    ("Oranges", "Sole", "Citrus", "3.10", None),
    ("Poppy rolls", "Mill Lane", "Rolls", "0.45", None),
    ("Rye bread", "Mill Lane", "Loaves", "3.80", None),
    ("Spaghetti", "Tin & Co", "Pasta", "1.15", "1.49"),
    ("Tomatoes", "Tin & Co", "Tins", "0.85", None),
]

# What is to be bought, in its order, with how many of it, and what has been.
OPEN = [("Milk", 2), ("Rye bread", 1), ("Lemons", 6), ("Spaghetti", 1)]
BOUGHT = [("Cream", 1)]

# When the shop brings things, and how many can have it then on one day.
SLOTS = [("8–10", 2), ("12–14", 2), ("18–20", 1)]

# What this week brings extra points, and how many.
WEEK = [("Apples", 10), ("Goat cheese", 60), ("Olive oil", 100), ("Oranges", 25), ("Rye bread", 40)]


def fill(database):
    shelves = {}
    for category, names in CATEGORIES.items():
        key = database.execute("insert into categories (name) values (?)", [category]).lastrowid
        for name in names:
            code = f"{category[0]}-{name}".upper()
            database.execute(
                "insert into shelves (category, name, code) values (?, ?, ?)", [key, name, code]
            )
            shelves[name] = (key, code)
    database.executemany("insert into labels (name) values (?)", [[name] for name in LABELS])
    for name, maker, shelf, price, earlier in GOODS:
        database.execute(
            "insert into goods (name, maker, category, shelf, price, earlier_price)"
            " values (?, ?, ?, ?, ?, ?)",
            [name, maker, *shelves[shelf], price, earlier],
        )
    entries = [(*entry, "open") for entry in OPEN] + [(*entry, "bought") for entry in BOUGHT]
    for place, (name, amount, part) in enumerate(entries):
        database.execute(
            "insert into entries (good, amount, part, place)"
            " select id, ?, ?, ? from goods where name = ?",
            [amount, part, place, name],
        )
    database.executemany("insert into slots (name, room) values (?, ?)", SLOTS)
    for name, points in WEEK:
        database.execute(
            "insert into week (good, points) select id, ? from goods where name = ?", [points, name]
        )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--url", help="the server's address, which nothing here depends on")
    options = parser.parse_args()
    options.directory.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(options.directory / "pantry.db")
    with database:
        database.executescript(SCHEMA)
        fill(database)
        card_data.fill(database)
    database.close()


if __name__ == "__main__":
    main()
