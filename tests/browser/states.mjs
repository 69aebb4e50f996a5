// Visits the main states of the pages one by one, for tests that check all of them.
import {patienceFor} from './patience.mjs';
import {answer, hasLetters, openPerson, seeded} from './support.mjs';
import {createTable, playFromSeat, unfold} from './table.mjs';

/** Long enough for any machine to tell something. */
const TOLD_MS = 240000;

/** Opens something over the page, checks it, and closes it again. */
async function over(page, {open, shown, close, look}) {
    await open();
    await page.waitForSelector(shown);
    await look();
    await close();
    await page.waitForSelector(shown, {state: 'hidden'});
}

/** Presses a button of the bar. On a narrow page that is inside the menu behind one button. */
export async function pressInBar(page, selector) {
    const more = page.locator('[data-more]');
    // A page that has just been loaded has no bar yet.
    await page.locator(selector).or(more).filter({visible: true}).first().waitFor();
    if (await more.isVisible()) {
        await more.click();
    }
    await page.click(selector);
}

/** Opens the tools of the table, and uses this one. */
export async function useTool({page}, name) {
    await pressInBar(page, '[data-tools]');
    await page.click(`dialog [data-tool=${name}]`);
}

/** The tools of a table that the dialog offers which is opening, by whom they concern. */
export async function toolsByWhom(page) {
    await page.waitForSelector('dialog[open] [data-tools-of]');
    return page.evaluate(() => {
        const toolsIn = (group) => [...group.querySelectorAll('[data-tool]')].map(({dataset}) => dataset.tool);
        const groups = [...document.querySelectorAll('dialog [data-tools-of]')];
        return Object.fromEntries(groups.map((group) => [group.dataset.toolsOf, toolsIn(group)]));
    });
}

const closeDialog = (page) => page.click('dialog[open] .dialog-buttons .primary');

/** Checks everything that can be opened over a running match. */
async function lookOverMatch({page}, look) {
    const dialog = {shown: 'dialog[open]', close: () => closeDialog(page)};
    await over(page, {...dialog, open: () => pressInBar(page, '[data-rules]'), look: () => look('rules')});
    await over(page, {...dialog, open: () => pressInBar(page, '[data-settings]'), look: () => look('settings')});
    await over(page, {...dialog, open: () => pressInBar(page, '[data-tools]'), look: () => look('table tools')});
    await over(page, {
        open: () => page.click('[data-talk]'),
        shown: 'aside.talk',
        close: () => page.click('[data-talk-close]'),
        look: () => look('talk'),
    });
    // The memory aid stands in the place of the log, which is behind a tab on a phone.
    const logTab = page.locator('[data-tab=log]');
    if (await logTab.isVisible()) {
        await logTab.click();
    }
    await over(page, {
        open: () => page.check('.log-tab [value=memory]'),
        shown: '.memory',
        close: () => page.check('.log-tab [value=log]'),
        look: () => look('memory'),
    });
    if (await page.locator('[data-more]').isVisible()) {
        await over(page, {
            open: () => page.click('[data-more]'),
            shown: '.bar-more:popover-open',
            close: () => page.keyboard.press('Escape'),
            look: () => look('more'),
        });
    }
}

/** Answers until something is told. */
async function answerUntilTold(person) {
    const random = seeded(7);
    const isInTime = patienceFor('until something is told', TOLD_MS);
    while ((await person.page.locator('.decide.telling').count()) === 0) {
        isInTime();
        await answer(person, random);
        await person.page.waitForTimeout(20);
    }
}

/**
 * Visits every state from the lobby to a finished replay.
 * @param {(name: string, page) => Promise<void>} look @param {string} [locale] the browser's language
 */
export async function visitStates({browser, server}, game, viewport, look, locale = 'en') {
    const person = await openPerson(browser, viewport, 'calm', {locale});
    const {page} = person;
    const see = async (name) => {
        await hasLetters(page);
        await look(name, page);
    };
    await page.goto(server.address);
    await page.waitForSelector('.create');
    await see('lobby');
    await unfold(page);
    await see('lobby with its form unfolded');
    const choose = (form) => form.selectOption('.create select[name=game]', game);
    await createTable(person, server, {player: 'Anna', name: 'An evening by the sea', choose});
    await see('open table');
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.decide.mine');
    await see('asked');
    await lookOverMatch(person, see);
    await answerUntilTold(person);
    await see('telling');
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('dahut.telling', 'off'));
    await page.evaluate(playFromSeat, game);
    await page.waitForSelector('.score-sheet');
    await see('finished');
    await over(page, {
        open: () => page.click('[data-share]'),
        shown: 'dialog[open]',
        close: () => closeDialog(page),
        look: () => see('sharing'),
    });
    await page.click('[data-replay]');
    await page.waitForSelector('.replay-bar');
    await page.waitForSelector('.game');
    await see('replay');
    await page.goto(server.address);
    await page.waitForSelector('.list.own .finished');
    await see('lobby with own tables');
    return person;
}
