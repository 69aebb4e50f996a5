// The files of docs/hosting.md as each proxy is given them here: at the root, below a path, or for several processes,
// with the certificate, the ports and the folder of a test. What is around them is the least that the program needs
// to run without rights.
import {existsSync} from 'node:fs';
import {replaced, shownBelow} from './shown.mjs';

/** From where those proxies call that can choose it: else `dahut check` would seem to be the proxy that it checks. */
const FROM = '127.0.0.3';

/** A block of a file, deeper by one step. */
const deeper = (block) => block.replace(/^(?=.)/gm, '    ');

function nginxFile(shape) {
    const [whole, below, upstream, locations] = shownBelow('### nginx');
    const passing = /upstream dahut \{.*?\n\}/s.exec(whole)[0];
    const root = /^ {4}location \/ \{.*?\n {4}\}/ms.exec(whole)[0];
    return {
        root: whole,
        below: replaced(whole, {[root]: deeper(below)}),
        several: replaced(whole, {[passing]: upstream, [root]: `${deeper(locations)}\n${root}`}),
    }[shape];
}

function nginx({shape, ports, folder, certificate, key, servers}) {
    const file = replaced(to(nginxFile(shape), servers), {
        'proxy_http_version 1.1;': `proxy_http_version 1.1;\n    proxy_bind ${FROM};`,
        'listen 80;': `listen 127.0.0.1:${ports.plain};`,
        'listen 443 ssl http2;': `listen 127.0.0.1:${ports.secure} ssl http2;`,
        '/etc/letsencrypt/live/games.example.org/fullchain.pem': certificate,
        '/etc/letsencrypt/live/games.example.org/privkey.pem': key,
    });
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
    const around = `daemon off; pid ${folder}/pid; error_log stderr;\nevents {}\n`;
    return `${around}http {\naccess_log off; ${paths}\n${file}\n}\n`;
}

function caddy({shape, ports, certificate, key, servers}) {
    const [root, below, several] = shownBelow('### Caddy');
    const sites = `https://games.example.org:${ports.secure}, https://localhost:${ports.secure}`;
    const file = replaced(to({root, below, several}[shape], servers), {
        'games.example.org {': `${sites} {\n    bind 127.0.0.1\n    tls ${certificate} ${key}`,
    });
    return aroundCaddy(file);
}

/** It would get certificates and listen at port 80 for that. */
const aroundCaddy = (file) => `{\n    admin off\n    auto_https disable_redirects\n}\n${file}\n`;

/** docker/Caddyfile, whose name stands in the environment, with the server in place of the service of compose. */
export const composedCaddy = (file, {authority: {certificate, key}}, service, server) =>
    aroundCaddy(
        replaced(file, {
            '{$DAHUT_NAME} {': `{$DAHUT_NAME} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
            [service]: server,
        }),
    );

function apacheFile(shape) {
    const [whole, below, several] = shownBelow('### Apache');
    const root = /^ {4}ProxyPass \/ .*$/m.exec(whole)[0];
    return {
        root: whole,
        below: replaced(whole, {[root]: deeper(below)}),
        several: replaced(whole, {[root]: deeper(several)}),
    }[shape];
}

const MODULES =
    'mpm_event authz_core alias rewrite ssl socache_shmcb http2 proxy proxy_http proxy_wstunnel proxy_balancer ' +
    'slotmem_shm lbmethod_bybusyness';

function apache({shape, ports, folder, certificate, key, servers}) {
    const file = replaced(to(apacheFile(shape), servers), {
        'ProxyPreserveHost On': `ProxyPreserveHost On\n    ProxySourceAddress ${FROM}`,
        '*:80>': `127.0.0.1:${ports.plain}>`,
        '*:443>': `127.0.0.1:${ports.secure}>`,
        '/etc/letsencrypt/live/games.example.org/fullchain.pem': certificate,
        '/etc/letsencrypt/live/games.example.org/privkey.pem': key,
    });
    const modules = MODULES.split(' ').map(
        (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    );
    const listening = Object.values(ports).map((port) => `Listen 127.0.0.1:${port}`);
    const own = [
        `ServerRoot ${folder}`,
        `DefaultRuntimeDir ${folder}`,
        `PidFile ${folder}/pid`,
        'ServerName localhost',
    ];
    return [...modules, ...own, `ErrorLog ${folder}/log`, ...listening, file, ''].join('\n');
}

/** The file with the test's servers in place of those that it names. */
function to(file, [one, two = one]) {
    const named = {'127.0.0.1:8080': one, 'one.internal:8080': one, 'two.internal:8080': two};
    return Object.entries(named).reduce((text, [from, port]) => text.replaceAll(from, `127.0.0.1:${port}`), file);
}

const is = (program, words, write, from = FROM) => ({program, words, write, from, isHere: existsSync(program)});

export const PROXIES = {
    nginx: is('/usr/sbin/nginx', (file, folder) => ['-p', folder, '-e', 'stderr', '-c', file], nginx),
    caddy: is('/usr/bin/caddy', (file) => ['run', '--adapter', 'caddyfile', '--config', file], caddy, '127.0.0.1'),
    apache: is('/usr/sbin/apache2', (file) => ['-D', 'FOREGROUND', '-f', file], apache),
};
