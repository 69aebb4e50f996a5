// Keeps the end of the log in sight, unless the reader has scrolled up to read.

/** How far from its end the log still counts as read to the end. */
const NEAR_PX = 40;

export class LogFollower {
    #follows = true;

    /** @param {HTMLElement} page on which a log may be drawn */
    constructor(page) {
        this.page = page;
        page.addEventListener('scroll', (event) => this.#scrolled(event), true);
    }

    /** @param {Event} event */
    #scrolled({target}) {
        if (target instanceof Element && target.matches('.log-lines')) {
            this.#follows = target.scrollTop + target.clientHeight >= target.scrollHeight - NEAR_PX;
        }
    }

    /** After the page was drawn. */
    drawn() {
        const log = this.page.querySelector('.log-lines');
        if (log && this.#follows) {
            log.scrollTop = log.scrollHeight;
        }
    }
}
