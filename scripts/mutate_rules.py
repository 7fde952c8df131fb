"""By rule: breaks the decision a comment with a rule's ID stands on, and asks the tests that cite it.
Used by scripts/mutate."""
import re
import shutil
import time
from concurrent.futures import ThreadPoolExecutor

from mutate_build import run, say, where

ID = "[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"


def rule_ids():
    with open(f"{where.root}/docs/rules/{where.ruleset}.md", encoding="utf-8") as f:
        return re.findall(rf"^(?:- |\| |### )\[({ID})\]", f.read(), re.M)


def cited_in(text, known, order):
    """IDs in a comment; `A-4 to A-6` names all of them."""
    found = [i for i in re.findall(ID, text) if i in known]
    for a, b in re.findall(rf"({ID}) to ({ID})", text):
        stem, first, last = a.rsplit("-", 1)[0], a.rsplit("-", 1)[1], b.rsplit("-", 1)[1]
        if b.rsplit("-", 1)[0] == stem and first.isdigit() and last.isdigit():
            found += [f"{stem}-{n}" for n in range(int(first), int(last) + 1) if f"{stem}-{n}" in known]
    return sorted(set(found), key=order)


def region_of(source, start, end):
    """The span of the decision a comment stands on, or the names declared beside it."""
    text = source.text
    line = text.rfind("\n", 0, start) + 1
    code = text[line:start].strip()
    if code and code != "*/":  # behind code
        at = line + len(text[line:start].rstrip()) - 1
        around = [s for s in source.statements if s[0] <= at < s[1]]
        if around:
            inner = min(around, key=lambda s: s[1] - s[0])
            owners = [s for s in source.statements if s[0] == inner[3] and s[2] != "CompoundStmt"]
            return (max(owners, key=lambda s: s[1])[:2] if owners else inner[:2]), ()
        return None, re.findall(r"[A-Za-z_]\w*", re.sub(r"\[.*?\]", "", code))[-1:] if "{" not in code \
            else re.findall(r"\b[A-Z][A-Z_]+\b", code)
    found = re.compile(r"(?:\s|/\*.*?\*/)*", re.S).match(text, end)
    at = found.end()
    if text.count("\n", end, at) > 1 and "\n\n" in text[end:at]:
        return None, ()
    for first, _, last, _ in source.functions:
        if first == at:
            return (first, last), ()
    for first, last, _, _, _ in source.tables:
        if first == at:
            return (first, last), ()
    here = [s for s in source.statements if s[0] == at]
    if here:
        return max(here, key=lambda s: s[1])[:2], ()
    around = [s for s in source.statements if s[0] <= at < s[1] and s[2] != "CompoundStmt"]
    if around:
        return min(around, key=lambda s: s[1] - s[0])[:2], ()
    line_end = text.find("\n", at)
    return None, re.findall(r"\b[A-Z][A-Z_]+\b|\b\w+(?=;|,)", text[at:line_end])


def decisions(sources, known):
    """(ID, place, points) for each rule cited in a comment of a .c file."""
    order = {name: n for n, name in enumerate(known)}
    found = []
    for source in sources:
        if not source.path.endswith(".c"):
            continue
        for comment in re.finditer(r"/\*.*?\*/", source.text, re.S):
            ids = cited_in(comment.group(), order, order.get)
            if not ids:
                continue
            span, names = region_of(source, comment.start(), comment.end())
            points = []
            if span:
                points = [p for p in source.points if span[0] <= p.start and p.end <= span[1]]
            elif names:
                wanted = re.compile(r"\b(?:" + "|".join(map(re.escape, names)) + r")\b")
                points = [p for p in source.points if wanted.search(p.before)]
            label = re.search(r"case (\w+): *$", source.text[source.text.rfind("\n", 0, comment.start()) + 1:comment.start()])
            if label:
                around = [f for f in source.functions if f[0] <= comment.start() < f[2]]
                points += [p for p in source.points if p.what == "case dropped" and p.before == f"case {label.group(1)}:"
                           and around[0][0] <= p.start < around[0][2]]
            rank = {"negated": 0, "! dropped": 0, "case dropped": 0, "no refusal": 1, "removed": 1, "set emptied": 1, "table entry": 1}
            points = sorted((p for p in points if p.what != "absent flag"), key=lambda p: (rank.get(p.what, 2), p.number))
            line = source.text.count("\n", 0, comment.start()) + 1
            found += [(name, f"{source.path}:{line}", points) for name in ids]
    return found


NOTICED, NO_POINT, NOT_TRIED = "", "no point to break beside the comment", "not tried: the time was over"


def notices(runner, tests, rule, point):
    """Does one of the tests that cite the rule fail with this change? None if it does not compile."""
    folder = runner.folder_for(point)
    if folder is None:
        return None
    try:
        return any(not run(t, folder, point.number, arguments=None if t.only else ["--rule", rule, *t.arguments]) for t in tests)
    finally:
        if point.number in runner.builder.apart:
            shutil.rmtree(folder, ignore_errors=True)


def try_decision(runner, rule, points, deadline):
    """NOTICED, or what is to be said about it."""
    tests = [t for t in runner.tests if t.cites(rule)]
    if not points:
        return NO_POINT
    if not tests:
        return "no test cites it"
    tried = 0
    for point in points:
        if point.how != "table" and not any(t.reached[point.number] for t in tests) and point.number not in runner.builder.apart:
            continue
        if time.monotonic() > deadline:
            return NOT_TRIED
        noticed = notices(runner, tests, rule, point)
        tried += noticed is not None
        if noticed:
            return NOTICED
    return f"no test citing it failed ({tried} changes tried of {len(points)})"


def by_rule(sources, runner, jobs, wanted, deadline):
    """Ends with 1 if a decision is not noticed, or if there is nothing to try; one that has no point to break
    or was not tried is told and does not count."""
    known = rule_ids()
    work = [d for d in decisions(sources, known) if wanted is None or d[0] in wanted]
    say(f"{len(work)} decisions with {len({d[0] for d in work})} rule IDs")
    begin, done = time.monotonic(), [0]

    def one(item):
        rule, place, points = item
        answer = try_decision(runner, rule, points, deadline)
        with runner.lock:
            done[0] += 1
            if done[0] % 50 == 0:
                say(f"{done[0]} of {len(work)}")
        return rule, place, answer
    with ThreadPoolExecutor(jobs) as pool:
        results = list(pool.map(one, work))
    for rule, place, answer in results:
        if answer not in (NOTICED, NOT_TRIED):
            say(f"{place}: {rule}: {answer}")
    unnoticed = [r for r in results if r[2] not in (NOTICED, NO_POINT, NOT_TRIED)]
    noticed = [r for r in results if r[2] == NOTICED]
    never = sorted({r[0] for r in unnoticed} - {r[0] for r in noticed})
    say(f"rules none of whose decisions is noticed: {' '.join(never) or 'none'}")
    say(f"by rule: {len(noticed)} of {len(noticed) + len(unnoticed)} decisions are noticed by a test that cites their rule, "
        f"{sum(r[2] == NO_POINT for r in results)} have nothing to break, {sum(r[2] == NOT_TRIED for r in results)} were not tried "
        f"for want of time; {time.monotonic() - begin:.0f} s")
    return 1 if unnoticed or not noticed else 0
