// The page of an address at which there is nothing: says so in the person's language, and leads to the lobby.

import {wearSections} from './language.js';
import {wearLook} from './look.js';

wearLook();
wearSections();
