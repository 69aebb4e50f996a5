// The seats that nobody has taken, neither a person nor a bot, and how a table stands for who would like one. DOM-free.

/** @import {Table} from '../protocol.d.ts' */

/** How many there are. @param {Pick<Table, 'seats'>} table */
export const freeSeats = ({seats}) => seats.filter(({player, bot}) => !player && !bot).length;

/** Whether somebody can still sit down. @param {Pick<Table, 'status' | 'seats'>} table */
export const hasFreeSeat = (table) => table.status === 'open' && freeSeats(table) > 0;

/** Why nobody can sit down any more, by how the table stands. */
const TOO_LATE = {running: 'begun', finished: 'over', stopped: 'stopped', broken: 'broken', closed: 'closed'};

/** How it stands for who would like to sit down: `free`, `full`, or why it is too late.
 *  @param {Pick<Table, 'status' | 'seats'>} table */
export function seatsAt(table) {
    return table.status === 'open' ? (hasFreeSeat(table) ? 'free' : 'full') : TOO_LATE[table.status];
}
