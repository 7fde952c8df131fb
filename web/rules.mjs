// The rules document as blocks a page can show and search: headings, rules with their IDs, tables.
const escape = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Code, bold, italics, links, and IDs of rules as links to them. */
function inline(text, ids) {
    return escape(text)
        .replace(/`([^`]+)`/g, '<code>$1</code>')
        .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replace(/(^|[^*\w])\*([^*]+)\*(?!\w)/g, '$1<em>$2</em>')
        .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1')
        .replace(/\[([A-Z][A-Z0-9-]+)\]|\b(AMB-\d+)\b/g, (all, cited, ruling) =>
            ids.has(cited ?? ruling) ? `<a href="#rules/${cited ?? ruling}">${cited ?? ruling}</a>` : all);
}

function table(lines, ids) {
    const cells = line => line.replace(/^\||\|\s*$/g, '').split('|').map(cell => inline(cell.trim(), ids));
    /* A row that is a rule of its own: it can be led to. */
    const named = line => line.match(/^\| \[([A-Z][A-Z0-9-]+)\] \|/)?.[1], own = line => named(line) && !ids.has(named(line)) ? named(line) : null;
    const row = (line, tag) => `<tr${own(line) ? ` id="${own(line)}"` : ''}>${cells(line).map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    return `<table><thead>${row(lines[0], 'th')}</thead><tbody>${lines.slice(2).map(line => row(line, 'td')).join('')}</tbody></table>`;
}

const headingOf = line => line.match(/^(#{1,4}) (?:\[([A-Z][A-Z0-9-]+)\] )?(.*)/);

/** What can be led to: "## 14. Terrain" is chapter-14, "### [SCEN-1] A battle" is SCEN-1. */
function headingId([, hashes, name, title]) {
    const number = hashes === '##' ? title.match(/^(\d+)\./)?.[1] : undefined;
    return name ? { id: name } : number ? { id: `chapter-${number}` } : {};
}

/** Where the lines end that belong together with the one at `i`. */
function lastOf(lines, i, belongs) {
    while (i + 1 < lines.length && belongs(lines[i + 1]))
        i++;
    return i;
}

const FENCE = '```', isPlain = line => line.trim() !== '' && !/^(#{1,4} |\s*- |\||```)/.test(line);

export function readRules(text) {
    const lines = text.split('\n');
    const ruleOf = line => line.match(/^\s*- \[([A-Z][A-Z0-9-]+)\]\s*(.*)/);
    const ids = new Set(lines.map(line => ruleOf(line)?.[1] ?? headingOf(line)?.[2]).filter(Boolean));
    const blocks = [];
    let level = 0, marked = 0; // how deep the heading is that we are under, and the one marked as not playable yet
    for (let i = 0; i < lines.length; i++) {
        const line = lines[i], rule = ruleOf(line), heading = headingOf(line), item = line.match(/^\s*- (.*)/);
        if (heading) {
            level = heading[1].length;
            marked = level > marked ? marked : 0;
        }
        if (line === '*Not playable yet.*')
            marked ||= level;
        if (heading)
            blocks.push({ kind: `h${heading[1].length}`, html: inline(heading[3], ids), ...headingId(heading) });
        else if (rule)
            blocks.push({ kind: 'rule', id: rule[1], html: inline(rule[2], ids), ...(marked ? { later: true } : {}) });
        else if (item)
            blocks.push({ kind: 'item', html: inline(item[1], ids) });
        else if (line.startsWith('|')) {
            const end = lastOf(lines, i, next => next.startsWith('|'));
            const row = lines[i].match(/AMB-\d+/);
            blocks.push({ kind: 'table', html: table(lines.slice(i, end + 1), ids), ...(row ? { id: row[0] } : {}) });
            i = end;
        } else if (line === FENCE) {
            const end = lastOf(lines, i, next => next !== FENCE);
            blocks.push({ kind: 'pre', html: escape(lines.slice(i + 1, end + 1).join('\n')) });
            i = end + 1;
        } else if (line.trim()) {
            const end = lastOf(lines, i, isPlain);
            blocks.push({ kind: 'p', html: inline(lines.slice(i, end + 1).map(one => one.trim()).join(' '), ids) });
            i = end;
        }
    }
    return blocks;
}
