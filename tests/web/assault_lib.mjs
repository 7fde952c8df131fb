// What the browser tests of Assault share: a player who looks at the page only, and short battles as files.
import assert from 'node:assert/strict';
import { finger as tap, keys as type } from './lib.mjs';

/** A duel that is soon decided: two units each, two turns. */
export const patrol = `bocage 1
ruleset assault
id patrol
title Patrol
side german A deck a prestige 12 actions 3 units 1
side american B deck A prestige 12 actions 3 units 1
action-deck 1
first american
start german fixed
start american fixed

map A               B               C
  4 .               V@              .
                    ger-pz-iii
  3 .               w               .
                    ger-grenadiers
  2 .               .               H
                    usa-riflemen
  1 .               V@              .
    usa-mortar      usa-pershing

limit 2
win no-enemy
at-limit most-prestige
at-limit most-tiles
at-limit draw
`;

/** In the midst of a first turn: hands are known, and units lie face down of which only their owners know what they are. */
export const engagement = `bocage 1
ruleset assault
id engagement
title Engagement
side german A deck c prestige 12
side american B deck C prestige 12
action-deck 3
first american
start german fixed
start american fixed

map A               B               C
  4 .               V@              .
                    ger-pz-iii
  3 .               w               .
    ger-mortar      ger-grenadiers
  2 .               .               H
                    usa-riflemen
  1 .               V@              .
    usa-mortar      usa-easy-eight

unit B4 face-down told 4
unit A3 face-down told 2
unit A1 face-down told 2
limit 2
win no-enemy
at-limit most-prestige
at-limit most-tiles
at-limit draw

turn 1 american phase operations first american
score german A prestige 12
score american B prestige 12
holds german A4 B4 C4 A3 B3
holds american A1 B1 C1 B2
cards german-hand hold-fast#207 accuracy#177 ger-hetzer ger-puma
cards american-hand accuracy#178 replacements#143 usa-m10 usa-jeep
`;

const pick = list => list[Math.floor(Math.random() * list.length)];

/** What can be clicked now. */
function readPage() {
    const cells = kind => [...document.querySelectorAll('.cell.live')].filter(one => one.getAttribute('aria-label').includes(kind)).map(one => one.dataset.cell);
    return {
        over: document.querySelector('dialog.result') !== null || document.querySelector('.past-bar .primary')?.textContent === 'After the battle',
        dialog: document.querySelector('dialog:not(.result)') !== null,
        reading: [...document.querySelectorAll('dialog:not(.result)')].some(one => !one.querySelector('.dialog-inside .button:not(.close)')),
        curtain: document.querySelector('.curtain') !== null,
        told: document.querySelector('.narration') !== null,
        raised: document.querySelector('.card.raised') !== null,
        cards: [...document.querySelectorAll('.hand .card.live')].map(card => card.dataset.card).filter(number => Number(number) < 10),
        sacrifice: /Step 10/.test(document.querySelector('.sentence')?.textContent ?? ''),
        setup: /Place your units|Choose your units/.test(document.querySelector('.sentence')?.textContent ?? ''),
        targets: cells(', target'), reach: cells(', in reach'), able: cells(', can be chosen'),
        selected: document.querySelector('.mark.selected') !== null,
        done: document.querySelector('.decide .done') !== null,
        buttons: [...document.querySelectorAll('.decide .button:not([aria-disabled], .done)')].map(button => button.textContent).filter(text => !/Undo|Do not ask/.test(text)),
        sentence: document.querySelector('.sentence')?.textContent ?? '',
        spilt: [...document.querySelectorAll('.decide .button, .sentence, .past-bar .button')].filter(one => {
            const bar = one.closest('.next').getBoundingClientRect(), place = one.getBoundingClientRect();
            return place.width > 0 && (place.left < bar.left - 1 || place.right > bar.right + 1 || place.bottom > bar.bottom + 1);
        }).map(one => one.textContent),
    };
}

/** What stands in the bar above the board and does not fit into it. */
export const spilt = page => page.evaluate(readPage).then(now => now.spilt);

