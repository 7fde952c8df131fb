// What a page was told of a game of Assault, and whether any of it was another's secret: a card of a hand, the kind of a face-down unit.
import assert from 'node:assert/strict';

/** All that a page gets, in its order: frames of its socket and answers over HTTP. What everybody gets alike (pages, tables, ground) is left out. */
export function listen(page) {
    const heard = [];
    const keep = text => {
        try {
            heard.push(JSON.parse(text));
        } catch {
            assert.fail(`not JSON: ${text.slice(0, 200)}`);
        }
    };
    page.on('websocket', socket => socket.on('framereceived', frame => keep(String(frame.payload))));
    page.on('response', response => {
        if (/\/api\/(?!tables|ground|scenarios)/.test(response.url()))
            void response.text().then(keep, () => undefined); // a page that is left has no answers any more
    });
    return heard;
}

/** What a seat itself saw of its own side after every version: what it could keep secret. Asked with its link once the game is over. */
async function ownViews(page, side) {
    return page.evaluate(async seat => {
        const socket = new WebSocket(`ws://${location.host}/ws`, 'bocage'), answers = new Map(), waiting = new Map();
        socket.onmessage = ({ data }) => {
            const answer = JSON.parse(data);
            waiting.get(answer.id)?.(answer);
        };
        await new Promise((resolve, reject) => {
            socket.onopen = resolve;
            socket.onerror = () => reject(new Error('no connection'));
        });
        const ask = request => new Promise(resolve => {
            const id = `truth.${waiting.size}`;
            waiting.set(id, resolve);
            socket.send(JSON.stringify({ id, ...request }));
        });
        const { version, actor } = await ask({ do: 'enter', secret: location.hash.slice(3) });
        if (actor !== 'nobody')
            throw new Error('the game is not over');
        for (let v = 1; v <= version; v++)
            answers.set(v, (await ask({ do: 'view', seat, version: v })).view);
        socket.close();
        return [...answers];
    }, side).then(list => new Map(list));
}

const sides = ['german', 'american'], other = side => sides.find(one => one !== side);

/** Chances are counted over what could be, which names cards that somebody else may happen to hold. */
const guesses = new Set(['could_be', 'destroyed_range', 'mean_loss_range', 'attacker_destroyed_range', 'defender_destroyed_range']);

const cardsOf = list => list ?? [];

/** Copies that are alike cannot be told apart: which number lies where means something only if no such copy lies open. */
const alike = ({ card, modifier }) => `${card} ${modifier ?? ''}`;

/** What everybody sees in a view: names, and copies that are alike, that are no secret from then on. */
function openIn(view) {
    const cards = [view.discards, view.table, ...sides.map(side => view.sides[side].unit_discards)].flatMap(cardsOf);
    const kinds = view.units.filter(unit => unit.kind && (!unit.face_down || unit.known)).map(unit => ({ card: unit.kind }));
    return [...cards, ...kinds].flatMap(one => [one.card, alike(one)]);
}

/** By version: for a viewer (a side, or `spectator`) the names and numbers of cards and units that are secrets of others. */
function secretsFor(viewer, views) {
    const secrets = new Map(), open = new Set(), hidden = sides.filter(side => side !== viewer);
    const last = Math.max(...views.german.keys());
    for (let v = 1; v <= last; v++) {
        const names = new Set(), cards = [];
        for (const side of sides) {
            const view = views[side].get(v);
            if (!view.units) // before all are there
                continue;
            openIn(view).forEach(name => open.add(name));
            const hand = cardsOf(view.sides[side].hand), units = view.units.filter(unit => unit.side === side && unit.face_down && !unit.known).map(unit => unit.kind);
            if (side === viewer)
                [...hand.flatMap(card => [card.card, alike(card)]), ...units].forEach(name => open.add(name));
            if (hidden.includes(side)) {
                [...hand.map(({ card }) => card), ...units].forEach(name => names.add(name));
                cards.push(...hand);
            }
        }
        const numbers = new Set(cards.filter(card => !open.has(alike(card))).map(({ number }) => number));
        secrets.set(v, { names: new Set([...names].filter(name => !open.has(name))), numbers });
    }
    return secrets;
}

