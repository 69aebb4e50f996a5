// Where things stand in the city of Ys: the sums of an area cover neither its pieces nor its seal, its character, its
// black gem or its edge.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
    direction,
    MIDDLE,
    PIECE,
    pieceScale,
    piecePoints,
    pointAt,
    portGemPoint,
    RINGS,
    SUM,
    sumsPoint,
} from '../../web-client/games/ys/geometry.js';

const QUARTERS = [1, 2, 3, 4];
const LINES = [1, 2, 3, 4, 5];
const PIECES = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const SEAL = 24;
const PORT_GEM = 21;
/** How far the character of a palace and its pile reach. */
const PLAQUE = {x: 166, y: 132};

/** All areas, however full, with the middle of their sums. */
const cases = (closed, size = SUM.usual) =>
    QUARTERS.flatMap((quarter) =>
        Object.keys(RINGS).flatMap((ring) =>
            LINES.flatMap((lines) =>
                PIECES.filter((pieces) => pieces >= lines).map((pieces) => ({
                    ...{quarter, ring, lines, pieces},
                    size,
                    point: sumsPoint(quarter, ring, {lines, pieces, closed}, size),
                })),
            ),
        ),
    );

/** How far the sums are from this point, as seen from their edge. */
function gap({lines, point, size}, {x, y}) {
    const beside = Math.max(0, Math.abs(x - point.x) - size.width / 2);
    const above = Math.max(0, Math.abs(y - point.y) - (lines * size.height) / 2);
    return Math.hypot(beside, above);
}

test('sums of an area lie on none of its pieces', () => {
    const all = Object.values(SUM).flatMap((size) => [...cases(true, size), ...cases(false, size)]);
    const shown = all.filter(({point}) => point);
    assert.ok(shown.length > 200, `${shown.length} shown`);
    for (const one of shown) {
        const {quarter, ring, pieces} = one;
        const half = (PIECE / 2) * pieceScale(ring, pieces);
        const gaps = piecePoints(quarter, ring, pieces).map((point) => gap(one, point));
        assert.ok(Math.min(...gaps) >= half, JSON.stringify(one));
    }
});

test('sums of a port do not lie on its black gem', () => {
    const all = Object.values(SUM).flatMap((size) => [...cases(true, size), ...cases(false, size)]);
    for (const one of all.filter(({ring, point}) => ring === 'port' && point)) {
        assert.ok(gap(one, portGemPoint(one.quarter)) >= PORT_GEM, JSON.stringify(one));
    }
});

test('sums of an area stay within its ring and its quarter', () => {
    for (const {quarter, ring, lines, point} of cases(false).filter((one) => one.point)) {
        const {x, y} = {x: Math.abs(point.x - MIDDLE), y: Math.abs(point.y - MIDDLE)};
        const [half, high] = [SUM.usual.width / 2, (lines * SUM.usual.height) / 2];
        const {inner, outer} = RINGS[ring];
        const where = `${ring}${quarter}, ${lines} lines`;
        assert.ok(Math.hypot(x + half - 8, y + high) < outer, `${where} beyond the ring`);
        const isInside = ring !== 'palace' && Math.hypot(x - half, y + high) < inner;
        assert.ok(!isInside, `${where} in the ring within`);
        assert.ok(ring !== 'palace' || x - half > PLAQUE.x || y - high > PLAQUE.y, `${where} on the character`);
        assert.ok(y - high > 13 && x - half > 13, `${where} on the canal`);
        assert.deepEqual([point.x > MIDDLE, point.y > MIDDLE], [quarter === 2 || quarter === 3, quarter >= 3]);
    }
});

test('sums of an area that is closed do not lie on its seal', () => {
    const side = Math.PI / 4 - 0.16;
    for (const one of cases(true).filter(({point}) => point)) {
        const angle = direction(one.quarter) + (one.quarter <= 2 ? side : -side);
        assert.ok(gap(one, pointAt(RINGS[one.ring].pieces, angle)) >= SEAL, JSON.stringify(one));
    }
});

test('where many stand in an area there are no sums', () => {
    assert.equal(sumsPoint(1, 'commerce', {lines: 2, pieces: 9, closed: false}), undefined);
    assert.notEqual(sumsPoint(1, 'palace', {lines: 3, pieces: 9, closed: false}), undefined);
    assert.notEqual(sumsPoint(1, 'port', {lines: 3, pieces: 4, closed: false}), undefined);
});
