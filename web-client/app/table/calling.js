// Calls whoever sits at the table: by sound, by the title and the icon of the page, and by a notification if one was
// wished for and allowed. When to call is decided by attention.js.

import {ownAddress} from '../browser/edition.js';
import {isNotifying, mayNotify} from '../browser/settings.js';
import {showInTab} from '../page/frame.js';
import {say} from '../words/words.js';
import {Attention} from './attention.js';
import {sound} from './sounds.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Table} from '../protocol.d.ts' */
/** @import {Told} from '../telling/telling_panel.js' */

/** @param {string} title */
function notify(title) {
    if (document.hidden && isNotifying() && mayNotify() === 'granted') {
        const icon = ownAddress('favicon-turn.svg');
        const notification = new Notification(title, {body: say('call.turn'), icon, tag: title});
        notification.onclick = () => {
            window.focus();
            notification.close();
        };
    }
}

/** Whether something waits for this seat that the match cannot go on without. @param {Session} live
 *  @param {Told | undefined} told */
const isAsked = ({asked, sent}, told) => asked !== undefined && !asked.optional && !sent && !told;

export class Calling {
    #attention = new Attention();

    /**
     * After the page was drawn.
     * @param {Session} live @param {Table | undefined} table @param {Told | undefined} told
     * @param {unknown} said the latest that somebody else said
     */
    drawn(live, table, told, said) {
        const asked = isAsked(live, told);
        const brand = say('nav.brand');
        const title = table ? `${table.name} – ${brand}` : brand;
        // No sign is fetched before it is known which one it is to be.
        const isKnown = table && (table.status !== 'running' || live.view);
        showInTab(asked ? say('call.title', {title}) : title, asked ? 'turn' : isKnown ? 'quiet' : undefined);
        const {sent, refusal: message, nudgedAt} = live;
        const situation = {isAsked: asked, isSent: sent !== undefined, told, message, said, nudgedAt};
        for (const call of this.#attention.note(situation)) {
            sound(call);
            if (call === 'turn') {
                notify(title);
            }
        }
    }
}
