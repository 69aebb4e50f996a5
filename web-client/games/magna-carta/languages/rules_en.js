// The rules of Caylus Magna Carta in short, in English: for whoever plays. docs/rules/magna-carta.md has them in full.
/** @type {Record<string, string>} */
export default {
    'magna-carta.rules.aim.title': 'What it is about',
    'magna-carta.rules.aim.1':
        'You build along a road and deliver to the king’s castle. Your buildings serve everybody who sends a worker there, but you gain by each visit. Most points win once the castle is finished.',
    'magna-carta.rules.income.title': 'Income and the first hand',
    'magna-carta.rules.income.1':
        'Everybody begins with 2 food, 2 wood and 4 deniers, and three cards of their own deck. Once, at the start, you may replace all three.',
    'magna-carta.rules.income.2':
        'Each round brings 2 deniers to everybody, 1 more for each of their residences that nothing covers, and 1 for the owner of the Hotel.',
    'magna-carta.rules.actions.title': 'Actions',
    'magna-carta.rules.actions.1':
        'In turn, everybody does one thing after the other until all have passed: draw a card for 1 denier, replace the hand for 1, place a worker for 1, or build.',
    'magna-carta.rules.actions.2':
        'A worker goes to any building of the road that has none yet, whosever it is. What you build goes to the far end of the road, for the cubes on its card; gold may stand for any cube.',
    'magna-carta.rules.actions.3':
        'Whoever passes is out for this phase. The first to pass takes 1 denier, and those who pass early move the provost and deliver early.',
    'magna-carta.rules.actions.drawn':
        'A Large Quarry costs 1 food and 2 stone. Whoever has 1 food, 1 stone and 2 gold can pay it in these three ways.',
    'magna-carta.rules.provost.title': 'The provost',
    'magna-carta.rules.provost.1':
        'In the order of passing, everybody may move him up to three cards along the road, for 1 denier a card. Buildings beyond him do nothing this round: workers there go home with nothing.',
    'magna-carta.rules.provost.2': 'At the end of a round he goes on by two cards.',
    'magna-carta.rules.provost.drawn':
        'The provost stands on the Bank: it acts for the worker there. The Large Quarry lies beyond him, so its worker goes home with nothing, and its owner gets nothing either.',
    'magna-carta.rules.abilities.title': 'What buildings do',
    'magna-carta.rules.abilities.1':
        'From the beginning of the road up to the provost, each building with a worker acts: first for the worker, then for the owner of the card, if that is somebody else. Then the worker goes home.',
    'magna-carta.rules.abilities.drawn':
        'Blue’s worker on green’s Large Farm: first blue takes 2 food, then green takes 1.',
    'magna-carta.rules.castle.title': 'The castle',
    'magna-carta.rules.castle.1':
        'In the order of passing, everybody may deliver batches of 1 food, 1 wood and 1 stone. Each takes a token: first those of the dungeon for 4 points, then the walls for 3, then the towers for 2.',
    'magna-carta.rules.castle.2':
        'Whoever delivers most takes 1 gold; of several, the first. If nobody delivers, two tokens leave the game. The round in which the last token goes is the last.',
    'magna-carta.rules.castle.drawn':
        'Two tokens of the dungeon were left. Green takes one and orange, who gives gold for food, the other, 4 points each. Red’s two batches take tokens of the walls, 3 points each, and 1 gold for most batches.',
    'magna-carta.rules.residences.title': 'Residences and prestige buildings',
    'magna-carta.rules.residences.1':
        'The Lawyer turns one of your buildings on the road over, for 1 food: now it is a residence, which brings 1 denier of income and 1 point, but takes no workers any more.',
    'magna-carta.rules.residences.2':
        'A prestige building covers one of your residences. Each exists once, for whoever builds it first.',
    'magna-carta.rules.residences.drawn':
        'A Small Farm becomes a residence for 1 food at the Lawyer, and the residence is covered by the Statue for 2 stone and 1 gold. The shields say what each is worth at the end: 1, 1 and 6.',
    'magna-carta.rules.buildings.title': 'Your twelve buildings',
    'magna-carta.rules.buildings.1':
        'Every deck holds one of each. What a card does for its owner, it does only when somebody else’s worker is there.',
    'magna-carta.rules.neutral.title': 'Buildings that belong to nobody',
    'magna-carta.rules.neutral.1': 'The road begins with the old Peddler and some of the others.',
    'magna-carta.rules.end.title': 'The end',
    'magna-carta.rules.end.1':
        'Points are added for castle tokens, own buildings on the road, residences that nothing covers (1 each), prestige buildings, gold (1 each), and 1 for every three other cubes and every three deniers. Cards in hand are worth nothing.',
    'magna-carta.rules.end.drawn':
        'Three tokens, two buildings, two residences, a Statue, 2 gold, 5 other cubes and 8 deniers: 27 points.',
    'magna-carta.rules.basic.title': 'The basic game',
    'magna-carta.rules.basic.1':
        'A table may play it: without provost, residences, Lawyer, Church and Hotel. Every building of the road acts, and prestige buildings are simply built.',
};
