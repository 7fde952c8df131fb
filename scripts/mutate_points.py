"""Where the rules can be broken: finds the points of mutation in a C file by clang's syntax tree.

A point is a span of the source and another text for it. Points are wrapped, not replaced, so that
one build holds them all and the one wanted is chosen when a test starts (see scripts/mutate):

    expression   (BCG_M(17) ? (a <= b) : (a < b))
    statement    { if (!BCG_M(18)) s->ply++; }
    table        a constructor writes a copy of the table, its entries wrapped like expressions, over it
"""
import json
import re
import subprocess

COMPARE = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",)}
OPPOSITE = {"+": "-", "-": "+", "+=": "-=", "-=": "+=", "++": "--", "--": "++"}
CASTS = ("ImplicitCastExpr", "ParenExpr")


class Point:
    """One change. `how`: expression, statement or table; `what`: the kind of change, for people."""

    def __init__(self, source, start, end, text, how, what, before, after):
        self.source, self.start, self.end, self.text = source, start, end, text
        self.how, self.what, self.before, self.after = how, what, before, after
        self.number, self.function, self.boolean = 0, "", False
        self.line = source.text.count("\n", 0, start) + 1

    def place(self):
        return f"{self.source.path}:{self.line}"

    def key(self):
        return (self.source.path.removeprefix("src/"), self.function, self.before, self.after)


def flat(text):
    """On one line, without comments."""
    return re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", " ", text, flags=re.S)).strip()


class Node:
    __slots__ = ("raw", "kind", "file", "start", "end", "macro", "inner")


class Tree:
    """The declarations clang sees in one compilation, with the file and span of every node."""

    def __init__(self, root, path, flags):
        out = subprocess.run(["clang", *flags, "-fsyntax-only", "-w", "-Xclang", "-ast-dump=json", path],
                             cwd=root, capture_output=True, text=True, check=False)
        if out.returncode != 0:
            raise SystemExit(f"{path} does not compile:\n{out.stderr}")
        self.file = ""  # clang names a file only where it differs from the one before
        self.texts, self.root = {}, root
        self.decls = [self.node(n) for n in json.loads(out.stdout)["inner"]]

    def text(self, file):
        if file not in self.texts:
            try:
                with open(f"{self.root}/{file}", encoding="latin-1") as f:  # clang counts bytes
                    self.texts[file] = f.read()
            except OSError:
                self.texts[file] = ""
        return self.texts[file]

    def spot(self, loc):
        self.file = loc.get("file", self.file)
        return (self.file, loc.get("offset", -1), loc.get("tokLen", 0))

    def loc(self, loc):
        """(file, offset, token length, is a macro's)"""
        if "expansionLoc" in loc:
            self.spot(loc["spellingLoc"])
            return (*self.spot(loc["expansionLoc"]), True)
        return (*self.spot(loc), False)

    def node(self, raw):
        n = Node()
        n.raw, n.kind, n.file, n.start, n.end, n.macro, n.inner = raw, raw.get("kind", ""), "", -1, -1, False, []
        if "loc" in raw:
            self.loc(raw["loc"])
        if "range" in raw:
            file, start, _, from_macro = self.loc(raw["range"]["begin"])
            _, end, length, to_macro = self.loc(raw["range"]["end"])
            n.file, n.start, n.end = file, start, end + length
            n.macro = from_macro and to_macro and start == end
            if to_macro and end >= 0:
                n.end = self.end_of_macro(file, end + length)
        for key in ("array_filler", "inner"):
            n.inner += [self.node(c) for c in raw.get(key, [])]
        return n

    def end_of_macro(self, file, end):
        """Behind the arguments of a macro whose name ends here, if it has any."""
        text = self.text(file)
        found = re.compile(r"\s*\(").match(text, end)
        if not found:
            return end
        depth = 0
        for i in range(found.end() - 1, len(text)):
            depth += (text[i] == "(") - (text[i] == ")")
            if depth == 0:
                return i + 1
        return end


