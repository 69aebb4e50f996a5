// The files of docs/hosting.md for Traefik, which Debian does not have, so that the tests cannot run it: only where its
// rules would lead a request is followed here, as its documents say of rules, priorities and the two middlewares.
import assert from 'node:assert/strict';
import {parsedYaml} from '../support/yaml.mjs';
import {replaced, shownBelow} from './shown.mjs';

/** The block without the indent of its first line has it again. */
const indented = (block, depth) => ' '.repeat(depth) + block;

function fileOf(shape) {
    const [, whole, below, several] = shownBelow('### Traefik');
    const [rule] = /^ +rule: .*$/m.exec(whole);
    const [router, middlewares] = indented(below, 6).split(/^(?= {2}middlewares:)/m);
    const [routers, services] = indented(several, 4).split(/^(?= {2}services:)/m);
    return {
        root: whole,
        below: `${replaced(whole, {[rule]: router.trimEnd()})}\n${middlewares}`,
        several: `${whole.split(/^ {2}services:/m)[0]}${routers}${services}`,
    }[shape];
}

const MATCHERS = {
    Host: ({hostname}, name) => hostname === name,
    Path: ({pathname}, path) => pathname === path,
    PathPrefix: ({pathname}, path) => pathname.startsWith(path),
};

/** What a rule becomes once each of its matchers is true or false, step by step: the first that can be taken. */
const STEPS = [
    [/\((true|false)\)/, (_, one) => one],
    [/(true|false) && (true|false)/, (_, ...both) => String(!both.slice(0, 2).includes('false'))],
    [/(true|false) \|\| (true|false)/, (_, ...both) => String(both.slice(0, 2).includes('true'))],
];

function holds(rule, url) {
    let text = rule.replace(/(\w+)\(`([^`]*)`\)/g, (_, name, given) => String(MATCHERS[name](url, given)));
    while (!['true', 'false'].includes(text)) {
        const step = STEPS.find(([pattern]) => pattern.test(text));
        assert.ok(step, `a rule can be read: ${text}`);
        text = text.replace(...step);
    }
    return text === 'true';
}

/** What the middlewares make of the address: where it is redirected, or the path that goes on. */
function passed(middlewares, url) {
    let path = url.pathname;
    for (const {redirectRegex: redirect, stripPrefix: strip} of middlewares) {
        const regex = redirect && new RegExp(redirect.regex);
        if (regex?.test(url.href)) {
            const to = url.href.replace(regex, redirect.replacement.replace(/\$\{(\d)\}/g, '$$$1'));
            return {status: redirect.permanent ? 301 : 302, to};
        }
        const prefix = strip?.prefixes.find((one) => path.startsWith(one));
        path = prefix ? path.slice(prefix.length) || '/' : path;
    }
    return {path};
}

/** Of several rules that hold the longest wins. */
const routerFor = (routers, url) =>
    Object.values(routers)
        .filter(({rule}) => holds(rule, url))
        .sort((one, other) => other.rule.length - one.rule.length)[0];

export class Traefik {
    constructor(shape) {
        const [known] = shownBelow('### Traefik');
        this.known = parsedYaml(known);
        this.file = parsedYaml(fileOf(shape)).http;
    }

    /** What each router names is there. */
    assertWhole() {
        const {routers, services, middlewares = {}} = this.file;
        for (const {entryPoints, tls, service, middlewares: used = []} of Object.values(routers)) {
            entryPoints.forEach((name) => assert.ok(this.known.entryPoints[name], name));
            assert.ok(this.known.certificatesResolvers[tls.certResolver], tls.certResolver);
            assert.ok(services[service].loadBalancer.servers.length > 0, service);
            used.forEach((name) => assert.ok(middlewares[name], name));
        }
    }

    /** Where a browser is led that asks for this address: elsewhere, or to which servers and by which path. */
    leads(address) {
        const url = new URL(address);
        const {routers, services, middlewares} = this.file;
        const router = routerFor(routers, url);
        if (!router) {
            return {status: 404};
        }
        const way = passed(
            (router.middlewares ?? []).map((name) => middlewares[name]),
            url,
        );
        return way.to ? way : {...way, servers: services[router.service].loadBalancer.servers.map((one) => one.url)};
    }
}
