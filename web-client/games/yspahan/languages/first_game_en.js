// What the first game of Yspahan says, in English: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'yspahan.first.welcome':
        'Welcome! This is the city; a souk is a group of shops with a star. In three weeks of seven days, a turn a day, you fill souks with goods, build, and send goods off with the caravan.',
    'yspahan.first.roll':
        'Today you begin: you roll for everybody and choose first. Each gold you pay adds a yellow die that only you can use. The white ones will do for a start.',
    'yspahan.first.tower':
        'The dice of the day stand in this tower; equal dice share a row. The lowest number is at the bottom with the camels, the highest on top with the gold, the rest in between.',
    'yspahan.first.rows':
        'You take all dice of one row, and it is gone for the others. Each die brings one: a camel, a gold, or a good for that quarter. What it shows counts only for the supervisor.',
    'yspahan.first.souk':
        'A souk pays at the end of the week, but only if you have filled every shop of it. So try a small one that you can finish soon.',
    'yspahan.first.building':
        'You can afford a building, which helps for the rest of the game. Try one that fits what you do most. From the third one on, each also brings points at once.',
    'yspahan.first.begun':
        'The others cannot use a souk in which you have a good. While it is not full, your next goods in that quarter must go there.',
    'yspahan.first.standing':
        'The large number is what a player would have “if it ended now”: the points so far, and what the end of the week would pay. The last line says how much that is.',
    'yspahan.first.supervisor':
        'Dice can move the supervisor instead, as many steps as one of them shows. Where he stops, every good beside him goes off to the caravan.',
    'yspahan.first.card':
        'Any dice can bring you a card instead: always one, however many dice you take. Try it when nothing but a single die is left.',
    'yspahan.first.hand':
        'You hold a card. Play it at any moment of your turn, also before the roll. Or use a row “with a card”: you discard it, and it counts as one more die of that row.',
    'yspahan.first.sending':
        'The supervisor sends a good of yours to the caravan. Pay a camel, and the good stays in its shop: another one from the supply goes instead.',
    'yspahan.first.caravan':
        'The caravan pays at the end of each week, and when it is full: the number of your goods on it, times the highest row in which you have one. Goods stay there for the next week.',
    'yspahan.first.week_end':
        'The week ends soon, and only full souks pay. If a few goods can finish one of yours, take them now. Then all goods leave the city.',
    'yspahan.first.week_scored':
        'A week was scored, and the city is empty again. You keep your camels, gold, cards and buildings, and your goods on the caravan.',
    'yspahan.first.tally':
        'This is what the week would bring you if it ended now. Look at those of the others as well: you may spoil a plan with the supervisor.',
    'yspahan.first.last_week':
        'The last week. Camels, gold and cards are worth nothing at its end: make buildings of them, or points by your cards.',
    'yspahan.first.last_day':
        'The last day, on which the turns go by points: whoever has fewest goes first. Take what still brings a point.',
    'yspahan.first.step.roll': 'Roll',
    'yspahan.first.step.goods': 'Goods',
    'yspahan.first.step.income': 'Camels or gold',
    'yspahan.first.step.build': 'Build',
    'yspahan.first.step.supervisor': 'Supervisor',
    'yspahan.first.step.card': 'Card',
    'yspahan.first.try.roll': 'Try now: roll for everybody. The white dice cost nothing.',
    'yspahan.first.try.goods': 'Try now: take a row of goods with many dice, and fill a small souk.',
    'yspahan.first.try.income':
        'Try now: take camels at the bottom of the tower, or gold at its top. Two camels build the Paddock, and one keeps a good in its shop.',
    'yspahan.first.try.build': 'Try now: build. You have the camels and the gold for it.',
    'yspahan.first.try.supervisor':
        'Try now: move the supervisor with a row of dice, beside a good of yours. Pay a camel then: your good stays, and another one goes off to the caravan.',
    'yspahan.first.try.card': 'Try now: take a card for a row of dice. A row with a single die will do.',
    'yspahan.first.missed.souk_overlooked':
        'One row of dice would have filled a souk worth {points} points. Before you choose, compare the dice of each row with the empty shops of a souk.',
    'yspahan.first.missed.souk_unfinished':
        'A souk of yours was not full when the week ended, and paid nothing. Begin only what you can finish by the seventh day.',
    'yspahan.first.missed.no_souk':
        'No souk has paid you yet. Choose a small one, take the dice of its quarter, and fill every shop of it before the week ends.',
    'yspahan.first.missed.never_built':
        'You have no building yet. Take camels and gold early: a building helps every day, and from the third one on each brings points at once.',
    'yspahan.first.missed.no_caravan':
        'No good of yours has gone to the caravan yet. Move the supervisor beside your own goods: the caravan pays at the end of every week.',
    'yspahan.first.advice.souk_overlooked':
        'Look for souks that one row of dice fills: {times}× you let such a chance pass.',
    'yspahan.first.advice.souk_unfinished':
        'Finish your souks: {times}× one was not full at the end of a week, and paid nothing.',
    'yspahan.first.advice.no_souk':
        'Fill souks: none paid you. Begin a small one, take the dice of its quarter, and fill every shop before the week ends.',
    'yspahan.first.advice.never_built':
        'Build, and early: you built nothing. A building helps every day, and from the third one on each brings points at once.',
    'yspahan.first.advice.no_caravan':
        'Send goods to the caravan: none of yours went there, and the best of the others got {points} points there. It pays at the end of each week, more in its higher rows.',
    'yspahan.first.advice.little_caravan':
        'Send more goods to the caravan, and early: it brought you {own} points, and the best of the others {points}. What is there pays again at the end of each week.',
    'yspahan.first.advice.things_left':
        'Spend your camels and your gold before the last day: {things} were left, and they are worth nothing at the end.',
    'yspahan.first.advice.cards_left':
        'Play your cards in time: at the end they are worth nothing (left over: {cards}).',
    'yspahan.first.over':
        'That was your first game of Yspahan. The sheet shows where everybody’s points came from. Below stands what to try next time.',
};
