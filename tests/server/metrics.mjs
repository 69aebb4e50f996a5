// What Prometheus would read of a server of the tests that was started with `--metrics-address 127.0.0.1:0` and
// `--log-level info`.
import {once} from 'node:events';
import http from 'node:http';

const METRICS_PORT = /metrics are served at port (\d+)\n/;

/** Asks the server for its metrics, or for another path of their port; `port` says which one that is. */
export async function metricsOf(server) {
    await server.untilLogged(METRICS_PORT);
    const port = Number(METRICS_PORT.exec(server.stderr)[1]);
    const ask = async (path = '/metrics', method = 'GET') => {
        const request = http.request({host: '127.0.0.1', port, path, method, agent: false}).end();
        const [response] = await once(request, 'response');
        const parts = [];
        for await (const part of response) {
            parts.push(part);
        }
        return {status: response.statusCode, text: Buffer.concat(parts).toString()};
    };
    return Object.assign(ask, {port});
}
