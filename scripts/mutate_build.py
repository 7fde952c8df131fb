"""Builds and runs mutants: all points compiled in at once, the tests that can notice them, and what
each of those reaches. Used by scripts/mutate."""
import glob
import os
import re
import shutil
import subprocess
import threading
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import mutate_points

HOME = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
# root: where sources and tests are read: a copy, as soon as there is one
where = SimpleNamespace(home=HOME, root=HOME, ruleset="memoir")
FLAGS = ["-std=gnu11", "-D_POSIX_C_SOURCE=200809L", "-D_XOPEN_SOURCE=700"]
# Out of an array is out of the game: a mutant that only reads past its end must not pass.
BUILD = ["-O1", "-w", "-fsanitize=array-bounds,shift", "-fsanitize-trap=all"]

HEADER = """#ifndef BCG_MUTANT_H
#define BCG_MUTANT_H
extern int bcg_mutant;
void bcg_mutant_init(void);
void bcg_mutant_write(void *to, const void *from, unsigned long size);
#ifdef BCG_COVER
extern unsigned char bcg_reached[];
#define BCG_M(n) ((bcg_reached[n] = 1) == 0)
#else
#define BCG_M(n) (bcg_mutant == (n))
#endif
#endif
"""
CHOOSER = """#define _GNU_SOURCE
#include "bcg_mutant.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
int bcg_mutant;
__attribute__((constructor)) void bcg_mutant_init(void)
{
    const char *text = getenv("BOCAGE_MUTANT");
    bcg_mutant = text ? atoi(text) : 0;
}
/* Constant tables lie in pages that may not be written. */
void bcg_mutant_write(void *to, const void *from, unsigned long size)
{
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), first = (uintptr_t)to & ~(page - 1);
    if (mprotect((void *)first, (uintptr_t)to + size - first, PROT_READ | PROT_WRITE) != 0)
        abort();
    memcpy(to, from, size);
}
/* One test of a cmocka program, by name. */
void cmocka_set_test_filter(const char *) __attribute__((weak));
__attribute__((constructor)) static void filter(void)
{
    if (cmocka_set_test_filter && getenv("BOCAGE_TEST"))
        cmocka_set_test_filter(getenv("BOCAGE_TEST"));
}
#ifdef BCG_COVER
unsigned char bcg_reached[BCG_COVER];
__attribute__((destructor)) static void tell(void)
{
    FILE *f = getenv("BOCAGE_REACHED") ? fopen(getenv("BOCAGE_REACHED"), "wb") : NULL;
    if (f) {
        fwrite(bcg_reached, 1, sizeof bcg_reached, f);
        fclose(f);
    }
}
#endif
"""


def say(text):
    print(text, flush=True)


def under(pattern):
    return sorted(os.path.relpath(p, where.root) for p in glob.glob(f"{where.root}/{pattern}"))


def rulesets():
    """Those whose rules are written down."""
    return [os.path.basename(path)[:-len(".md")] for path in under("docs/rules/*.md")]


def write(path, text, encoding="utf-8"):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding=encoding) as f:
        f.write(text)


def copy_tree(work):
    """Work goes on while this runs for an hour: everything is read from a copy."""
    where.root = f"{work}/tree"
    shutil.rmtree(where.root, ignore_errors=True)
    os.makedirs(where.root)
    for folder in ("src", "include", "tests", "scripts", "data"):
        if os.path.isdir(f"{where.home}/{folder}"):
            shutil.copytree(f"{where.home}/{folder}", f"{where.root}/{folder}")
    shutil.copy(f"{where.home}/CMakeLists.txt", where.root)
    for folder in ("docs", "man"):
        os.symlink(f"{where.home}/{folder}", f"{where.root}/{folder}")


# -- building ---------------------------------------------------------------------------------------