class Source:
    """A file and its points."""

    def __init__(self, root, path):
        self.path, self.name = path, path.rsplit("/", 1)[1]
        with open(f"{root}/{path}", encoding="latin-1") as f:
            self.text = f.read()
        self.is_made = self.text.startswith("/* Made by ")
        self.points = []
        self.functions = []   # (start, body start, end, name)
        self.statements = []  # (start, end, kind, start of the if or loop it is the body of, or -1)
        self.tables = []      # (start, end, declared name, initializer start, end)


class Finder:
    """Finds the points of one source in a tree."""

    def __init__(self, tree, source, flags, names):
        self.tree, self.source, self.text = tree, source, source.text
        self.flags, self.names = flags, names  # enumerators that are bits; that are kinds or limits
        self.function, self.returns, self.context = "", "", (0, 0)
        self.macros = dict(re.findall(r"^#define (\w+) +([^\\\n]+)$", self.text, re.M))
        self.bit_of = set(re.findall(r"^#define (\w+)\(\w+\) +[^\\\n]*\b1\)? *<<[^\\\n]*$", self.text, re.M))  # ON(kind)
        self.seen = set()
        for decl in tree.decls:
            if decl.file != source.path:
                continue
            if decl.kind == "FunctionDecl" and decl.inner and decl.inner[-1].kind == "CompoundStmt":
                self.visit_function(decl)
            elif decl.kind == "VarDecl" and decl.inner and decl.inner[-1].kind == "InitListExpr" and not decl.macro:
                self.visit_table(decl)

    # -- adding ------------------------------------------------------------------------------------

    def of(self, node):
        return self.text[node.start:node.end]

    def add(self, node, text, what, how="expression", boolean=False, before=None, after=None):
        start, end = node.start, node.end
        if how == "statement":
            end = self.behind_semicolon(end)
        if before is None:  # the whole expression or statement it stands in, to be told apart by
            first, last = self.context if self.context[0] <= start and end <= self.context[1] else (start, end)
            before = flat(self.text[first:last])
            after = flat(self.text[first:start] + text + self.text[end:last])
        key = (start, end, flat(text), how)
        if key in self.seen:
            return
        self.seen.add(key)
        p = Point(self.source, start, end, flat(text), how, what, before, after)
        p.function, p.boolean = self.function, boolean
        self.source.points.append(p)

    def behind_semicolon(self, at):
        found = re.compile(r"(?:\s|/\*.*?\*/)*;", re.S).match(self.text, at)
        return found.end() if found else at

    # -- statements --------------------------------------------------------------------------------

    def visit_function(self, decl):
        body = decl.inner[-1]
        self.function = decl.raw["name"]
        self.returns = decl.raw["type"]["qualType"].split("(")[0].strip()
        self.source.functions.append((decl.start, body.start, body.end, self.function))
        self.visit_statement(body, -1, True)
        self.function = ""

    def condition(self, node):
        self.context = (node.start, node.end)
        self.negate(node)
        self.visit(node)

    def negate(self, node):
        while node.kind in CASTS and not node.macro:
            node = node.inner[0]
        if node.kind == "BinaryOperator" and node.raw["opcode"] in COMPARE and not node.macro:
            return  # the other comparison does it
        if node.kind == "UnaryOperator" and node.raw["opcode"] == "!" and not node.macro:
            return  # dropping the ! does it
        self.add(node, f"!({self.of(node)})", "negated", boolean=True)

    def remove(self, node):
        if not self.of(node).startswith("assert"):
            self.add(node, "", "removed", "statement", before=flat(self.text[node.start:self.behind_semicolon(node.end)]),
                     after="(removed)")

    def visit_statement(self, node, owner, last):
        """`owner`: where the if or loop begins that this is the body of; `last`: the function ends here."""
        kind, inner = node.kind, node.inner
        if node.start < 0 or not kind:
            return
        self.source.statements.append((node.start, self.behind_semicolon(node.end), kind, owner))
        if kind == "CompoundStmt":
            for i, child in enumerate(inner):
                self.visit_statement(child, owner if len(inner) == 1 else -1, last and i == len(inner) - 1)
        elif kind == "IfStmt":
            self.condition(inner[0])
            for child in inner[1:]:
                self.visit_statement(child, node.start, last)
            if len(inner) == 2 and self.is_long(inner[1]):
                self.remove(node)
        elif kind in ("ForStmt", "WhileStmt", "DoStmt"):
            body = inner[0] if kind == "DoStmt" else inner[-1]
            if kind == "ForStmt" and not inner[0].macro and not inner[2].macro:
                if inner[0].kind == "DeclStmt":
                    self.visit_declarations(inner[0])
                elif inner[0].kind:
                    self.expression(inner[0])
                if inner[2].kind:
                    self.condition(inner[2])
                if inner[3].kind:
                    self.expression(inner[3])
            elif kind != "ForStmt":
                self.condition(inner[1] if kind == "DoStmt" else inner[0])
            self.visit_statement(body, node.start, False)
            if self.is_long(body):
                self.remove(node)
        elif kind == "SwitchStmt":
            self.visit_switch(node)
            self.visit_statement(inner[-1], -1, last)
            self.forget_last_break(inner[-1])
        elif kind in ("CaseStmt", "DefaultStmt", "LabelStmt"):
            self.visit_statement(inner[-1], -1, last)
        elif kind == "DeclStmt":
            self.visit_declarations(node)
        elif kind == "ReturnStmt":
            if inner:
                self.visit_return(inner[0])
            if not last:
                self.remove(node)
        elif kind in ("BreakStmt", "ContinueStmt"):
            self.remove(node)
        elif kind != "NullStmt" and not self.of(node).startswith("(void)"):
            self.expression(node)
            self.remove(node)

    def is_long(self, body):
        """Would removing the whole be another change than removing what is in it?"""
        return body.kind == "CompoundStmt" and len(body.inner) > 1

    def visit_declarations(self, node):
        for var in node.inner:
            if var.kind != "VarDecl" or not var.inner or var.raw.get("storageClass") == "static":
                continue
            value = var.inner[-1]
            if var.raw["type"]["qualType"] in ("bool", "const bool") and "init" in var.raw:
                self.context = (value.start, value.end)
                self.negate(value)
            if "init" in var.raw:
                self.expression(value)
                self.empty(value, var.raw["type"]["qualType"])

    def empty(self, value, kind):
        """A set found to be empty: what a declaration or return of a set can be neutralised by."""
        if kind.split()[-1:] == ["bcg_set"] and not value.macro:
            self.context = (value.start, value.end)
            self.add(value, "(bcg_set){{0, 0, 0, 0}}", "set emptied")

    def visit_switch(self, node):
        value = node.inner[0]
        labels = []

        def collect(n):
            if n.kind == "CaseStmt":
                labels.append(n.inner[0])
            if n.kind != "SwitchStmt":
                for child in n.inner:
                    collect(child)
        collect(node.inner[-1])
        for label in labels:
            text = self.of(label)
            self.context = (value.start, value.end)
            self.add(value, f"({self.of(value)}) == ({text}) ? 0x7fff : ({self.of(value)})", "case dropped",
                     before=f"case {text}:", after="(not a case)")
        self.expression(value)

    def forget_last_break(self, body):
        """The switch ends behind its last break anyway, and so it does if no more than `default: break;` follows."""
        for statement in reversed(body.inner if body.kind == "CompoundStmt" else [body]):
            end = statement
            while end.kind in ("CaseStmt", "DefaultStmt") and end.inner:
                end = end.inner[-1]
            if end.kind != "BreakStmt":
                return
            self.source.points[:] = [p for p in self.source.points if (p.start, p.after) != (end.start, "(removed)")]
            if end is statement:
                return

    def visit_return(self, value):
        self.context = (value.start, value.end)
        if self.returns.endswith("bool"):
            self.negate(value)
        if self.returns.endswith("bcg_reason") and self.of(value) != "BCG_OK":
            self.add(value, "BCG_OK", "no refusal")
        self.empty(value, self.returns)
        self.visit(value)

    # -- expressions -------------------------------------------------------------------------------

    def expression(self, node):
        self.context = (node.start, node.end)
        self.visit(node)

    def visit(self, node):
        kind, raw, inner = node.kind, node.raw, node.inner
        if node.start < 0 or kind in ("ConstantExpr", "UnaryExprOrTypeTraitExpr", "OffsetOfExpr", "StringLiteral"):
            return
        if node.macro:  # an atom: what the macro says is not written here
            return
        if kind == "IntegerLiteral" or kind == "CharacterLiteral":
            self.step(node)
        elif kind == "DeclRefExpr" and raw["referencedDecl"]["kind"] == "EnumConstantDecl":
            name = raw["referencedDecl"]["name"]
            if name in self.names:
                self.step(node, self.names[name])
        elif kind == "BinaryOperator":
            self.visit_binary(node)
        elif kind == "CompoundAssignOperator" and raw["opcode"] in OPPOSITE:
            self.swap(node, raw["opcode"])
        elif kind == "UnaryOperator" and raw["opcode"] == "!":
            self.add(node, f"!!({self.of(inner[0])})", "! dropped")
        elif kind == "UnaryOperator" and raw["opcode"] in OPPOSITE and not raw["opcode"] in "+-":
            op = raw["opcode"]
            at = self.of(node)
            self.add(node, at.replace(op, OPPOSITE[op]), "++ and -- exchanged")
        elif kind == "ConditionalOperator":
            self.negate(inner[0])
        if kind == "ImplicitCastExpr" and raw.get("castKind") == "NullToPointer":
            return
        for i, child in enumerate(inner):
            if not (kind == "CallExpr" and i == 0):
                self.visit(child)

    def step(self, node, is_kind=False):
        """A number is changed both ways; a kind of thing becomes the next kind."""
        text = self.of(node)
        self.add(node, f"({text} + 1)", "constant + 1")
        if not is_kind:
            self.add(node, f"({text} - 1)", "constant - 1")

    def visit_binary(self, node):
        op, (left, right) = node.raw["opcode"], node.inner
        a, b = self.of(left), self.of(right)
        if op in COMPARE:
            for other in COMPARE[op]:
                self.add(node, f"{a} {other} {b}", f"{op} to {other}")
        elif op in ("&&", "||"):
            other = "||" if op == "&&" else "&&"
            self.add(node, f"({a}) {other} ({b})", f"{op} to {other}")
            # a && b && c hangs together from the left: a and b are dropped where they meet
            self.add(node, f"!!({a})", "right operand dropped")
            self.add(node, f"!!({b})", "left operand dropped")
        elif op in ("+", "-"):
            self.swap(node, op)

    def swap(self, node, op):
        a, b = self.of(node.inner[0]), self.of(node.inner[1])
        self.add(node, f"{a} {OPPOSITE[op]} {b}", "+ and - exchanged")

    # -- tables ------------------------------------------------------------------------------------

    def visit_table(self, decl):
        init = decl.inner[-1]
        cells = []
        self.collect_cells(init, decl.raw["name"], "", cells)
        if not cells:
            return
        self.source.tables.append((decl.start, self.behind_semicolon(decl.end), decl.raw["name"], init.start, init.end))
        universe = {}
        for _, path, column, text in cells:
            bits = self.bits(text)
            if bits:
                universe.setdefault(column, {}).update(dict.fromkeys(bits))
        for node, path, column, text in cells:
            self.function = path.split("]")[0] + "]" if "]" in path else path.split(".")[0]
            if node.kind == "StringLiteral":
                self.visit_letters(node, path)
            elif column in universe:
                self.visit_bits(node, path, text, self.bits(text), universe[column])
            else:
                value = text if re.fullmatch(r"\w+|'.*'", text) else f"({text})"
                self.cell(node, path, text, f"({value} + 1)")
                if text not in ("0", "NONE", "false"):
                    self.cell(node, path, text, f"({value} - 1)")
        self.function = ""

    def cell(self, node, path, text, other):
        self.add(node, other, "table entry", "table", before=f"{path} = {flat(text)}", after=flat(other))

    def collect_cells(self, node, path, column, cells):
        inner = node.inner
        kinds = node.raw.get("type", {})
        record = re.sub(r"^(const |struct )+", "", kinds.get("desugaredQualType", kinds.get("qualType", "")))
        fields = self.tree.records.get(record) if "[" not in record else None
        if node.kind == "InitListExpr":
            children = [c for c in inner if c.kind != "ImplicitValueInitExpr" or fields]
            for i, child in enumerate(children):
                if child.start < 0:
                    continue
                if fields:
                    name = fields[i] if i < len(fields) else str(i)
                    self.collect_cells(child, f"{path}.{name}", name, cells)
                else:
                    self.collect_cells(child, f"{path}[{self.designator(child, i)}]", column, cells)
            return
        text = self.of(node)
        core = node
        while core.kind in CASTS and core.inner and not core.macro:
            core = core.inner[0]
        quals = core.raw.get("type", {}).get("qualType", "")
        if core.kind == "StringLiteral" and "*" not in kinds.get("qualType", ""):
            cells.append((core, path, column, text))
        elif core.kind != "StringLiteral" and "*" not in kinds.get("qualType", "") and "(" not in quals \
                and core.kind not in ("UnaryExprOrTypeTraitExpr", "ConstantExpr") and "sizeof" not in text:
            cells.append((node, path, column, text))

    def designator(self, node, i):
        found = re.search(r"\[(\w+)\] *= *$", self.text[:node.start][-80:])
        return found.group(1) if found else str(i)

    def bits(self, text):
        """The names of the bits in a value, local macros looked through; none if it is no such value."""
        found = []
        for word, call in re.findall(r"([A-Za-z_]\w*)(\(\w+\))?", text):
            if word in self.flags:
                found.append(word)
            elif word in self.bit_of and call:
                found.append(word + call)
            elif word in self.macros and re.search(r"<<", self.macros[word]):
                found.append(word)
            elif word in self.macros:
                found += self.bits(self.macros[word])
        return found

    def visit_bits(self, node, path, text, there, universe):
        for bit in there:
            self.cell(node, path, text, f"(({text}) & ~({bit}))")
        points = self.source.points
        for bit in universe:
            if bit not in there:
                count = len(points)
                self.cell(node, path, text, f"(({text}) | ({bit}))")
                if len(points) > count:
                    points[-1].what = "absent flag"

    def visit_letters(self, node, path):
        """A row of letters, each of which says something: air superiority."""
        text = self.of(node).strip('"')
        letters = sorted(set("".join(re.findall(r'"([^"]*)"', self.text[self.source.tables[-1][3]:self.source.tables[-1][4]]))))
        for i, letter in enumerate(text):
            for other in letters:
                if other != letter:
                    self.cell(node, f"{path}[{i}]", f"'{letter}'", text[:i] + other + text[i + 1:])
                    self.source.points[-1].text = f'"{text[:i] + other + text[i + 1:]}"'


