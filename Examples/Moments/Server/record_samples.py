#!/usr/bin/env python3
"""Records what the server answers to the specs' sources, for their `samples:`.

Run it as `record_samples.py URL DIRECTORY` against a server that serves a fresh database.
"""

import argparse
import json
import pathlib
import urllib.request

POSTS = "_shape=objects&_json=author&_json=liked"
FEED = f"feed.json?{POSTS}&_sort_desc=created_at&_size=20"

REQUESTS = {
    "feed-1": FEED,
    "feed-2": FEED + "&_next={feed-1.next}",
    "stories": "stories.json?_shape=objects&_json=author&tray_id=1084",
    "post": f"feed.json?{POSTS}&kind=post&id=1083",
    "comments": "comments.json?_shape=objects&_json=author&post_id=1083&_size=30",
    "popular": f"popular.json?{POSTS}&page=1&size=24",
    "posts-newest": f"feed.json?{POSTS}&_sort_desc=created_at&kind=post&_size=12",
    "user": "users.json?_shape=objects&id=me",
    "user-posts": f"user_posts.json?{POSTS}&user=me&page=1&size=12",
    "followers": "followers.json?_shape=objects&user=me&page=3&size=25",
    "users-named": "users.json?_shape=objects&name__contains=Ana",
    "posts-about": f"feed.json?{POSTS}&_sort_desc=created_at&kind=post&text__contains=lantern&_size=20",
}

# What differs between two recordings of the same data, or repeats the request.
VOLATILE = ("query_ms", "next_url", "query", "human_description_en")


def main():
    parser = argparse.ArgumentParser(description="Records the samples of the specs' sources.")
    parser.add_argument("url")
    parser.add_argument("directory", type=pathlib.Path)
    arguments = parser.parse_args()

    cursors = {}
    for name, request in REQUESTS.items():
        for cursor, value in cursors.items():
            request = request.replace("{" + cursor + ".next}", value)
        with urllib.request.urlopen(f"{arguments.url}/moments/{request}") as response:
            answer = json.load(response)
        if answer.get("next"):
            cursors[name] = answer["next"]
        kept = {key: value for key, value in answer.items() if key not in VOLATILE}
        text = json.dumps(kept, indent=2, ensure_ascii=False)
        (arguments.directory / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
