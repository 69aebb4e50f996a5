// The rules of Yspahan in short, in French: for whoever plays. docs/rules/yspahan.md has them in full.
/** @type {Record<string, string>} */
export default {
    'yspahan.rules.aim.title': 'De quoi il s’agit',
    'yspahan.rules.aim.1':
        'Vous êtes marchands : vous remplissez de marchandises les souks de la ville, en envoyez une partie avec la caravane et bâtissez votre propre quartier. Après trois semaines de sept jours, le joueur qui a le plus de points gagne.',
    'yspahan.rules.tower.title': 'Les dés du jour',
    'yspahan.rules.tower.1':
        'Chaque jour, le premier joueur lance neuf dés blancs pour tout le monde, et jusqu’à trois jaunes pour lui, à 1 pièce d’or chacun.',
    'yspahan.rules.tower.2':
        'Les dés de même valeur vont ensemble. Les plus faibles vont à la rangée des chameaux, les plus forts à celle de l’or, les autres, à partir du bas, aux sacs, tonneaux, coffres et vases. Ce qui est pris ne sert plus de la journée.',
    'yspahan.rules.tower.3':
        'Les dés jaunes ne servent qu’au premier joueur et quittent la tour après la première action du jour.',
    'yspahan.rules.tower.drawn':
        'Neuf dés blancs et un jaune. Entre le plus petit nombre et le plus grand, il n’y en a que trois : il ne reste rien pour les vases.',
    'yspahan.rules.turn.title': 'Ton tour',
    'yspahan.rules.turn.1':
        'Prends un groupe de dés de la tour. Il peut faire ce que dit sa rangée, une fois par dé : chameaux, or, ou marchandises dans le quartier de ce nom.',
    'yspahan.rules.turn.2':
        'Ou bien il déplace l’intendant d’autant de pas qu’en montre un de ces dés. Ou bien il apporte une carte, quel que soit le nombre de dés.',
    'yspahan.rules.turn.3':
        'Ensuite, tu peux construire un bâtiment. Les cartes se jouent à tout moment de ton tour ; ou bien une carte, défaussée, compte comme un dé de plus pour ce que fait la rangée.',
    'yspahan.rules.goods.title': 'Marchandises et souks',
    'yspahan.rules.goods.1':
        'Un souk appartient au joueur qui y a une marchandise. Si tu as commencé un souk dans un quartier, tes prochaines marchandises de ce quartier doivent le compléter avant que tu en commences un autre.',
    'yspahan.rules.goods.2':
        'Un souk rapporte ses points à la fin de la semaine, et seulement si toutes ses échoppes sont remplies. Ensuite, toutes les marchandises quittent la ville.',
    'yspahan.rules.goods.drawn': 'Deux échoppes sur trois remplies : rien. Les trois : 12 points.',
    'yspahan.rules.supervisor.title': 'L’intendant',
    'yspahan.rules.supervisor.1':
        'Il parcourt les routes sans faire demi-tour. Chaque or payé allonge ou raccourcit son chemin d’un pas ; le Hammam fait de même, jusqu’à trois pas, gratuitement.',
    'yspahan.rules.supervisor.2':
        'Toute marchandise d’une échoppe voisine de la case où il s’arrête part à la caravane, quel que soit son propriétaire. On peut payer un chameau pour la sienne : elle reste, et une autre part de la réserve à sa place.',
    'yspahan.rules.supervisor.drawn':
        'Trois pas depuis le carrefour. La marchandise de l’échoppe voisine part pour la caravane ; l’autre reste.',
    'yspahan.rules.caravan.title': 'La caravane',
    'yspahan.rules.caravan.1':
        'Elle se charge chameau par chameau, à partir de la rangée du bas. Une marchandise rapporte tout de suite 2 points dans la rangée du bas, 1 au milieu, aucun en haut.',
    'yspahan.rules.caravan.2':
        'À la fin d’une semaine, et chaque fois qu’elle est pleine, chacun marque le nombre de ses marchandises chargées, multiplié par la plus haute rangée où il en a une. Une caravane pleine est alors déchargée.',
    'yspahan.rules.caravan.drawn':
        'L’orange y a trois marchandises, dont une dans la deuxième rangée : 3 × 2 = 6 points quand la caravane paie.',
    'yspahan.rules.buildings.title': 'Bâtiments',
    'yspahan.rules.buildings.1':
        'Chacun se construit une fois, pour ses chameaux et son or. Le troisième, le quatrième et le cinquième que tu construis rapportent 5 points chacun, le sixième 10.',
    'yspahan.rules.buildings.drawn':
        'Points pour le premier bâtiment, le deuxième et ainsi de suite, quels qu’ils soient.',
    'yspahan.rules.building': '{price} : {does}.',
    'yspahan.rules.cards.title': 'Cartes',
    'yspahan.rules.cards.1': 'Il y en a deux de chaque, et les mains sont cachées.',
    'yspahan.rules.week.title': 'La fin d’une semaine, et de la partie',
    'yspahan.rules.week.1':
        'Après le septième jour, les souks complets paient, les marchandises quittent les échoppes, la caravane paie, et l’intendant retourne au carrefour. Chameaux, or, cartes, bâtiments et marchandises de la caravane restent.',
    'yspahan.rules.week.2':
        'Le tout dernier jour, à quatre, on joue selon les points, le plus petit total d’abord. Après la troisième semaine, le joueur qui a le plus de points gagne.',
    'yspahan.rules.players.title': 'À deux',
    'yspahan.rules.players.1':
        'Il y a huit dés blancs. Le premier joueur a le premier et le dernier tour du jour, l’autre celui du milieu ; les dés jaunes restent toute la journée. Construire demande un groupe de dés à part.',
};
