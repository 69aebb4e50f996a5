// What the first game of Ys says, in English: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'ys.first.welcome':
        'Welcome to Ys! These are your brokers, numbered 0 to 4; only you see them. Four times you send them into the town, and where your numbers add up highest, you win something.',
    'ys.first.goal':
        'Gems matter most: at the end, whoever has more of a colour than the others scores for it. Watch everybody’s gems here; the points “if it ended now” count them already.',
    'ys.first.bid':
        'First a secret bid: pick two brokers. The highest sum chooses its place in the order. The two stay out of the town this turn, so try a 1 and a 2 and keep your 4s.',
    'ys.first.position':
        'You choose when you place. Late, you see more of what the others do. Early, you win a tie if the brokers before the screens are equal too.',
    'ys.first.placing':
        'Place one broker face up and one face down, wherever you like; only you know what lies face down. Try to be strong in one quarter rather than a little everywhere.',
    'ys.first.ship':
        'Each port has a ship. Add up your brokers in all three areas of its quarter: the highest sum takes two of its gems, the second and the third take one each.',
    'ys.first.areas':
        'Each area also pays its own highest sum: the port a black gem, the commerce 3 points, the palace the character that lies there. One good broker can win both ways.',
    'ys.first.palace':
        'A character lies in each palace: tap it to read what it does. The highest sum in the palace wins it. If nobody has a broker there, it leaves the game.',
    'ys.first.white_seen':
        'The white gem here has no colour yet. Whoever takes it says at once which of the four colours it becomes, so it helps everybody.',
    'ys.first.market':
        'Try a broker on the market: it brings 1 point at once. A row’s highest sum takes its gem; the columns, and the “best bidder” with the highest sum of all, move what the colours are worth.',
    'ys.first.zero':
        'A 0 is not worthless. Face down it looks like any other broker, and alone in an area it even wins it.',
    'ys.first.last_round':
        'The last round: the one broker you keep joins your two before the screen, and these three decide ties. Then all is turned up, step by step. You can pause there.',
    'ys.first.take_gem':
        'You may choose from this ship. Take a colour of which you can get most; one that stands high on the market pays more at the end.',
    'ys.first.white':
        'A white gem becomes any colour you like. Choose one in which a single gem more takes you past somebody.',
    'ys.first.columns':
        'Some columns of the market are equal, and you say which comes first. The higher it comes, the better for the worth of its colour: lift what you collect.',
    'ys.first.best_bid':
        'You have the highest sum of the whole market, so you move a quotation, the worth of a colour, by a step. Lift one that you collect, or lower one of a rival.',
    'ys.first.scored':
        'One turn is scored, and all brokers are home again. To see once more who won what, press “Show again” over the log.',
    'ys.first.quotations':
        'This water says what colours are worth. At the end, most gems of the highest bring 24 points, then 20, 16 and 12. Level colours rank blue, green, yellow, red.',
    'ys.first.character':
        'You have won a character. From the next turn on, you are asked whenever it can be played: press its name then, or pass to keep it. Two in a turn at most.',
    'ys.first.play':
        'Now you can play a character: press its name, choose what it asks for, and confirm. It is gone then. Or pass, and keep it for another turn.',
    'ys.first.black':
        'Black gems have no colour to compete in; they just add up. One brings 1 point, two 4, three 8, four 12, five 16, six 20, and seven or more 24.',
    'ys.first.halfway':
        'Now compare the gems. Second most of a colour still pays well, but equal numbers are paid as the lowest place they share: one gem more can change much.',
    'ys.first.jewels':
        'The last turn. Each palace now has a Jewel card: whoever wins it takes a gem of any colour. It is the last chance to pass somebody.',
    'ys.first.last_cards':
        'What is in your hand at the end is worth nothing. This is the last turn in which your characters can help you.',
    'ys.first.step.bid': 'Bid',
    'ys.first.step.position': 'Place in the order',
    'ys.first.step.quarter': 'Quarter',
    'ys.first.step.hidden': 'Face down',
    'ys.first.step.market': 'Market',
    'ys.first.step.gem': 'Gem',
    'ys.first.try.bid': 'Try now: bid two low brokers. They stay out of the town this turn.',
    'ys.first.try.position': 'Try now: choose your place in the order. Whoever places late sees more.',
    'ys.first.try.quarter': 'Try now: place a broker in a quarter whose ship has gems that you like.',
    'ys.first.try.hidden': 'Try now: place a strong broker face down. Only you know what it is worth.',
    'ys.first.try.market': 'Try now: place a broker on the market. That brings 1 point at once.',
    'ys.first.try.gem': 'Try now: be strong in one quarter, and take the gem of which you can get most.',
    'ys.first.missed.bid_high':
        'You bid {total}. The two brokers of a bid stay out of the town for the turn: with a low bid you keep your 3s and 4s for the quarters.',
    'ys.first.missed.no_gem':
        'You took hardly any gem last turn. Be strong in one quarter rather than a little everywhere: the highest sum takes two gems of its ship.',
    'ys.first.missed.fours_open':
        'Your 4s lay face up, and everybody saw where to place more. Place them face down, with a weak broker face up beside them.',
    'ys.first.missed.no_market':
        'No broker of yours has been on the market yet. Each brings 1 point at once there, and the highest sum of a row takes its gem.',
    'ys.first.missed.no_character':
        'You hold a character and have played none so far. At the end it is worth nothing in your hand: when you are asked, press its name in place of “Pass”.',
    'ys.first.missed.no_palace':
        'You have won no character yet, and each of them can turn a quarter or bring gems. Place a strong broker face down in a palace.',
    'ys.first.advice.bid_high':
        'Bid low: {times}× you bid 6 or more, and those brokers stayed out of the town. Keep your 3s and 4s for the quarters.',
    'ys.first.advice.no_gem':
        'Be strong in one quarter: {times}× a turn brought you hardly any gem. The highest sum of a quarter takes two gems of its ship.',
    'ys.first.advice.fours_open':
        'Hide your strongest: {times}× your 4s lay face up. Face down, nobody knows how many brokers it takes to beat them.',
    'ys.first.advice.no_market':
        'Try the market: each broker there brings 1 point at once, rows bring gems, and columns move what the colours are worth.',
    'ys.first.advice.no_character':
        'Play your characters: you played none, and each of them can turn a quarter or bring gems.',
    'ys.first.advice.no_palace':
        'Win a palace: you won no character, and each of them can turn a quarter or bring gems.',
    'ys.first.advice.no_colour':
        'Collect one colour: you were first in none, and most gems of a colour bring 24, 20, 16 or 12 points.',
    'ys.first.over':
        'That was your first game of Ys. The sheet shows where everybody’s points came from. Below stands what to try next time.',
};
