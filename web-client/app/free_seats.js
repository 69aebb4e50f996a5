// The seats that nobody has taken, neither a person nor a bot. DOM-free.

/** @import {Table} from './protocol.d.ts' */

/** How many there are. @param {Pick<Table, 'seats'>} table */
export const freeSeats = ({seats}) => seats.filter(({player, bot}) => !player && !bot).length;

/** Whether somebody can still sit down. @param {Pick<Table, 'status' | 'seats'>} table */
export const hasFreeSeat = (table) => table.status === 'open' && freeSeats(table) > 0;