def enumerators(tree, ruleset):
    """The enumerators that are bits, and the others that may be changed: is it a kind, or a number? Reasons and
    events are only told."""
    flags, names = set(), {}
    for decl in tree.decls:
        if decl.kind != "EnumDecl" or not decl.file.startswith("src/"):
            continue
        text = tree.text(decl.file)[decl.start:decl.end]
        for item in decl.inner:
            name = item.raw.get("name", "")
            if re.search(rf"\b{name} *= *1u? *<<", text):
                flags.add(name)
            elif name != "BCG_OK" and not decl.file.endswith(("/reasons.h", "/events.h")):
                names[name] = "name" in decl.raw and not name.startswith(f"{ruleset.upper()}_")
    return flags, names


def records(tree):
    """Struct name to the names of its members."""
    found = {}
    for decl in tree.decls:
        if decl.kind == "RecordDecl" and decl.raw.get("completeDefinition") and "name" in decl.raw:
            found[decl.raw["name"]] = [c.raw.get("name", "") for c in decl.inner if c.kind == "FieldDecl"]
    return found


def find(root, paths, headers, flags):
    """The sources with their points, numbered from 1. Headers are looked at where they are included."""
    sources = []
    left = list(headers)
    for path in paths:
        tree = Tree(root, path, flags)
        tree.records = records(tree)
        bits, names = enumerators(tree, path.split("/")[1])
        seen = {d.file for d in tree.decls if d.kind == "FunctionDecl" and d.inner and d.inner[-1].kind == "CompoundStmt"}
        for file in [path] + [h for h in left if h in seen]:
            source = Source(root, file)
            Finder(tree, source, bits, names)
            sources.append(source)
            if file in left:
                left.remove(file)
    number = 0
    for source in sources:
        for point in source.points:
            number += 1
            point.number = number
    return sources


