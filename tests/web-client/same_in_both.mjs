// What is said in a language as it is in English: names above all.
export const SAME_IN_BOTH = {
    hu: ['nav.brand', 'magna-carta.building.bank', 'ys.option.express'],
    it: [
        'together.no',
        'nav.brand',
        'devices.brought.leave',
        'replay.title',
        'magna-carta.phase.round',
        'ys.option.express',
        'yspahan.building.hammam',
        'yspahan.way.hammam',
    ],
};
