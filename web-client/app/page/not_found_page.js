// The page of an address at which there is nothing. It says so in the person's language and leads to the first page. If
// only the `#` of the address was escaped, it leads to where the address meant.

import {wearLook} from '../browser/settings.js';
import {wearSections} from '../words/language.js';
import {mendedAddress} from './mended_address.js';

const mended = mendedAddress(location.href);
if (mended) {
    location.replace(mended);
}
wearLook();
wearSections();
