// The rules of Yspahan in short, in English: for whoever plays. docs/rules/yspahan.md has them in full.
/** @type {Record<string, string>} */
export default {
    'yspahan.rules.aim.title': 'What it is about',
    'yspahan.rules.aim.1':
        'You are merchants who fill the souks of the city with goods, send some of them off with the caravan and build your own quarter. Three weeks of seven days, and most points win.',
    'yspahan.rules.tower.title': 'The dice of the day',
    'yspahan.rules.tower.1':
        'Each day the start player rolls nine white dice for everybody, and up to three yellow ones of their own for 1 gold each.',
    'yspahan.rules.tower.2':
        'Dice that show the same go together. The lowest go to the row of camels, the highest to that of gold, those between to bags, barrels, chests and vases from below. What is taken is gone for the day.',
    'yspahan.rules.tower.3':
        'Yellow dice are for the start player alone and leave the tower after the first action of the day.',
    'yspahan.rules.tower.drawn':
        'Nine white dice and a yellow one. Only three numbers lie between the lowest and the highest, so nothing is left for the vases.',
    'yspahan.rules.turn.title': 'Your turn',
    'yspahan.rules.turn.1':
        'Take one group of dice from the tower. It can do what its row says, once for each die: camels, gold, or goods in the quarter of that name.',
    'yspahan.rules.turn.2':
        'Or it moves the supervisor, as many steps as the dice show. Or it brings one card, however many dice there are.',
    'yspahan.rules.turn.3':
        'After that you may build one building. Cards can be played at any moment of your turn; or one card, discarded, counts as one more die for what the row does.',
    'yspahan.rules.goods.title': 'Goods and souks',
    'yspahan.rules.goods.1':
        'A souk belongs to whoever has a good in it. If you have begun a souk in a quarter, your next goods there must complete it before you begin another.',
    'yspahan.rules.goods.2':
        'A souk pays its points at the end of the week, and only if every shop of it is filled. Then all goods leave the city.',
    'yspahan.rules.goods.drawn': 'Two of three shops filled: nothing. All three: 12 points.',
    'yspahan.rules.supervisor.title': 'The supervisor',
    'yspahan.rules.supervisor.1':
        'He walks the roads without turning round. Each gold you pay makes his way a step longer or shorter; so do up to three steps of the Hammam, for nothing.',
    'yspahan.rules.supervisor.2':
        'Every good on a shop beside the space where he stops is sent to the caravan, whosever it is. Its owner may pay a camel: then the good stays, and another one from the supply goes instead.',
    'yspahan.rules.supervisor.drawn':
        'Three steps from the crossroads. The good on the shop beside him is sent to the caravan; the other one stays.',
    'yspahan.rules.caravan.title': 'The caravan',
    'yspahan.rules.caravan.1':
        'It is loaded camel by camel from the lowest row on. A good scores 2 points at once in the lowest row, 1 in the middle, none in the highest.',
    'yspahan.rules.caravan.2':
        'At the end of a week, and whenever it is full, each player scores the number of own goods on it times the highest row in which one of them is. A full caravan is unloaded then.',
    'yspahan.rules.caravan.drawn':
        'Orange has three goods there, one of them in the second row: 3 × 2 = 6 points when the caravan pays.',
    'yspahan.rules.buildings.title': 'Buildings',
    'yspahan.rules.buildings.1':
        'Each can be built once, for its camels and gold. The third, fourth and fifth that you build bring 5 points each, the sixth 10.',
    'yspahan.rules.buildings.drawn': 'Points for the first building, the second and so on, whichever they are.',
    'yspahan.rules.building': '{price}: {does}.',
    'yspahan.rules.cards.title': 'Cards',
    'yspahan.rules.cards.1': 'There are two of each, and hands are hidden.',
    'yspahan.rules.week.title': 'The end of a week, and of the game',
    'yspahan.rules.week.1':
        'After the seventh day completed souks pay, goods leave the shops, the caravan pays, and the supervisor goes back to the crossroads. Camels, gold, cards, buildings and the goods on the caravan stay.',
    'yspahan.rules.week.2':
        'On the last day of all, four players take their turns by points, the fewest first. After the third week most points win.',
    'yspahan.rules.players.title': 'With two players',
    'yspahan.rules.players.1':
        'There are eight white dice. The start player has the first and the last turn of the day, the other one the turn between; yellow dice stay for the whole day. Building takes a group of dice of its own.',
};
