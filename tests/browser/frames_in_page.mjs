// What frames.mjs runs in the pages that it measures. Each function is sent there as text, so none can call another.

/**
 * Once a list `kept` exists, stores updates of the table and its match there, to be replayed when nobody plays any
 * more. Must run before the page's own scripts.
 */
export function keepingUpdates() {
    const {get, set} = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    const keeping = (hear) => (event) =>
        globalThis.kept && /^{"type":"(update|table|clock)"/.test(event.data)
            ? globalThis.kept.push({hear: () => hear(event), isUpdate: event.data.includes('"type":"update"')})
            : hear(event);
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
        get,
        set(hear) {
            set.call(this, keeping(hear));
        },
    });
}

/**
 * Replays the kept updates, one in a frame. Measures each from parsing its text to the finished layout, and counts the
 * elements of the boards.
 */
export async function hearKept() {
    const drawings = [];
    const layOut = () => document.body.getBoundingClientRect();
    const kept = globalThis.kept;
    globalThis.kept = undefined;
    for (const {hear, isUpdate} of kept) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        layOut();
        performance.mark('view begins');
        const began = performance.now();
        hear();
        layOut();
        const ms = performance.now() - began;
        performance.mark('view drawn');
        drawings.push({ms, size: isUpdate ? document.querySelectorAll('.game-main *').length : 0});
    }
    return drawings;
}

/** Steps through a replay by its keys, and measures each step up to the finished layout. */
export async function leafThrough() {
    const drawings = [];
    const layOut = () => document.body.getBoundingClientRect();
    const press = (key) => window.dispatchEvent(new KeyboardEvent('keydown', {key}));
    const last = Number(document.querySelector('.strip input').max);
    press('Home');
    for (let step = 1; step <= last; step += 1) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        layOut();
        performance.mark('view begins');
        const began = performance.now();
        press('ArrowRight');
        layOut();
        const ms = performance.now() - began;
        performance.mark('view drawn');
        drawings.push({ms, size: document.querySelectorAll('.game-main *').length});
    }
    return drawings;
}

/**
 * Measures every frame of a beat into `beats`, beginning with the frame that draws it. Measures one beat in `every` and
 * skips the others.
 * @param {number} every
 */
export function watchFrames(every) {
    globalThis.beats = [];
    let last;
    let bar;
    let count = 0;
    let beat;
    const begin = (shown) => {
        bar = shown;
        count += 1;
        beat = undefined;
        if (shown && count % every === 0) {
            beat = {frames: [], words: document.querySelector('.decide .situation').innerText.trim()};
            globalThis.beats.push(beat);
        } else if (shown) {
            document.querySelector('[data-telling=next]').click();
        }
    };
    const frame = (now) => {
        const shown = document.querySelector('.telling-time');
        if (shown !== bar) {
            begin(shown);
        }
        if (beat && last !== undefined) {
            beat.frames.push(now - last);
        }
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}

/** The times of all frames of a page during so many ms. @param {number} forMs */
export function countFrames(forMs) {
    return new Promise((resolve) => {
        const frames = [];
        let first;
        let last;
        const frame = (now) => {
            first ??= now;
            frames.push(now - (last ?? now));
            last = now;
            if (now - first > forMs) {
                resolve(frames.slice(1));
            } else {
                requestAnimationFrame(frame);
            }
        };
        requestAnimationFrame(frame);
    });
}
