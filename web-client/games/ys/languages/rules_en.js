// The rules of Ys in short, in English: for whoever plays. docs/rules/ys.md has them in full.
/** @type {Record<string, string>} */
export default {
    'ys.rules.aim.title': 'What it is about',
    'ys.rules.aim.1':
        'You are merchants in the town of Ys. For four turns you send brokers into its quarters and onto its market, some face up and some face down, to win gems, points and the help of people at court.',
    'ys.rules.aim.2':
        'Most points come at the very end, for having more gems of a colour than the others. What a colour is worth then is decided on the market until the last moment.',
    'ys.rules.order.title': 'Bidding for the order',
    'ys.rules.order.1':
        'Each turn begins with new characters, ships and market gems. Then everybody secretly picks two brokers as a bid. All bids are shown together.',
    'ys.rules.order.2':
        'The highest sum chooses its place in the order first. If bids are equal, whoever was earlier in the turn before is earlier again.',
    'ys.rules.order.3':
        'A bid is not lost: it lies open before your screen for the turn and decides ties, together with the one broker that you will have left. Placing late means knowing more; placing early wins ties if all else is equal.',
    'ys.rules.order.drawn':
        'The highest bid, 6, chooses first, and here takes the last place. Of the two 5s, whoever was earlier in the turn before chooses earlier. The lowest takes what is left.',
    'ys.rules.placing.title': 'Placing brokers',
    'ys.rules.placing.1':
        'Four times around the table, each player places two brokers: one face up and one face down, in the sequence you like. Only you know what lies face down.',
    'ys.rules.placing.2':
        'An area of the city takes any number of brokers. A space of the market takes one, and pays 1 point at once.',
    'ys.rules.placing.3': 'Your last broker goes before your screen by itself.',
    'ys.rules.placing.drawn':
        'Two brokers as you see them, and as the others do: a 4 face up at the port and a 0 face down on the market, which pays 1 point at once. Only you know that it is a 0.',
    'ys.rules.quarters.title': 'Scoring the quarters',
    'ys.rules.quarters.1':
        'One quarter after the other: its hidden brokers are turned up, and everybody adds up their own in all three areas. The ship’s gems go by this sum: two to the first, one each to the second and the third.',
    'ys.rules.quarters.2':
        'Then each area by itself pays the highest sum in it: the port a black gem, the commerce 3 points, the palace the character that lies there.',
    'ys.rules.quarters.3':
        'A lone 0 is enough to be there. Whoever takes a white gem says at once which colour it becomes.',
    'ys.rules.quarters.drawn':
        'With 9 in all three areas, two of the ship’s gems; with 8 and 6, one each; with 5, none. The port pays its black gem to a 4, the palace its character to another. In the commerce, which pays 3 points, two 4s meet: that is a tie.',
    'ys.rules.market.title': 'Scoring the market',
    'ys.rules.market.1': 'Each row gives its gem to the player with the highest sum in it.',
    'ys.rules.market.2':
        'Each column adds up the brokers of everybody. The highest one raises the quotation of its colour by two steps, the second by one; the third falls by one, the last by two. If columns are equal, the one with more brokers is ahead; after that a player decides: whoever played the Intriguer, else whoever wins ties.',
    'ys.rules.market.3':
        'Whoever has the highest total in the whole market, the best bidder, moves one quotation by a step, up or down.',
    'ys.rules.market.drawn':
        'The columns add up to 5, 3, 3 and nothing. Of the two 3s the one with two brokers is ahead, so the quotations move by +2, −1, +1 and −2. The rows go to the 4, to the 3 and to the lone 1. With 5 in all, orange is the best bidder.',
    'ys.rules.ties.title': 'When sums are equal',
    'ys.rules.ties.1':
        'The Intriguer wins every tie. Without him the higher sum of brokers before the screen wins; if these are equal too, the lower order card.',
    'ys.rules.ties.drawn':
        'The two 4s in the commerce. Before the screens 6 is more than 5, so the 3 points go to purple.',
    'ys.rules.characters.title': 'Characters',
    'ys.rules.characters.1':
        'A character that you win goes into your hand and can be played from the next turn on, two at most in a turn. What is still in hand at the end is worth nothing.',
    'ys.rules.characters.2':
        'There are three moments for them: before placing, before scoring and after scoring. At each, everybody is asked once, in the order of the turn; passing means that this moment is over for you.',
    'ys.rules.end.title': 'The end',
    'ys.rules.end.1':
        'After four turns the colours are ranked by their quotations. In each, whoever has most gems of it scores most: 24, 18, 12 and 6 points in the best colour; 20, 15, 10, 5 in the second; 16, 12, 8, 4 in the third; 12, 9, 6, 3 in the last.',
    'ys.rules.end.2':
        'Players with equally many gems of a colour all get the points of the last of the places they share. Without a gem there are none.',
    'ys.rules.end.3': 'Black gems score 0, 1, 4, 8, 12, 16, 20 or 24 points, for none up to seven or more.',
    'ys.rules.end.4': 'Most points win; if they are equal, most gems.',
    'ys.rules.end.drawn':
        'The best colour: 24 points for most gems. The two in the middle share places 2 and 3, so both get the points of place 3, which are 12.',
    'ys.rules.players.title': 'With two or three players',
    'ys.rules.players.1':
        'Three players get three gems from a ship: two for the first, one for the second. The market has two rows, and the table may leave out a quarter.',
    'ys.rules.players.2':
        'With two players there is a third side, the neutral. Both place its brokers face down; it wins ties, except against the Intriguer, and takes its share of gems and points, but cannot win.',
};
