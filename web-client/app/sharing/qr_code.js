// An address as a QR code, for the camera of a phone. It is drawn here, so no address goes anywhere. The code that
// makes the modules is loaded when the first one is asked for.

import {html, svg} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';
import {darkPath} from './qr_path.js';

/** As many light modules are around the code as cameras want to see. */
const QUIET_ZONE = 4;

/** @param {{size: number, data: boolean[][]}} code with its quiet zone */
const drawn = ({size, data}) => svg`<svg class="qr-code" role="img" aria-label=${say('qr.drawing')}
    viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z" />
    <path fill="#000" d=${darkPath(data)} /></svg>`;

/** Says so if it cannot be loaded. @param {string} address */
export async function qrFigure(address) {
    try {
        const {encode} = await import('../../vendor/uqr/uqr.js');
        return html`<figure class="qr-figure">${drawn(encode(address, {ecc: 'M', border: QUIET_ZONE}))}
            <figcaption>${say('qr.caption')}</figcaption></figure>`;
    } catch {
        return html`<p class="error" role="alert">${say('lobby.unreachable')}</p>`;
    }
}
