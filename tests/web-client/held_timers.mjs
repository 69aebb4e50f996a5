// Timers that go on when a test says so. Node.js has its own, which in version 18 fire too late.

/** Takes over setTimeout until the test is over. Returns what lets time pass. */
export function holdTimers({mock}) {
    const timers = new Map();
    let now = 0;
    let latest = 0;
    mock.method(globalThis, 'setTimeout', (act, milliseconds) => {
        timers.set(++latest, {act, due: now + milliseconds});
        return latest;
    });
    mock.method(globalThis, 'clearTimeout', (timer) => timers.delete(timer));

    const next = (until) => [...timers].filter(([, {due}]) => due <= until).sort(([, a], [, b]) => a.due - b.due)[0];
    return function tick(milliseconds) {
        const until = now + milliseconds;
        for (let found = next(until); found; found = next(until)) {
            const [timer, {act, due}] = found;
            timers.delete(timer);
            now = due;
            act();
        }
        now = until;
    };
}