class Test:
    """A program with arguments, or one test of a cmocka program; a killed mutant makes it fail."""

    def __init__(self, name, program, arguments, source, only=None):
        self.name, self.program, self.arguments, self.source = name, program, arguments, source
        self.only = only
        self.seconds, self.reached = 0.0, b""

    def command(self, folder):
        return [f"{folder}/{self.program}", *self.arguments]

    def environment(self):
        return {"BOCAGE_TEST": self.only} if self.only else {}

    def cites(self, rule):
        """Does the heading of one of its position tests, or the comment above it, cite the rule?"""
        with open(f"{where.root}/{self.source}", encoding="utf-8") as f:
            text = f.read()
        if self.only is None:
            return re.search(rf"^%.*\[{re.escape(rule)}\]", text, re.M)
        above = re.search(rf"/\*((?:(?!\*/).)*)\*/\s*static void {self.only}\(void \*\*", text, re.S)
        ruleset = "(?:memoir:)?" if where.ruleset == "memoir" else f"{where.ruleset}:"  # as tests/rule_coverage.mjs reads them
        return above and re.search(rf"\[{ruleset}{re.escape(rule)}\]", above.group(1))


def library_sources():
    """What libbocage is made of: rules, notation and computer players, which need nothing but libc."""
    with open(f"{where.root}/CMakeLists.txt", encoding="utf-8") as f:
        lists = re.findall(r"^set\(BOCAGE_(?:AI_)?SOURCES\n(.*?)^\)", f.read(), re.M | re.S)
    found = sorted(set(re.findall(r"^ +(src/\S+\.c)$", "\n".join(lists), re.M)))
    if len(lists) != 2 or not found:
        raise SystemExit("CMakeLists.txt has no lists BOCAGE_SOURCES and BOCAGE_AI_SOURCES any more: adapt scripts/mutate_build.py")
    return found


def unit_tests():
    """(name, sources) of the unit tests of rules and notation that tests/CMakeLists.txt has; without those
    that are linked in a way of their own."""
    with open(f"{where.root}/tests/CMakeLists.txt", encoding="utf-8") as f:
        text = f.read()
    rows = re.findall(rf"^bocage_unit_test\((\w+) (src/(?:{where.ruleset}|game|notation|api)/\S+?_test\.c)([^)]*)\)", text, re.M)
    others = tuple(name for name in rulesets() if name != where.ruleset)
    rows = [row for row in rows if not os.path.basename(row[1]).startswith(others)]
    special = re.findall(r"^target_link_options\((\w+)", text, re.M)
    # libraries of the tests: their sources are compiled with the test; what needs more than libbocage is left out
    libraries = {name: [f"tests/{path}" for path in paths.split()]
                 for name, paths in re.findall(r"^add_library\((\w+) STATIC ([^)]*)\)", text, re.M)}
    links = {name: more.split() for name, more in re.findall(r"^target_link_libraries\((\w+) PRIVATE ([^)]*)\)", text, re.M)}
    special += [name for name, more in links.items() if "toy_ruleset" in more]
    return [(name, [source, *more.replace("${CMAKE_CURRENT_SOURCE_DIR}", "tests").split(), *(path for used in links.get(name, []) for path in libraries.get(used, []))])
            for name, source, more in rows if name not in special and "m44" not in name]


def position_tests():
    return under(f"tests/positions/{where.ruleset}/*.t")


def find_tests():
    tests = [Test(os.path.basename(t), "positions", [t], t) for t in position_tests()]
    for program, sources in unit_tests():
        with open(f"{where.root}/{sources[0]}", encoding="utf-8") as f:
            text = f.read()
        for name in re.findall(r"^static void (\w+)\(void \*\*", text, re.M):
            if re.search(rf"\w\({name}\b", text):
                tests.append(Test(f"{program}:{name}", program, [], sources[0], name))
    return tests


