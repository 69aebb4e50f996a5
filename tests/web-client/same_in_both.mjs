// What is said in a language as it is in English: names above all.
export const SAME_IN_BOTH = {
    hu: ['nav.brand', 'magna-carta.building.bank', 'ys.option.express'],
};
