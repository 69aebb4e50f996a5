// Does something after a pause, but not while nobody sees the page: then as soon as somebody does. Of the DOM it needs
// only whether the page is seen.

export class WhileSeen {
    /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;
    #isWaiting = false;
    #seen = () => this.#act();

    /** @param {() => void} act */
    constructor(act) {
        this.act = act;
        document.addEventListener('visibilitychange', this.#seen);
    }

    /** @param {number} milliseconds after which it is done, once */
    wait(milliseconds) {
        clearTimeout(this.#timer);
        this.#isWaiting = true;
        this.#timer = setTimeout(() => this.#act(), milliseconds);
    }

    #act() {
        if (this.#isWaiting && !document.hidden) {
            clearTimeout(this.#timer);
            this.#isWaiting = false;
            this.act();
        }
    }

    /** Cancels it. */
    end() {
        clearTimeout(this.#timer);
        this.#isWaiting = false;
        document.removeEventListener('visibilitychange', this.#seen);
    }
}
