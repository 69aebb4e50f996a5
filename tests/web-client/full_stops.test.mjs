// Sentences that are put together have one full stop each, in every language. A rank may be written with one.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addMessages, say} from '../../web-client/app/words/words.js';
import {BUILDINGS} from '../../web-client/games/magna-carta/cards.js';
import {handCardSays} from '../../web-client/games/magna-carta/words_of.js';
import {quotationSays} from '../../web-client/games/ys/words_of.js';

const COLOURS = ['blue', 'green', 'yellow', 'red'];
/** The ways in which a quotation can move. */
const MOVES = [undefined, {}, {to: 8}, {to: 9}];

for (const language of ['en', 'hu', 'it', 'fr']) {
    test(`no full stop stands beside another in ${language}`, async () => {
        for (const game of ['ys', 'magna-carta']) {
            const words = await import(`../../web-client/games/${game}/languages/${language}.js`);
            addMessages(words.default);
        }
        const quotations = COLOURS.flatMap((colour, index) =>
            MOVES.map((projected) => quotationSays({colour, step: 8, rank: index + 1}, projected)),
        );
        const gauges = quotations.map((quotation) => say('ys.says.gauge', {quotation, rank: '1', points: '24'}));
        const said = [...quotations, ...gauges, ...Object.keys(BUILDINGS).map(handCardSays)];
        assert.ok(said.length > 40);
        said.forEach((words) => {
            assert.doesNotMatch(words, /\.\./, words);
            assert.match(words, /\.$/);
        });
    });
}
