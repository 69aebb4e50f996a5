// A way to a server through which a browser goes, and which can be cut: it lets nothing more through while both ends
// look as well as ever, as a net that has gone, until it closes.
import net from 'node:net';

/** Opens such a way to the server at this address. @param {string} address */
export async function openWay(address) {
    const {port, hostname} = new URL(address);
    const ends = new Set();
    let isCut = false;
    const way = net.createServer((near) => {
        const far = net.connect(Number(port), hostname);
        for (const [from, to] of [
            [near, far],
            [far, near],
        ]) {
            ends.add(from);
            from.on('data', (data) => isCut || to.write(data));
            from.on('close', () => {
                ends.delete(from);
                to.destroy();
            });
            from.on('error', () => from.destroy());
        }
    });
    await new Promise((resolve) => way.listen(0, '127.0.0.1', resolve));
    const closeAll = () => ends.forEach((end) => end.destroy());
    return {
        address: `http://127.0.0.1:${way.address().port}`,
        /** From now on nothing comes through, and nobody is told. */
        cut: () => {
            isCut = true;
        },
        /** Whoever still counts on what was cut hears that it is gone; what is opened from now on comes through. */
        mend: () => {
            isCut = false;
            closeAll();
        },
        close: () => {
            closeAll();
            way.close();
        },
    };
}