# -- writing the mutated copy -----------------------------------------------------------------------

def wrapped(text, points, first, last):
    """The text of [first, last) with its points wrapped, inner ones inside outer ones."""
    spans = {}
    for p in points:
        spans.setdefault((p.start, p.end, p.how == "statement"), []).append(p)
    # outer before inner, statements before the expression they consist of
    order = sorted(spans, key=lambda k: (k[0], -k[1], not k[2]))

    def render(start, end, rest):
        out, at = [], start
        while rest:
            span = rest[0]
            inside = []
            i = 1
            while i < len(rest) and rest[i][0] < span[1]:
                inside.append(rest[i])
                i += 1
            rest = rest[i:]
            body = render(span[0], span[1], inside)
            group = spans[span]
            if span[2]:
                body = f"{{ if (!BCG_M({group[0].number})) {{ {body} }} }}"
            else:
                body = f"!!({body})" if any(p.boolean for p in group) else f"({body})"
                for p in reversed(group):
                    body = f"(BCG_M({p.number}) ? ({p.text}) : {body})"
            out.append(text[at:span[0]] + body)
            at = span[1]
        out.append(text[at:end])
        return "".join(out)

    return render(first, last, [s for s in order if first <= s[0] and s[1] <= last])


def table_writer(source, table, points):
    """A constructor that writes the mutated table over the real one."""
    _, _, name, start, end = table
    inside = [p for p in points if p.how == "table" and start <= p.start and p.end <= end]
    if not inside:
        return ""
    letters = [p for p in inside if p.text.startswith('"')]
    body = wrapped(source.text, [p for p in inside if p not in letters], start, end)
    lines = [f"__attribute__((constructor)) static void bcg_table_{name}(void)", "{",
             "    bcg_mutant_init();",
             f"    if (bcg_mutant < {inside[0].number} || bcg_mutant > {inside[-1].number}) return;",
             f"    __typeof__({name}) copy_c = {body};",
             "    char copy[sizeof copy_c]; __builtin_memcpy(copy, &copy_c, sizeof copy);"]
    for p in letters:
        row = source.text[start:p.start].count('"') // 2
        lines.append(f"    if (BCG_M({p.number})) __builtin_memcpy(copy + {row} * sizeof {name}[0], {p.text}, sizeof {p.text});")
    lines += [f"    bcg_mutant_write((void *)&{name}, copy, sizeof copy);", "}", ""]
    return "\n".join(lines)


def mutated(source, without=()):
    """The whole file with every point in it, except those whose number is in `without`."""
    points = [p for p in source.points if p.number not in without]
    text = wrapped(source.text, [p for p in points if p.how != "table"], 0, len(source.text))
    for _, _, name, _, _ in source.tables:  # the compiler puts entries of a constant table into the code
        text = re.sub(rf"^static const (?=(?:struct )?\w+ {name}\b|struct \w* *{{[^}}]*}} {name}\b)", "static ", text, flags=re.M)
    head = '#include "bcg_mutant.h"\n#line 1\n'
    return head + text + "\n" + "".join(table_writer(source, t, points) for t in source.tables)


def alone(source, point):
    """The file with one point written in place of the original."""
    if point.how == "statement":
        text = ";" if point.text == "" else point.text
    else:
        text = point.text if point.text.startswith('"') else f"({point.text})"
    return source.text[:point.start] + text + source.text[point.end:]
