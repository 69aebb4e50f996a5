// Answers with a page that says so when there is no connection to the server. Nothing else: while the server answers,
// its answer is what the browser gets, and what the server is asked for besides pages never comes by here. Of what
// people open nothing is kept, so no address with a token is.
//
// Once in each of its lives it looks whether the server still has it, and takes itself away if not.

const KEPT = 'dahut-offline';
const PAGE = 'offline.html';
/** What that page is made of. */
const FILES = [
    PAGE,
    'favicon.svg',
    'style/alone.css',
    'style/base.css',
    'app/page/offline_page.js',
    'app/words/language.js',
    'app/browser/settings.js',
    'app/browser/storage.js',
];

const scope = new URL('./', self.location.href).href;
const addressOf = (path) => new URL(path, scope).href;
const kept = new Set(FILES.map(addressOf));
let hasLooked = false;

async function keep() {
    const cache = await caches.open(KEPT);
    await cache.addAll([...kept].map((address) => new Request(address, {cache: 'no-cache'})));
}

/** What was kept of this address, or a failure as if nobody had tried. */
const keptAnswer = async (address) => (await (await caches.open(KEPT)).match(address)) ?? Response.error();

/** From the server, and if that cannot be reached, from what is kept. */
const answered = (request, address) => fetch(request).catch(() => keptAnswer(address));

async function goIfGone() {
    if (hasLooked) {
        return;
    }
    hasLooked = true;
    const {status} = await fetch(self.location.href, {method: 'HEAD', cache: 'no-store'});
    if (status === 404 || status === 410) {
        await caches.delete(KEPT);
        await self.registration.unregister();
    }
}

/** Pages stand beside the worker: what is deeper is the server's own, as lists and records are. */
const isPage = ({mode, method}, address) =>
    mode === 'navigate' && method === 'GET' && !address.pathname.slice(new URL(scope).pathname.length).includes('/');

self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(keep());
});

self.addEventListener('fetch', (event) => {
    const {request} = event;
    const address = new URL(request.url);
    if (isPage(request, address)) {
        event.respondWith(answered(request, addressOf(PAGE)));
        event.waitUntil(goIfGone().catch(() => {}));
    } else if (kept.has(address.href) && request.method === 'GET') {
        event.respondWith(answered(request, address.href));
    }
});
