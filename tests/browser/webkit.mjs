// WebKitGTK by its WebDriver, on a display of its own. Its pages understand as much of what Playwright's do as
// other_browsers.test.mjs says to them, so that one test speaks to every browser.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {freePort} from '../support/free_port.mjs';

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}`);
const BROWSERS = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'];
// Generous: a slow machine must not fail a test.
const PATIENCE_MS = 120000;
const LOOK_AGAIN_MS = 30;
/** An element, in what a WebDriver answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Refusals to click that pass while a page is still being drawn. */
const PASSING = ['element click intercepted', 'element not interactable', 'stale element reference'];
/** The buttons over the page are as wide as a phone otherwise. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The first answer that is one, of a question that is asked again and again. @param {string} complaint */
async function answered(ask, complaint) {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
        const answer = await ask();
        if (answer) {
            return answer;
        }
        if (Date.now() > deadline) {
            throw new Error(complaint);
        }
        await later(LOOK_AGAIN_MS);
    }
}

function miniBrowser() {
    const paths = LIBRARIES.flatMap((library) => BROWSERS.map((name) => join(library, name, 'MiniBrowser')));
    return process.env.MINIBROWSER ?? paths.find(existsSync);
}

async function end(child) {
    if (child.exitCode === null && child.signalCode === null) {
        child.kill();
        await once(child, 'exit');
    }
}

/** A display that nobody sees. Resolves with its process and its name. */
async function hiddenDisplay() {
    const options = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
    const child = spawn('Xvfb', options, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
    const [number] = await once(child.stdio[3], 'data');
    return {child, name: `:${String(number).trim()}`};
}

/** Where the settings of the browser stand, which make its buttons small. @param {string} folder */
function settingsIn(folder) {
    for (const version of ['gtk-3.0', 'gtk-4.0']) {
        mkdirSync(join(folder, version));
        writeFileSync(join(folder, version, 'gtk.css'), `${NARROW} image { -gtk-icon-transform: scale(0.05); }`);
    }
    return folder;
}

class WebDriver {
    constructor(port) {
        this.address = `http://127.0.0.1:${port}`;
    }

    async ask(method, path, body) {
        const answer = await fetch(this.address + path, {method, body: body && JSON.stringify(body)});
        const {value} = await answer.json();
        if (!answer.ok) {
            throw Object.assign(new Error(`${path}: ${value.error}: ${value.message}`), {code: value.error});
        }
        return value;
    }

    /** Resolves once it answers. */
    ready() {
        return answered(
            () => this.ask('GET', '/status').catch(() => undefined),
            'the WebDriver of WebKitGTK does not start',
        );
    }
}

/** How much larger than its page the window is, once that has heard of the window's size. Runs in the page. */
function around([width, height]) {
    const [across, down] = [outerWidth - innerWidth, outerHeight - innerHeight];
    return outerWidth === width && outerHeight === height && across >= 0 && down >= 0 ? [across, down] : undefined;
}

/** Whether an element that fits is there, and seen. Runs in the page. */
function state(selector) {
    const found = [...document.querySelectorAll(selector)];
    return {attached: found.length > 0, visible: found.some((one) => one.checkVisibility())};
}

export class WebKitPage {
    /** @param {WebDriver} driver @param {string} session @param {string} first what runs in a page before all else */
    constructor(driver, session, first) {
        Object.assign(this, {driver, session: `/session/${session}`, first});
    }

    #ask(method, path, body) {
        return this.driver.ask(method, this.session + path, body);
    }

    goto(url) {
        return this.#ask('POST', '/url', {url});
    }

    reload() {
        return this.#ask('POST', '/refresh', {});
    }

    evaluate(run, argument) {
        const script = `${this.first} return (${run})(arguments[0]);`;
        return this.#ask('POST', '/execute/sync', {script, args: [argument ?? null]});
    }

    async waitForSelector(selector, {state: wanted = 'visible'} = {}) {
        const isAsWanted = async () => {
            const seen = await this.evaluate(state, selector);
            return wanted === 'detached' ? !seen.attached : seen[wanted];
        };
        await answered(isAsWanted, `${selector} is not ${wanted}`);
    }

    async #element(selector) {
        await this.waitForSelector(selector);
        return (await this.#ask('POST', '/element', {using: 'css selector', value: selector}))[ELEMENT];
    }

    async click(selector) {
        const isClicked = async () => {
            try {
                await this.#ask('POST', `/element/${await this.#element(selector)}/click`, {});
                return true;
            } catch (error) {
                if (!PASSING.includes(error.code)) {
                    throw error;
                }
                return false;
            }
        };
        await answered(isClicked, `${selector} is never ready to be clicked`);
    }

    async fill(selector, text) {
        const element = await this.#element(selector);
        await this.#ask('POST', `/element/${element}/clear`, {});
        await this.#ask('POST', `/element/${element}/value`, {text});
    }

    /** The window is larger than the page by what stands over that. */
    async setViewportSize({width, height}) {
        await this.#ask('POST', '/window/rect', {width, height});
        // The page hears of its size after the window has it.
        const [across, down] = await answered(
            () => this.evaluate(around, [width, height]),
            'the window is not resized',
        );
        await this.#ask('POST', '/window/rect', {width: width + across, height: height + down});
    }
}

/** Starts WebKitGTK. @param {string} first what runs in its page before all that is asked of it */
export async function startWebKit(first) {
    const folder = mkdtempSync(join(tmpdir(), 'dahut-webkit-'));
    const display = await hiddenDisplay();
    const port = await freePort();
    const surroundings = {
        DISPLAY: display.name,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        XDG_CONFIG_HOME: settingsIn(folder),
    };
    const child = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
        env: {...process.env, ...surroundings},
        stdio: 'ignore',
    });
    const driver = new WebDriver(port);
    await driver.ready();
    const browserOptions = {binary: miniBrowser(), args: ['--automation']};
    const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': browserOptions}};
    const {sessionId, capabilities: have} = await driver.ask('POST', '/session', {capabilities});
    return {
        page: new WebKitPage(driver, sessionId, first),
        version: have.browserVersion,
        close: async () => {
            await driver.ask('DELETE', `/session/${sessionId}`);
            await Promise.all([child, display.child].map(end));
            rmSync(folder, {recursive: true, force: true});
        },
    };
}