/** Words such as `usa-jeep` and copies such as `accuracy#177` in a text. */
const wordsIn = text => text.match(/[a-z0-9]+(?:-[a-z0-9]+)*(?:#\d+)?/g) ?? [];

const isSecret = ({ names, numbers }, word) => names.has(word.replace(/#.*/, '')) || (word.includes('#') && numbers.has(Number(word.replace(/.*#/, ''))));

/** What has its place where it is never for this viewer: a hand, a covered card, a drawn card, a face-down unit. */
function misplaced({ view, entries = [] }, viewer) {
    const found = [];
    for (const side of sides.filter(one => view && one !== viewer)) {
        const { hand, start, unit_deck_cards: units } = view.sides[side];
        found.push(hand, start, units);
        if (typeof view.combat?.chosen?.[side] === 'object' && view.doing === 'sacrifice')
            found.push(view.combat.chosen);
    }
    found.push(...(view?.units ?? []).filter(unit => unit.face_down && !unit.known && unit.side !== viewer && unit.kind !== null));
    found.push(...entries.filter(({ action, events }) => action && events.some(event => event.event === 'drew' && event.side !== viewer)));
    return found.filter(Boolean);
}

/** Every name and number in a message that is a secret at its time: an entry is of its own version, a view of the one it shows. */
function mentioned(message, version, secrets) {
    const found = [], last = Math.max(...secrets.keys());
    const walk = (value, key, at, where) => {
        const secret = secrets.get(Math.min(Math.max(at, 1), last));
        if (value && typeof value === 'object')
            for (const [name, part] of Object.entries(value).filter(([one]) => !guesses.has(one)))
                walk(part, name, (value.did ? value.version : value.shown) ?? at, value);
        else if (typeof value === 'string')
            found.push(...wordsIn(value).filter(word => isSecret(secret, word)));
        else if (/^(card_)?number$/.test(key) && where.card && secret.numbers.has(value))
            found.push(where);
    };
    walk(message, '', version, message);
    return found;
}

/** Everything that a viewer was told that was a secret of somebody else when it was sent. */
function leaksIn(messages, viewer, secrets) {
    const leaks = [];
    let now = 1;
    for (const message of messages) {
        now = Math.max(now, message.version ?? 0);
        for (const leak of [...misplaced(message, viewer), ...mentioned(message, message.version ?? now, secrets)])
            leaks.push(`${viewer}, version ${now}: ${JSON.stringify(leak)} in ${JSON.stringify(message).slice(0, 300)}`);
    }
    return leaks;
}

/** The same messages with one more, which tells a secret: a card of a hand by its number, by its name, the kind of a unit, a drawn card. */
function doctored(messages, viewer, secrets, views) {
    const side = viewer === 'german' ? 'american' : 'german', [version, view] = [...views[side]].find(([v, { sides: all }]) => all?.[side].hand?.length && secrets.get(v).names.size && secrets.get(v).numbers.size);
    const { hand } = view.sides[side], { names: [name], numbers: [number] } = secrets.get(version), unit = { tile: 'A1', side, kind: 'usa-jeep', face_down: true };
    const entry = (events, more = {}) => ({ update: viewer, version, entries: [{ version, did: 'act', by: side, ...more, events }] });
    const shown = (its, units = []) => ({ seat: viewer, version, shown: version, view: { sides: { [side]: its, [other(side)]: {} }, units } });
    return [
        entry([{ event: 'discarded', side, card: 'accuracy', card_number: number }]), entry([{ event: 'revealed', kind: name }]),
        entry([{ event: 'drew', side, deck: 'action' }], { action: 'draw some-card#1' }), entry([], { action: `sacrifice some-card#${number}` }),
        shown({ hand }), shown({}, [unit]), { ok: true, version, text: `whatever names ${name}` },
    ].map(message => [...messages, message]);
}

/** Nobody was told a secret before the result was: `heard` by viewer, of a game between two whose pages are `pages`, by side. The check itself
 * is tried each time with messages that tell one. */
export async function assertSecret(heard, pages) {
    const views = {}, told = [];
    for (const side of sides)
        views[side] = await ownViews(pages[side], side);
    for (const [viewer, all] of Object.entries(heard)) {
        const end = all.findIndex(message => message.result !== undefined), messages = all.slice(0, end), secrets = secretsFor(viewer, views);
        assert.ok(end > 20, `${viewer} was told the result, after ${messages.length} messages`);
        assert.deepEqual(leaksIn(messages, viewer, secrets), []);
        for (const leaky of doctored(messages, viewer, secrets, views))
            assert.equal(leaksIn(leaky, viewer, secrets).length > 0, true, `noticed: ${JSON.stringify(leaky.at(-1))}`);
        told.push(`${viewer} ${messages.length}`);
    }
    return told.join(', ');
}