/** Words and numbers of units and of cards in the hand that leave their card or meet each other, or that an objective's star covers. */
export const illegible = page => page.evaluate(() => {
    const box = one => one.getBoundingClientRect(), within = (a, b) => a.left > b.left && a.right < b.right;
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const stars = [...document.querySelectorAll('.objective')].map(box);
    const units = [...document.querySelectorAll('.unit-card')].flatMap(unit => {
        const card = box(unit.querySelector('.unit-paper')), texts = [...unit.querySelectorAll('text')], numbers = texts.filter(one => one.matches('.card-number')).map(box);
        return [
            ...texts.filter(one => !within(box(one), card)).map(one => `${one.textContent} leaves its card`),
            ...numbers.filter((one, i) => i > 0 && one.left < numbers[i - 1].right && Math.abs(one.top - numbers[i - 1].top) < 3).map(() => `numbers of ${texts[0].textContent} meet`),
            ...texts.filter(one => one.matches('.unit-name') && stars.some(star => meet(star, box(one)))).map(one => `a star lies on ${one.textContent}`),
        ];
    });
    const hand = [...document.querySelectorAll('.hand .card')].flatMap(card => [...card.querySelectorAll('.face-head > *, .face-numbers > *, .card-name')]
        .filter(one => !within(box(one), box(card)) || one.scrollWidth > card.clientWidth).map(one => `${one.textContent} leaves the card ${card.dataset.name}`));
    return [...units, ...hand];
});

/** One decision; false when the battle is over. `haste`: how soon a turn is ended. */
export async function decide(page, hands, haste = 0.35) {
    const now = await page.evaluate(readPage);
    if (now.spilt.length)
        throw new Error(`outside of the step bar: ${now.spilt.join(', ')}`);
    if (now.over)
        return false;
    if (now.told) // read on, or leave the rest of the turn out
        await (Math.random() < 0.3 ? page.keyboard.press(' ') : hands.press(page, '.narration .skip-turn'));
    else if (now.reading) // a click came too late and hit what had moved to its place: now a pile lies open over everything
        await page.keyboard.press('Escape');
    else if (now.curtain)
        await hands.press(page, '.curtain .button.primary');
    else if (now.dialog)
        await hands.press(page, 'dialog .dialog-inside .button:not(.close), dialog .card-picker .card');
    else if (now.buttons.length)
        await hands.button(page, pick(now.buttons));
    else if (now.raised && now.reach.length)
        await hands.cell(page, pick(now.reach));
    else if (now.raised)
        await page.keyboard.press('Escape');
    else if ((now.sacrifice || now.setup) && now.cards.length)
        await hands.card(page, pick(now.cards));
    else if (now.targets.length && Math.random() < 0.9)
        await hands.cell(page, pick(now.targets));
    else if (now.selected && now.reach.length)
        await hands.cell(page, pick(now.reach));
    else if (now.done && Math.random() < haste)
        await hands.press(page, '.decide .done');
    else if (now.cards.length && Math.random() < 0.3)
        await hands.card(page, pick(now.cards));
    else if (now.selected)
        await page.keyboard.press('Escape');
    else if (now.able.length)
        await hands.cell(page, pick(now.able));
    else if (now.cards.length)
        await hands.card(page, pick(now.cards));
    else if (now.done)
        await hands.press(page, '.decide .done');
    else
        await page.waitForTimeout(60);
    return true;
}

/** Settings of a browser that has been here before. */
export const settle = (page, settings) => page.addInitScript(chosen => localStorage.setItem('bocage.settings', JSON.stringify(chosen)), settings);

