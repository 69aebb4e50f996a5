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
        'Try a worker. When all have passed, he works for you wherever he stands: on a card of nobody, of your own, or of somebody else. Each card takes only one.',
    'magna-carta.first.building':
        'You can pay for a building. It goes to the end of the road and serves everybody; and when somebody else works there, you gain something too.',
    'magna-carta.first.players':
        'The flag marks the first player; after each round it goes to the next one. The large number is the points “if it ended now”, those for cubes and deniers included.',
    'magna-carta.first.batch':
        'The castle takes batches: 1 food, 1 wood and 1 stone together. You have no stone yet: a worker of yours on a card that brings stone gets you one.',
    'magna-carta.first.passing':
        'Pass when you have done enough; the first gets 1 denier. Once all have, you may move the provost in the order of passing, the cards up to him work, and you deliver in the same order.',
    'magna-carta.first.provost':
        'This is the provost. Buildings beyond him do nothing this round, and workers there come home with nothing. You may move him up to three cards, for 1 denier each.',
    'magna-carta.first.ability':
        'A building asks you: pay what it wants and take what it gives, or decline. What costs nothing comes to you by itself.',
    'magna-carta.first.delivery':
        'You can deliver a batch: 1 food, 1 wood and 1 stone. The first tokens bring 4 points each, later ones 3 and 2. Whoever delivers most batches in a round also gets 1 gold.',
    'magna-carta.first.castle':
        'This is left of the castle. Each batch (1 food, 1 wood, 1 stone) takes a token; if nobody delivers in a round, two go unused. The round in which the last one goes is the last.',
    'magna-carta.first.income':
        'A new round brought 2 deniers to everybody. That is little, so spend them where cubes or points come back.',
    'magna-carta.first.gold':
        'You have gold. It can stand for any other cube when you pay, and prestige buildings cannot do without it. At the end each gold is worth a point.',
    'magna-carta.first.lawyer':
        'You hold the Lawyer. Build him, and he can turn a building of yours into a residence: 1 denier more each round, and ground for a prestige building.',
    'magna-carta.first.lawyer_works':
        'The Lawyer is on the road. Send him a worker and 1 food, and a building of yours becomes a residence: 1 denier more each round, and the only ground for a prestige building.',
    'magna-carta.first.residence':
        'For 1 food the Lawyer makes a building of yours a residence: no workers there any more, but 1 denier each round and a place for a prestige building. Choose one that you can spare.',
    'magna-carta.first.far_end':
        'At the end of each round the provost goes on by two cards, if the road is long enough. A worker beyond him is a risk: somebody would have to move him.',
    'magna-carta.first.prestige':
        'These prestige buildings bring many points. Each exists once, needs gold, and can stand only on a residence: a building of yours that the Lawyer has turned over. Is one within your reach?',
    'magna-carta.first.cover':
        'You can build for prestige now: many points at once. It covers a residence of yours, which then brings no denier and no point any more.',
    'magna-carta.first.end_near':
        'Few tokens are left in the castle. The round in which the last one goes is played to its end, and then the game is over. Make points of your cubes while you can.',
    'magna-carta.first.step.worker': 'Worker',
    'magna-carta.first.step.build': 'Build',
    'magna-carta.first.step.draw': 'New card',
    'magna-carta.first.step.pass': 'Pass',
    'magna-carta.first.step.provost': 'Provost',
    'magna-carta.first.step.ability': 'Use a building',
    'magna-carta.first.step.deliver': 'Deliver',
    'magna-carta.first.try.worker':
        'Try now: place a worker on a card of the road, for 1 denier. Once all have passed, he brings you what the card shows.',
    'magna-carta.first.try.build':
        'Try now: build a card of your hand whose cubes you have. It goes to the end of the road.',
    'magna-carta.first.try.draw':
        'Try now: draw a card for 1 denier. With more cards you have more choice of what to build.',
    'magna-carta.first.try.pass':
        'Try now: pass, and the road goes to work. No worker more would bring you anything: beyond the provost cards do nothing.',
    'magna-carta.first.try.provost':
        'Try now: see whether a worker of yours stands beyond the provost. Then move him for 1 denier a card; else leave him.',
    'magna-carta.first.try.ability':
        'Try now: trade. Place a worker on a Peddler or a Market, and when it asks, pay and take what it offers.',
    'magna-carta.first.try.deliver': 'Try now: deliver a batch to the castle. It brings a token, and points for it.',
    'magna-carta.first.missed.passed_early':
        'You passed with {workers} workers and {deniers} deniers left. A worker costs 1 denier and brings cubes or money: place more of them before you pass.',
    'magna-carta.first.missed.batch_kept':
        'You kept a batch that the castle would have taken. The earlier tokens bring more points: deliver while you can.',
    'magna-carta.first.missed.beyond':
        'A worker of yours came home with nothing: he stood beyond the provost. Place workers before him, or keep a denier to move him.',
    'magna-carta.first.missed.never_built':
        'You have built nothing yet. A building brings points, and something for you whenever somebody else works there. Keep the cubes for one and build it.',
    'magna-carta.first.missed.never_delivered':
        'You have delivered nothing yet. Gather 1 food, 1 wood and 1 stone: such a batch takes a token of 4, 3 or 2 points from the castle.',
    'magna-carta.first.advice.passed_early':
        'Place more workers before you pass: {times}× you passed with two or more of them, and deniers to pay for them.',
    'magna-carta.first.advice.batch_kept':
        'Deliver every batch while you can: {times}× you kept one, and later tokens bring fewer points.',
    'magna-carta.first.advice.beyond':
        'Mind the provost: {times}× a worker beyond him came home with nothing. Place workers before him, or keep deniers to move him.',
    'magna-carta.first.advice.never_built':
        'Build, and early: you built nothing, and the best of the others got {points} points by buildings. Besides, they bring something whenever somebody else works there.',
    'magna-carta.first.advice.few_built':
        'Build more, and earlier: few of your buildings stood at the end, {built}, and brought {own} points; the best of the others got {points} by buildings.',
    'magna-carta.first.advice.never_delivered':
        'Deliver to the castle: you delivered no batch (1 food, 1 wood, 1 stone), and the best of the others got {points} points there.',
    'magna-carta.first.advice.few_delivered':
        'Deliver more batches (1 food, 1 wood, 1 stone), and early: your tokens of the castle brought {own} points, those of the best of the others {points}.',
    'magna-carta.first.advice.cubes_left':
        'Spend your cubes before the end: {cubes} were left, and three of them make only one point.',
    'magna-carta.first.advice.no_prestige':
        'Aim for a prestige building: the best of the others got {points} points by them, and you none. It needs gold, and a residence, which only the Lawyer makes.',
    'magna-carta.first.over':
        'That was your first game of Caylus Magna Carta. The sheet shows where everybody’s points came from. Below stands what to try next time.',
};
