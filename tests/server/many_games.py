"""A database of the server with many games: those of another one, copied under new names.
Usage: many_games.py FROM TO GAMES"""
import os
import shutil
import sqlite3
import sys

source, target, wanted = sys.argv[1], sys.argv[2], int(sys.argv[3])
for end in ("", "-wal", "-shm"):
    if os.path.exists(source + end):
        shutil.copy(source + end, target + end)
db = sqlite3.connect(target)
db.execute("PRAGMA synchronous = OFF")


def columns(table):
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


def renamed(table, row, old, new):
    """The row with the game's name changed wherever it stands, and a hash that no secret has."""
    values = [new if value == old else value for value in row]
    if "hash" in columns(table):
        values[columns(table).index("hash")] = os.urandom(32)
    if "match" in columns(table):  # a match of its own
        values[columns(table).index("match")] = new
        values[columns(table).index("round")] = 0
    return values


def copy_game(old, new):
    for table, key in tables:
        for row in db.execute(f"SELECT * FROM {table} WHERE {key} = ?", (old,)).fetchall():
            values = renamed(table, row, old, new)
            db.execute(f"INSERT INTO {table} VALUES ({','.join('?' * len(values))})", values)


tables = [("game", "id")]
tables += [(name, "game") for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
           if "game" in columns(name)]
games = [row[0] for row in db.execute("SELECT id FROM game ORDER BY version DESC LIMIT 20")]
there = db.execute("SELECT count(*) FROM game").fetchone()[0]
for n in range(there, wanted):
    copy_game(games[n % len(games)], f"copy{n:06d}".ljust(22, "x"))
db.commit()
assert db.execute("SELECT count(*) FROM game").fetchone()[0] >= wanted
db.close()
