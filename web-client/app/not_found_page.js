// The page of an address at which there is nothing: says so in the person's language, and leads to the lobby.

import {language, wearLanguage} from './language.js';
import {wearLook} from './look.js';

wearLook();
wearLanguage();
for (const section of document.querySelectorAll('section')) {
    section.hidden = section.lang !== language();
}
