// A relay between a browser and a server that can be cut. After the cut it passes nothing on, but its connections stay
// open until it closes them, as when a network fails silently.
import net from 'node:net';

/** Opens a relay to the server at this address. @param {string} address */
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
        /** From now on nothing comes through, and neither end is told. */
        cut: () => {
            isCut = true;
        },
        /** Closes the connections that were cut; new ones work again. */
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
