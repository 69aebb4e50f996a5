// Unpacks the updates of a match (PROTOCOL.md 9), which leave out what the forms of the game say already. The result
// has all its names, as everything else that the server says.

/** @import {Form, Forms, PackedUpdate, Row, Update} from '../protocol.d.ts' */

/** @typedef {[name: string, form: Form]} Field */

/** Calls `take` for each pair of a position and what is said of it.
 * @param {any[]} packed @param {(position: number, value: any) => void} take */
function forEachPair(packed, take) {
    for (let index = 0; index < packed.length; index += 2) {
        take(packed[index], packed[index + 1]);
    }
}

/** @param {Field[]} fields @param {any[]} packed @param {(form: Form, packed: any) => any} unpack */
function fieldsOf(fields, packed, unpack) {
    const present = packed.map((value, index) => ({value, field: fields[index]})).filter(({value}) => value !== null);
    return Object.fromEntries(present.map(({value, field: [name, form]}) => [name, unpack(form, value)]));
}

/** @param {[string, Field[]][]} kinds @param {any[]} packed @param {(form: Form, packed: any) => any} unpack */
function kindOf(kinds, [number, ...packed], unpack) {
    const [type, fields] = kinds[number];
    return {type, ...fieldsOf(fields, packed, unpack)};
}

/** @param {Form} form @param {any[]} packed */
const listOf = (form, packed) => packed.map((one) => unpacked(form, one));

/** @param {Form} form @param {any} packed @returns {any} */
function unpacked(form, packed) {
    if (form === 'plain') {
        return packed;
    }
    if ('words' in form) {
        return form.words[packed];
    }
    if ('kinds' in form) {
        return kindOf(form.kinds, packed, unpacked);
    }
    if ('fields' in form) {
        return fieldsOf(form.fields, packed, unpacked);
    }
    if ('list' in form) {
        return listOf(form.list, packed);
    }
    /** @type {Record<string, unknown>} */
    const places = {};
    forEachPair(packed, (position, value) => (places[position] = unpacked(form.places, value)));
    return places;
}

/** Whether values of this form have no parts. A list of them is replaced as a whole; other lists change by position.
 * @param {Form} form @returns {form is 'plain' | {words: string[]}} */
const isSimple = (form) => form === 'plain' || 'words' in form;

/** The name and the form of what stands at a position.
 * @param {{fields: Field[]} | {places: Form} | {list: Form}} form @param {number} position @returns {Field} */
function fieldAt(form, position) {
    if ('fields' in form) {
        return form.fields[position];
    }
    return [String(position), 'places' in form ? form.places : form.list];
}

/** @param {Form} form @param {any} packed @returns {any} changes as applyChanges takes them */
function unpackedChanges(form, packed) {
    if (packed === null) {
        return null;
    }
    if (isSimple(form) || 'kinds' in form || ('list' in form && isSimple(form.list))) {
        return unpacked(form, packed);
    }
    if ('list' in form && packed.length === 1) {
        return unpacked(form, packed[0]);
    }
    /** @type {Record<string, unknown>} */
    const changes = {};
    forEachPair(packed, (position, change) => {
        const [name, inner] = fieldAt(form, position);
        changes[name] = unpackedChanges(inner, change);
    });
    return changes;
}

/** @param {Forms} forms @param {PackedUpdate} update @returns {Update} */
export function unpackedUpdate(forms, update) {
    const {decision, ...rest} = update;
    const events = update.events.map((event) => (Array.isArray(event) ? unpacked(forms.event, event) : event));
    const changes = unpackedChanges(forms.view, update.changes);
    if (!decision) {
        return decision === null ? {...rest, events, changes, decision} : {...rest, events, changes};
    }
    const {kinds} = /** @type {{kinds: [string, Field[]][]}} */ (forms.action);
    const rows = decision.rows.map((row) => /** @type {Row} */ (kindOf(kinds, row, listOf)));
    return {...rest, events, changes, decision: {...decision, rows}};
}
