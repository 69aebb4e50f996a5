// An authority of the tests' own, and a certificate of it for the names by which the tests call their proxies.
import {execFileSync} from 'node:child_process';
import {X509Certificate, createHash} from 'node:crypto';
import {chmodSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const NAME = 'games.example.org';

const fresh = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** Files for both in the folder, which any account may read: their keys are worth nothing. */
export function authorityIn(folder) {
    const [authority, authorityKey, certificate, key] = ['authority.pem', 'authority.key', 'cert.pem', 'cert.key'].map(
        (name) => path.join(folder, name),
    );
    const openssl = (...words) => execFileSync('openssl', [...fresh, ...words], {stdio: ['ignore', 'ignore', 'pipe']});
    openssl('-subj', '/CN=Dahut tests', '-keyout', authorityKey, '-out', authority);
    const of = ['-CA', authority, '-CAkey', authorityKey, '-addext', 'basicConstraints=critical,CA:FALSE'];
    const names = `subjectAltName=DNS:${NAME},DNS:localhost,IP:127.0.0.1`;
    openssl('-subj', `/CN=${NAME}`, ...of, '-addext', names, '-keyout', key, '-out', certificate);
    [authority, certificate, key].forEach((file) => chmodSync(file, 0o644));
    return {authority, certificate, key, ca: readFileSync(authority), pin: pinOf(certificate)};
}

/** By this a browser believes the certificate without its authority. */
function pinOf(certificate) {
    const {publicKey} = new X509Certificate(readFileSync(certificate));
    return createHash('sha256')
        .update(publicKey.export({type: 'spki', format: 'der'}))
        .digest('base64');
}