class Builder:
    def __init__(self, work, sources, jobs):
        self.work, self.sources, self.jobs = f"{work}/build", sources, jobs
        self.apart = {}  # number of a point that cannot be wrapped: the compiler's complaint

    def flags(self, cover):
        count = 1 + sum(len(s.points) for s in self.sources)
        return ["clang", *FLAGS, *BUILD, *([f"-DBCG_COVER={count}"] if cover else []), f"-I{self.work}/src",
                f"-I{where.root}/src", f"-I{where.root}/include", f"-I{where.root}/tests", f'-DBOCAGE_SOURCE="{where.root}"',
                '-DBOCAGE_VERSION="0.0"']

    def compile(self, path, cover, out):
        here = f"{self.work}/{path}"
        at = here if os.path.exists(here) else f"{where.root}/{path}"
        os.makedirs(os.path.dirname(out), exist_ok=True)
        return subprocess.run([*self.flags(cover), "-c", at, "-o", out], cwd=where.root, capture_output=True, text=True, check=False)

    def write_sources(self):
        write(f"{self.work}/src/bcg_mutant.h", HEADER)
        write(f"{self.work}/src/bcg_mutant.c", CHOOSER)
        for source in self.sources:
            write(f"{self.work}/{source.path}", mutate_points.mutated(source, self.apart), "latin-1")

    def drop_what_does_not_compile(self, complaints):
        """Points in lines the compiler complains about are compiled alone, later."""
        found = 0
        for source in self.sources:
            lines = {int(n): text for n, text in
                     re.findall(rf"{re.escape(source.path)}:(\d+):\d+: (?:fatal )?error: (.*)", complaints)}
            last = source.text.count("\n") + 1
            for p in source.points:
                first = p.line
                end = source.text.count("\n", 0, p.end) + 1
                hit = [n for n in lines if first <= n <= end or (n > last and p.how == "table")]
                if hit and p.number not in self.apart:
                    self.apart[p.number] = lines[hit[0]]
                    found += 1
        return found

    def folder(self, cover):
        return f"{self.work}/{'cover' if cover else 'mutant'}"

    def objects(self, cover):
        return {p: f"{self.folder(cover)}/{p}.o" for p in library_sources() + ["src/bcg_mutant.c"]}

    def build_objects(self, cover):
        outs = self.objects(cover)
        for _ in range(10):
            with ThreadPoolExecutor(self.jobs) as pool:
                results = list(pool.map(lambda p: self.compile(p, cover, outs[p]), outs))
            complaints = "\n".join(r.stderr for r in results if r.returncode != 0)
            if not complaints:
                return
            if not self.drop_what_does_not_compile(complaints):
                raise SystemExit(f"The mutated sources do not compile:\n{complaints[:4000]}")
            self.write_sources()
        raise SystemExit("The mutated sources do not compile after ten attempts.")

    def programs(self):
        return [*([("positions", under("tests/positions/*.c"))] if position_tests() else []), *unit_tests()]

    def link(self, folder, objects, programs):
        def one(item):
            name, sources = item
            # A test that asks for the program's table of rulesets is given the library's: the same rows without JSON.
            out = subprocess.run([*self.flags("cover" in folder), *(f"{where.root}/{s}" for s in sources), *objects, "-lcmocka",
                                  "-lm", "-pthread", "-Wl,--defsym=bcg_rulesets=bcg_library_rulesets", "-o", f"{folder}/{name}"],
                                 cwd=where.root, capture_output=True, text=True, check=False)
            return name, out.returncode, out.stderr
        with ThreadPoolExecutor(self.jobs) as pool:
            for name, code, complaint in pool.map(one, programs):
                if code != 0:
                    say(f"warning: {name} does not build and is left out: {complaint.strip().splitlines()[0][:200]}")
                    if os.path.exists(f"{folder}/{name}"):
                        os.remove(f"{folder}/{name}")

    def build_alone(self, point):
        """A point that could not be wrapped, in a build of its own; None if it does not compile at all."""
        folder = f"{self.work}/alone-{point.number}"
        path = f"{folder}/{point.source.path}"
        write(path, mutate_points.alone(point.source, point), "latin-1")
        objects = []
        for source in library_sources() + ["src/bcg_mutant.c"]:
            objects.append(f"{self.work}/mutant/{source}.o")
        users = [p for p in library_sources() if p == point.source.path or point.source.path.endswith(".h")]
        for user in users:
            at = path if user == point.source.path else f"{where.root}/{user}"
            out = f"{folder}/{user}.o"
            os.makedirs(os.path.dirname(out), exist_ok=True)
            done = subprocess.run([*self.flags(False)[:1], f"-I{folder}/src", *self.flags(False)[1:], "-c", at, "-o", out],
                                  cwd=where.root, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                return None
            objects[objects.index(f"{self.work}/mutant/{user}.o")] = out
        self.link(folder, objects, self.programs())
        return folder


# -- running ----------------------------------------------------------------------------------------

def run(test, folder, mutant, more=None, arguments=None, keep=False):
    """True if the test succeeds within its time. With `keep` its output too."""
    env = dict(os.environ, BOCAGE_MUTANT=str(mutant), **test.environment(), **(more or {}))
    # Processor time is what counts: the machine may be busy. Before it is measured there is plenty.
    most = int(3 + 6 * test.seconds) if test.seconds else 300
    command = [f"{folder}/{test.program}", *(test.arguments if arguments is None else arguments)]
    shell = ["sh", "-c", f'ulimit -c 0; ulimit -v 4000000; ulimit -t {most}; exec "$@"', "sh", *command]
    out = subprocess.PIPE if keep else subprocess.DEVNULL
    try:
        done = subprocess.run(shell, cwd=where.root, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT,
                              timeout=10 * most, check=False)
    except subprocess.TimeoutExpired:
        return (False, "no end") if keep else False
    text = (done.stdout or b"").decode("utf-8", "replace")
    return (done.returncode == 0, text) if keep else done.returncode == 0


def cpu_seconds(test, folder):
    """Processor time of the unchanged test, or None if it fails."""
    command = subprocess.Popen(test.command(folder), cwd=where.root, env=dict(os.environ, BOCAGE_MUTANT="0", **test.environment()),
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(command.pid, 0)
    command.returncode = status
    return max(0.001, usage.ru_utime + usage.ru_stime) if status == 0 else None


class Runner:
    def __init__(self, builder, tests):
        self.work, self.builder, self.tests = builder.work, builder, tests
        self.kills, self.lock = {}, threading.Lock()

    def measure(self, jobs):
        """How long does each test take, which points does it reach, and does it pass at all?"""
        def one(test):
            if not os.path.exists(test.command(f"{self.work}/mutant")[0]):
                return False
            note = f"{self.work}/reached-{test.name}"
            if not run(test, f"{self.work}/cover", 0, {"BOCAGE_REACHED": note}):
                return False
            with open(note, "rb") as f:
                test.reached = f.read()
            seconds = cpu_seconds(test, f"{self.work}/mutant")
            test.seconds = seconds or 0.0
            return seconds is not None
        with ThreadPoolExecutor(jobs) as pool:
            passed = list(pool.map(one, self.tests))
        for test, ok in zip(self.tests, passed):
            if not ok:
                say(f"warning: {test.name} fails without any change and is left out")
        self.tests = [t for t, ok in zip(self.tests, passed) if ok]

    def candidates(self, point):
        """The tests that reach a point, likeliest to notice it first, then fastest."""
        found = [t for t in self.tests if point.how == "table" or point.number in self.builder.apart or t.reached[point.number]]
        with self.lock:
            here = self.kills.get((point.source.name, point.function), {})
            near = self.kills.get(point.source.name, {})
            return sorted(found, key=lambda t: (-here.get(t.name, 0) / (0.05 + t.seconds), -near.get(t.name, 0) / (0.05 + t.seconds),
                                                t.seconds))

    def note(self, point, test):
        with self.lock:
            for key in ((point.source.name, point.function), point.source.name):
                row = self.kills.setdefault(key, {})
                row[test.name] = row.get(test.name, 0) + 1

    def folder_for(self, point):
        if point.number not in self.builder.apart:
            return f"{self.work}/mutant"
        return self.builder.build_alone(point)

    def try_point(self, point):
        """killed and by what; survived; unreached; or broken: it does not compile."""
        tests = self.candidates(point)
        if not tests:
            return "unreached", None
        folder = self.folder_for(point)
        if folder is None:
            return "broken", None
        try:
            for test in tests:
                if not run(test, folder, point.number):
                    self.note(point, test)
                    return "killed", test
        finally:
            if point.number in self.builder.apart:
                shutil.rmtree(folder, ignore_errors=True)
        return "survived", None
