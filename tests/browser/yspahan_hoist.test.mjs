// The option of Yspahan by which a good of the Hoist may be left: chosen in the form, told in the waiting room, and
// answered by a button of the panel.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {wrongWithQuestion} from './questions.mjs';
import {openPerson, useServerAndBrowser} from './support.mjs';
import {createTable, GAME_MS, shot} from './table.mjs';

const here = useServerAndBrowser();

/**
 * Answers the decisions of this browser's newest seat over a second connection of that seat, until a good may be left:
 * it gathers camels and gold for the Hoist, builds it, and then places goods. Runs in the page.
 */
async function playToHoistGood() {
    const {unpackedUpdate} = await import('/app/connection/packing.js');
    const forms = await (await fetch('/api/games/yspahan/forms.json')).json();
    const [{token}] = JSON.parse(localStorage.getItem('dahut.seats'));
    const socket = new WebSocket(`ws://${location.host}/ws`, 'dahut.1');
    let asked = 0;
    const send = (message) => socket.send(JSON.stringify({...message, id: `own${++asked}`}));
    const quarters = ['bag', 'barrel', 'chest', 'vase'];
    let hasHoist = false;
    let wantsGold = false;
    const rowOf = (rows) => {
        const offered = rows.find(({type}) => type === 'use_row')?.row ?? [];
        const wanted = hasHoist ? quarters : wantsGold ? ['gold', 'camel'] : ['camel', 'gold'];
        return [...wanted, ...offered].find((row) => offered.includes(row));
    };
    const answerTo = (rows) => {
        if (rows.some(({type, building}) => type === 'build' && building.includes('hoist'))) {
            hasHoist = true;
            return {type: 'build', building: 'hoist', payment: 'full'};
        }
        const end = rows.find(({type}) => type === 'end_turn');
        const row = rowOf(rows);
        if (end || row) {
            wantsGold = row === undefined ? wantsGold : !wantsGold;
            return end ? {type: 'end_turn'} : {type: 'use_row', row};
        }
        const fields = Object.entries(rows[0]).map(([name, values]) => [name, name === 'type' ? values : values[0]]);
        return Object.fromEntries(fields);
    };
    return new Promise((resolve, reject) => {
        socket.onopen = () => send({type: 'enter', token});
        socket.onclose = () => reject(new Error('the connection was closed'));
        socket.onmessage = ({data}) => {
            const said = JSON.parse(data);
            const {decision, type, table} = said.type === 'update' ? unpackedUpdate(forms, said) : said;
            if (type === 'refused') {
                reject(new Error(said.sentence));
            } else if (type === 'table' && table.status === 'finished') {
                reject(new Error('no good could be left in the whole match'));
            } else if (decision?.rows.some(({type}) => type === 'leave_good')) {
                socket.onclose = null;
                socket.close();
                resolve();
            } else if (decision) {
                send({type: 'act', decision: decision.number, action: answerTo(decision.rows)});
            }
        };
    });
}

test('the Hoist’s good may be left where the table says so', {timeout: GAME_MS}, async () => {
    const person = await openPerson(here.browser);
    const {page} = person;
    const choose = async (form) => {
        await form.selectOption('.create select[name=game]', 'yspahan');
        await form.check('.create input[name=seats][value="3"]');
        await form.click('.create .options:has([name="option.hoist"]) summary');
        await form.check('[name="option.hoist"][value="may"]');
    };
    await createTable(person, here.server, {player: 'Anna', name: 'One more good', choose});
    assert.match(await page.textContent('.unusual'), /The Hoist’s good: may be left\s*It comes last/);
    await shot(person, 'yspahan_hoist_room_desktop');
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.game.yspahan');
    await page.evaluate(playToHoistGood);

    const leave = '.decide.mine [data-pick=type][data-value=leave_good]';
    await page.waitForSelector(leave);
    assert.match(
        await page.textContent('.decide.mine .situation'),
        /Place the Hoist’s good in the .* quarter, or leave it/,
    );
    assert.ok((await page.locator('.city [data-pick=shop]').count()) > 0, 'it may be placed as well');
    await shot(person, 'yspahan_hoist_question_desktop');
    assert.deepEqual(await wrongWithQuestion(page), []);
    await page.click(leave);
    await page.waitForSelector(leave, {state: 'detached'});
    await page.waitForFunction(() => /Anna leaves the Hoist’s good in the supply/.test(document.body.textContent));
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
