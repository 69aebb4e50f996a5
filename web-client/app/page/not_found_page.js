// The page of an address at which there is nothing. It says so in the person's language and leads to the first page.

import {wearLook} from '../browser/settings.js';
import {wearSections} from '../words/language.js';

wearLook();
wearSections();
