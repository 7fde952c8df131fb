// The rules document as blocks a page can show and search: headings, rules with their IDs, tables.
const escape = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Code, bold, italics, links, and IDs of rules as links to them. */
function inline(text, ids) {
    return escape(text)
        .replace(/`([^`]+)`/g, '<code>$1</code>')
        .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replace(/(^|[^*\w])\*([^*]+)\*(?!\w)/g, '$1<em>$2</em>')
        .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1')
        .replace(/\[([A-Z][A-Z0-9-]+)\]/g, (all, id) => ids.has(id) ? `<a href="#rules/${id}">${id}</a>` : all)
        .replace(/\b(AMB-\d+)\b/g, (all, id) => ids.has(id) ? `<a href="#rules/${id}">${id}</a>` : all);
}

function table(lines, ids) {
    const cells = line => line.replace(/^\||\|\s*$/g, '').split('|').map(cell => inline(cell.trim(), ids));
    const row = (line, tag) => `<tr>${cells(line).map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    return `<table><thead>${row(lines[0], 'th')}</thead><tbody>${lines.slice(2).map(line => row(line, 'td')).join('')}</tbody></table>`;
}

/** Chapters can be led to: "## 14. Terrain" is chapter-14. */
function chapterOf([, hashes, title]) {
    const number = hashes === '##' ? title.match(/^(\d+)\./)?.[1] : undefined;
    return number ? { id: `chapter-${number}` } : {};
}

export function readRules(text) {
    const lines = text.split('\n');
    const ruleOf = line => line.match(/^\s*- \[([A-Z][A-Z0-9-]+)\]\s*(.*)/);
    const ids = new Set(lines.map(line => ruleOf(line)?.[1]).filter(Boolean));
    const blocks = [];
    let level = 0, marked = 0; // how deep the heading is that we are under, and the one marked as not playable yet
    for (let i = 0; i < lines.length; i++) {
        const line = lines[i], rule = ruleOf(line), heading = line.match(/^(#{1,4}) (.*)/), item = line.match(/^\s*- (.*)/);
        if (heading) {
            level = heading[1].length;
            marked = level > marked ? marked : 0;
        }
        if (line === '*Not playable yet.*')
            marked ||= level;
        if (heading)
            blocks.push({ kind: `h${heading[1].length}`, html: inline(heading[2], ids), ...chapterOf(heading) });
        else if (rule)
            blocks.push({ kind: 'rule', id: rule[1], html: inline(rule[2], ids), ...(marked ? { later: true } : {}) });
        else if (item)
            blocks.push({ kind: 'item', html: inline(item[1], ids) });
        else if (line.startsWith('|')) {
            let end = i;
            while (lines[end + 1]?.startsWith('|'))
                end++;
            const row = lines[i].match(/AMB-\d+/);
            blocks.push({ kind: 'table', html: table(lines.slice(i, end + 1), ids), ...(row ? { id: row[0] } : {}) });
            i = end;
        } else if (line.trim())
            blocks.push({ kind: 'p', html: inline(line.trim(), ids) });
    }
    return blocks;
}
