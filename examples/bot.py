#!/usr/bin/env python3
"""A bot: plays a whole game for the Allies through `bocage engine`, following captain's hints.

    examples/bot.py [BOCAGE [SCENARIO [SEED]]]

Write your own: replace the hint by a choice among the actions that `legal` lists.
"""
import json
import subprocess
import sys

arguments = dict(enumerate(sys.argv))
engine = subprocess.Popen([arguments.get(1, "bocage"), "engine"], text=True, bufsize=1,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(**request):
    """Sends a request; its answer is the next line that is no update about others."""
    engine.stdin.write(json.dumps(request) + "\n")
    return listen()


def listen(update=False):
    while True:
        line = json.loads(engine.stdout.readline())
        if ("update" in line) == update:
            return line


game = ask(do="new", scenario=arguments.get(2, "pegasus-bridge"), seed=int(arguments.get(3, 1)),
           seats={"axis": "random", "allies": "person"})
while game["actor"] != "nobody":
    if game["actor"] == "axis":  # the engine thinks for it and tells what it did
        game = listen(update=True)
        continue
    hint = ask(do="hint", seat="allies", level="captain")["hint"]
    game = ask(do="act", seat="allies", action=hint["action"], version=game["version"])
print("won by", game["result"])