/** On the home page: a battle from a file. */
export async function chooseFile(page, text, title) {
    await page.waitForSelector('.battle-card');
    await page.setInputFiles('.import input[type=file]', { name: 'own.scn', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('#chosen-title', { hasText: title }).waitFor();
}

/** Something is taken up with the mouse, carried and let go. */
export async function carry(page, from, to) {
    const middle = async one => {
        const { x, y, width, height } = await one.boundingBox();
        return [x + width / 2, y + height / 2];
    };
    await page.mouse.move(...await middle(from));
    await page.mouse.down();
    await page.mouse.move(...await middle(to), { steps: 5 });
    await page.mouse.up();
}

/** Where something is that can be pressed now, of this text if one is given; null while it cannot: not there, disabled, or covered. */
const placeOf = (page, selector, text = null) => page.evaluate(([wanted, words]) => {
    const one = [...document.querySelectorAll(wanted)].find(found => words === null || found.textContent === words);
    one?.scrollIntoView({ block: 'nearest' });
    const at = one?.getBoundingClientRect(), point = at && { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    return point && !one.hasAttribute('aria-disabled') && one.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}, [selector, text]);

/** What has gone meanwhile is not waited for: then there is something else to press. */
async function clickOn(page, selector, text) {
    const point = await placeOf(page, selector, text);
    await (point ? page.mouse.click(point.x, point.y) : page.waitForTimeout(40));
}

/** With a mouse. */
export const withMouse = {
    press: (page, selector) => clickOn(page, selector),
    card: (page, number) => clickOn(page, `[data-card="${number}"]`),
    button: (page, text) => clickOn(page, '.decide .button', text),
    cell: (page, cell) => clickOn(page, `[data-cell="${cell}"]`),
};

/** Answer in a combat so that it changes nothing: no card, no support, the bluff card. */
export async function passOn(page) {
    const buttons = await page.locator('.decide .button:not([aria-disabled])').allTextContents();
    const no = buttons.find(text => /^Pass$|^Let it|^Do not fire|^Keep it hidden|^Show the bluff card|^Stay$/.test(text));
    await (no ? clickOn(page, '.decide .button', no) : clickOn(page, '.card.live[data-name^="bluff"]'));
}

/** What is final is tapped twice; a battle is often under way on the screen, so every tap is short. */
export const withFinger = {
    ...tap,
    card: (page, number) => page.locator(`[data-card="${number}"].live`).tap({ timeout: 1000 }).catch(() => undefined),
    cell: async (page, cell) => {
        for (let i = 0; i < 2; i++) {
            const point = await page.evaluate(label => {
                const at = document.querySelector(`[data-cell="${label}"].live`)?.getBoundingClientRect();
                return at ? { x: at.x + at.width / 2, y: at.y + at.height / 2 } : null;
            }, cell);
            if (point)
                await page.touchscreen.tap(point.x, point.y);
        }
        await page.locator('.sheet-tabs .button').first().tap({ timeout: 300 }).catch(() => undefined);
    },
};

/** Tab, forwards or back, to something: only keys move the focus. False if it is not there any more. */
export async function tabTo(page, selector, text = null) {
    for (let i = 0; i < 400; i++) {
        const key = await page.evaluate(([wanted, words]) => {
            const goal = [...document.querySelectorAll(wanted)].find(one => words === null || one.textContent === words), here = document.activeElement;
            if (!goal || goal === here)
                return goal ? 'here' : null;
            return here.compareDocumentPosition(goal) & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY) ? 'Tab' : 'Shift+Tab';
        }, [selector, text]);
        if (key === 'here' || key === null)
            return key !== null;
        await page.keyboard.press(key);
    }
    throw new Error(`Tab does not lead to ${selector} ${text ?? ''}`);
}

const enterOn = async (page, selector, text) => {
    if (await tabTo(page, selector, text))
        await page.keyboard.press('Enter');
};

/** With keys alone. */
export const withKeys = {
    card: type.card, cell: type.hex,
    press: (page, selector) => selector === '.decide .done' ? page.keyboard.press('e') : enterOn(page, selector),
    button: (page, text) => enterOn(page, '.decide .button', text),
};

/** Play until the battle itself is over: nobody gives up. */
export async function playToEnd(pages, hands, haste) {
    await playOut(pages, hands, haste, Infinity);
    for (const page of pages)
        assert.equal(await page.locator('.log', { hasText: /resign/ }).count(), 0, 'to its natural end');
}

/** Play until the result is there; whoever is not done after a while gives up. */
export async function playOut(pages, hands, haste, patience = 60000, limit = 400000) {
    const begun = Date.now();
    while (Date.now() < begun + limit) {
        if (Date.now() > begun + patience) {
            await hands.press(pages[0], '.head-tools .button:last-child');
            await pages[0].getByRole('button', { name: 'Resign' }).click({ timeout: 2000 }).catch(() => undefined);
            await pages[0].getByRole('button', { name: 'Yes, resign' }).click({ timeout: 2000 }).catch(() => undefined);
        }
        let over = true;
        for (const page of pages)
            over = !await decide(page, hands, haste) && over;
        if (over)
            return;
    }
    throw new Error(`the battle did not end: ${JSON.stringify(await pages[0].evaluate(readPage))}`);
}
