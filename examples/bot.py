#!/usr/bin/env python3
"""A bot: plays a whole game of any ruleset through `bocage engine`, for the last of its seats against random players.

    examples/bot.py [BOCAGE [SCENARIO [SEED]]]

It follows captain's hints, and acts at random where there is no captain. Write your own: change `choose`.
"""
import json, random, subprocess, sys

binary, scenario, seed = sys.argv[1:] + ["bocage", "pegasus-bridge", "1"][len(sys.argv) - 1:]
engine = subprocess.Popen([binary, "engine"], text=True, bufsize=1, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
random.seed(int(seed))


def listen():
    """The next line: an answer, or an update about what others did. Both say how the game stands."""
    return json.loads(engine.stdout.readline())


def ask(**request):
    engine.stdin.write(json.dumps(request) + "\n")
    while "update" in (answer := listen()):
        pass
    return answer


def choose(seat):
    hint = ask(do="hint", seat=seat, level="captain")
    return hint["hint"]["action"] if hint["ok"] else random.choice(ask(do="legal", seat=seat)["actions"])


*others, me = ask(do="new", scenario=scenario)["seats"]
game = ask(do="new", scenario=scenario, seed=int(seed), seats={seat: "random" for seat in others})
while game["actor"] != "nobody":
    if me not in game["actors"] or "answered" in game:  # others decide; a secret answer waits for theirs
        game = listen()
    else:
        game = ask(do="act", seat=me, action=choose(me), version=game["version"])
print("played for", me + ", result", game["result"])
