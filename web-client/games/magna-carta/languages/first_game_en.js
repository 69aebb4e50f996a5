// What the first game of Caylus Magna Carta says, in English: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'magna-carta.first.welcome':
        'Welcome! You build along this road, use what stands there, and deliver to the king’s castle. When the castle is finished, most points win.',
    'magna-carta.first.first_hand':
        'These are your first buildings. You may draw three others instead, but only now. Small farms, sawmills and quarries are a good start: they cost 1 food and 1 wood.',
    'magna-carta.first.action':
        'Everybody does one thing at a time, in turn, until all have passed. A worker, a new card or a new hand costs 1 denier; a building costs the cubes on its card.',
    'magna-carta.first.worker':
        'Try a worker. He works for you wherever he stands: on a card of nobody, of your own, or of somebody else. Each card takes only one.',
    'magna-carta.first.building':
        'You can pay for a building. It goes to the end of the road and serves everybody; and when somebody else works there, you gain something too.',
    'magna-carta.first.batch':
        'The castle takes batches: 1 food, 1 wood and 1 stone together. You have no stone now, so look for a card that brings some.',
    'magna-carta.first.passing':
        'Pass when you have done enough. The first to pass gets 1 denier, and whoever passes early moves the provost and delivers early.',
    'magna-carta.first.provost':
        'This is the provost. Buildings beyond him do nothing this round, and workers there come home with nothing. You may move him up to three cards, for 1 denier each.',
    'magna-carta.first.ability':
        'A building asks you: pay what it wants and take what it gives, or decline. What costs nothing comes to you by itself.',
    'magna-carta.first.delivery':
        'You can deliver a batch. The first tokens bring 4 points each, later ones 3 and 2. Whoever delivers most in a round also gets 1 gold.',
    'magna-carta.first.castle':
        'See what is left of the castle. Each batch of food, wood and stone takes a token; if nobody delivers in a round, two go unused. With the last of them comes the last round.',
    'magna-carta.first.income':
        'A new round brought 2 deniers to everybody. That is little, so spend them where cubes or points come back.',
    'magna-carta.first.gold':
        'You have gold. It can stand for any other cube when you pay, and prestige buildings cannot do without. At the end each gold is worth a point.',
    'magna-carta.first.lawyer':
        'You hold the Lawyer. Build him, and he can turn a building of yours into a residence: 1 denier more each round, and ground for a prestige building.',
    'magna-carta.first.residence':
        'For 1 food the Lawyer turns one of your buildings over. Nobody works there any more, so choose one that you can do without.',
    'magna-carta.first.far_end':
        'At the end of each round the provost goes on by two cards, if the road is long enough. A worker beyond him is a risk: somebody would have to move him.',
    'magna-carta.first.prestige':
        'These prestige buildings bring many points. Each exists once, needs gold, and covers a residence of yours. Is one of them within your reach?',
    'magna-carta.first.cover':
        'You can build for prestige now: many points at once. It covers a residence of yours, which then brings no denier and no point any more.',
    'magna-carta.first.end_near':
        'Few tokens are left in the castle, and with the last of them comes the last round. Make points of your cubes while you can.',
    'magna-carta.first.over':
        'That was your first game of Caylus Magna Carta. The sheet shows where everybody’s points came from. You know enough to play without hints now.',
};
