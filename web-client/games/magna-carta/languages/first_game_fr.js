// What the first game of Caylus Magna Carta says, in French: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'magna-carta.first.welcome':
        'Bienvenue ! Tu bâtis le long de cette route, tu utilises ce qui s’y trouve et tu livres au château du roi. Quand le château est fini, le joueur qui a le plus de points gagne.',
    'magna-carta.first.first_hand':
        'Voici tes premiers bâtiments. Tu peux en piocher trois autres, mais seulement maintenant. Petites fermes, scieries et carrières sont un bon début : 1 nourriture et 1 bois.',
    'magna-carta.first.action':
        'Chacun fait une chose à la fois, à tour de rôle, jusqu’à ce que tous aient passé. Ouvrier, nouvelle carte ou nouvelle main : 1 denier ; un bâtiment : les cubes de sa carte.',
    'magna-carta.first.worker':
        'Essaie un ouvrier. Il travaille pour toi où qu’il soit : sur une carte sans propriétaire, à toi ou à quelqu’un d’autre. Chaque carte n’en accueille qu’un.',
    'magna-carta.first.building':
        'Tu peux payer un bâtiment. Il va au bout de la route et sert à tout le monde ; et quand une autre personne y travaille, tu y gagnes quelque chose aussi.',
    'magna-carta.first.batch':
        'Le château prend des lots : 1 nourriture, 1 bois et 1 pierre ensemble. Tu n’as pas de pierre pour l’instant ; cherche donc une carte qui en apporte.',
    'magna-carta.first.passing':
        'Passe quand tu en as assez fait. Passer en premier rapporte 1 denier, et en passant tôt, on déplace le prévôt et on livre tôt.',
    'magna-carta.first.provost':
        'Voici le prévôt. Au-delà de lui, les bâtiments ne font rien ce tour-ci et les ouvriers rentrent les mains vides. Tu peux le déplacer de trois cartes au plus, à 1 denier la carte.',
    'magna-carta.first.ability':
        'Un bâtiment attend ta réponse : paie ce qu’il veut et prends ce qu’il donne, ou refuse. Ce qui ne coûte rien te vient tout seul.',
    'magna-carta.first.delivery':
        'Tu peux livrer un lot. Les premiers jetons rapportent 4 points chacun, les suivants 3, puis 2. Livrer le plus dans un tour rapporte aussi 1 or.',
    'magna-carta.first.castle':
        'Regarde ce qu’il reste à bâtir du château. Chaque lot de nourriture, bois et pierre prend un jeton ; si personne ne livre dans un tour, deux se perdent. Avec le dernier vient le dernier tour.',
    'magna-carta.first.income':
        'Un nouveau tour a apporté 2 deniers à tout le monde. C’est peu : dépense-les là où reviennent des cubes ou des points.',
    'magna-carta.first.gold':
        'Tu as de l’or. Quand tu paies, il peut remplacer tout autre cube, et les bâtiments de prestige ne se font pas sans. À la fin, chaque or vaut un point.',
    'magna-carta.first.lawyer':
        'Tu as le Notaire. Construis-le, et il peut changer un de tes bâtiments en résidence : 1 denier de plus à chaque tour, et une base pour un bâtiment de prestige.',
    'magna-carta.first.residence':
        'Pour 1 nourriture, le Notaire retourne un de tes bâtiments. Plus personne n’y travaille ensuite : choisis-en un dont tu peux te passer.',
    'magna-carta.first.far_end':
        'À la fin de chaque tour, le prévôt avance de deux cartes, si la route est assez longue. Un ouvrier au-delà de lui est un risque : il faudrait que quelqu’un le fasse avancer.',
    'magna-carta.first.prestige':
        'Ces bâtiments de prestige rapportent beaucoup de points. Chacun n’existe qu’une fois, demande de l’or et couvre une de tes résidences. L’un d’eux est-il à ta portée ?',
    'magna-carta.first.cover':
        'Tu peux construire un bâtiment de prestige : beaucoup de points d’un coup. Il couvre une de tes résidences, qui ne rapporte alors plus ni denier ni point.',
    'magna-carta.first.end_near':
        'Il reste peu de jetons au château, et avec le dernier vient le dernier tour. Change tes cubes en points tant que tu le peux.',
    'magna-carta.first.over':
        'C’était ta première partie de Caylus Magna Carta. Le décompte montre d’où viennent les points de tout le monde. Tu en sais assez maintenant pour jouer sans conseils.',
};
