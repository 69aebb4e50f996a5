// Says on the page that something in it has failed, with a way to load it anew and to copy what happened. It is drawn
// without lit-html, which may be what failed. It leaves alone what the server refuses: that is said where it was asked.

import {say} from '../words/words.js';

/** Faults of the page itself, or of a browser that lacks what the page needs. */
const FAULTS = [TypeError, ReferenceError, RangeError, SyntaxError];

/** What helps to find the fault. The fragment of the address stays out of it: it may hold a seat's token.
 *  @param {Error} error */
const report = ({message, name, stack}) =>
    [`${name}: ${message}`, stack ?? '', location.pathname, navigator.userAgent].join('\n').replace(/#\S*/g, '');

/** @param {string} words @param {string} mark @param {() => void} act */
function button(words, mark, act) {
    const made = document.createElement('button');
    made.type = 'button';
    made.dataset[mark] = '';
    made.textContent = words;
    made.addEventListener('click', act);
    return made;
}

/** @param {HTMLTextAreaElement} text */
async function copy(text) {
    try {
        await navigator.clipboard.writeText(text.value);
    } catch {
        text.select();
        document.execCommand('copy');
    }
}

/** @param {unknown} error */
export function showFailure(error) {
    if (!FAULTS.some((kind) => error instanceof kind) || document.querySelector('.failure')) {
        return;
    }
    const box = document.createElement('section');
    box.className = 'failure sheet';
    box.setAttribute('role', 'alert');
    const words = document.createElement('p');
    words.textContent = say('failure.says');
    const text = document.createElement('textarea');
    text.readOnly = true;
    text.rows = 3;
    text.setAttribute('aria-label', say('failure.what'));
    text.value = report(/** @type {Error} */ (error));
    const reload = button(say('failure.reload'), 'failureReload', () => location.reload());
    reload.className = 'primary';
    box.append(
        words,
        text,
        reload,
        button(say('failure.copy'), 'failureCopy', () => copy(text)),
    );
    document.body.append(box);
}

/** Watches for faults from now on. */
export function watchForFailure() {
    addEventListener('error', ({error}) => showFailure(error));
    addEventListener('unhandledrejection', ({reason}) => showFailure(reason));
}
