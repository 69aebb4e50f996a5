// What the first game of Caylus Magna Carta says, in French: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'magna-carta.first.welcome':
        'Bienvenue ! Tu bâtis le long de cette route, tu utilises ce qui s’y trouve et tu livres au château du roi. Quand le château est fini, le joueur qui a le plus de points gagne.',
    'magna-carta.first.first_hand':
        'Voici tes premiers bâtiments. Tu peux en piocher trois autres à la place, mais seulement maintenant. Petites fermes, scieries et carrières sont un bon début : 1 nourriture et 1 bois.',
    'magna-carta.first.action':
        'Chacun fait une chose à la fois, à tour de rôle, jusqu’à ce que tous aient passé. Un ouvrier, une nouvelle carte ou une nouvelle main coûte 1 denier ; un bâtiment, les cubes de sa carte.',
    'magna-carta.first.worker':
        'Essaie un ouvrier. Quand tout le monde a passé, il travaille pour toi où qu’il soit : sur une carte sans propriétaire, à toi ou à quelqu’un d’autre. Chaque carte n’en accueille qu’un.',
    'magna-carta.first.building':
        'Tu peux te payer un bâtiment. Il va au bout de la route et sert à tout le monde ; et quand une autre personne y travaille, tu y gagnes quelque chose aussi.',
    'magna-carta.first.players':
        'Le drapeau marque le premier joueur du tour ; ensuite il passe au suivant. Le grand nombre indique les points « si tout s’arrêtait là », ceux des cubes et des deniers compris.',
    'magna-carta.first.batch':
        'Le château prend des lots : 1 nourriture, 1 bois et 1 pierre ensemble. Tu n’as pas encore de pierre : un de tes ouvriers en rapporte une, s’il est sur une carte qui en donne.',
    'magna-carta.first.passing':
        'Passe quand tu en as assez fait ; le premier reçoit 1 denier. Ensuite, dans l’ordre de passage, on peut déplacer le prévôt ; les cartes jusqu’à lui agissent, et on livre dans le même ordre.',
    'magna-carta.first.provost':
        'Voici le prévôt. Au-delà de lui, les bâtiments ne font rien ce tour-ci et les ouvriers rentrent les mains vides. Tu peux le déplacer de trois cartes au plus, à 1 denier la carte.',
    'magna-carta.first.ability':
        'Un bâtiment attend ta réponse : paie ce qu’il veut et prends ce qu’il donne, ou refuse. Ce qui ne coûte rien te vient tout seul.',
    'magna-carta.first.delivery':
        'Tu peux livrer un lot : 1 nourriture, 1 bois et 1 pierre. Les premiers jetons rapportent 4 points chacun, les suivants 3, puis 2. Livrer le plus de lots dans un tour rapporte aussi 1 or.',
    'magna-carta.first.castle':
        'Voici ce qu’il reste du château. Chaque lot (1 nourriture, 1 bois, 1 pierre) prend un jeton ; si un tour passe sans livraison, deux se perdent. Le tour où il n’en reste plus est le dernier.',
    'magna-carta.first.income':
        'Un nouveau tour a apporté 2 deniers à tout le monde. C’est peu : dépense-les là où ils te rapportent des cubes ou des points.',
    'magna-carta.first.gold':
        'Tu as de l’or. Quand tu paies, il peut remplacer tout autre cube, et les bâtiments de prestige ne se font pas sans. À la fin, chaque or vaut un point.',
    'magna-carta.first.lawyer':
        'Tu as le Notaire. Construis-le, et il pourra changer un de tes bâtiments en résidence : 1 denier de plus à chaque tour, et une base pour un bâtiment de prestige.',
    'magna-carta.first.lawyer_works':
        'Le Notaire est sur la route. Envoie-lui un ouvrier et 1 nourriture, et un de tes bâtiments devient une résidence : 1 denier de plus par tour, et la seule base pour un bâtiment de prestige.',
    'magna-carta.first.residence':
        'Pour 1 nourriture, le Notaire change un de tes bâtiments en résidence : plus personne n’y travaille, mais elle rapporte 1 denier par tour et peut porter un bâtiment de prestige. Choisis-le bien.',
    'magna-carta.first.far_end':
        'À la fin de chaque tour, le prévôt avance de deux cartes, si la route est assez longue. Un ouvrier au-delà de lui est un risque : il faudrait que quelqu’un avance le prévôt.',
    'magna-carta.first.prestige':
        'Ces bâtiments de prestige rapportent beaucoup de points. Chacun est unique, coûte de l’or et se bâtit seulement sur une résidence : un de tes bâtiments retourné par le Notaire. En as-tu un à portée ?',
    'magna-carta.first.cover':
        'Tu peux maintenant construire un bâtiment de prestige : beaucoup de points d’un coup. Il couvre une de tes résidences, qui ne rapporte alors plus ni denier ni point.',
    'magna-carta.first.end_near':
        'Il reste peu de jetons au château. Le tour où part le dernier se joue jusqu’au bout, puis la partie est finie. Change tes cubes en points tant que tu le peux.',
    'magna-carta.first.step.worker': 'Ouvrier',
    'magna-carta.first.step.build': 'Construire',
    'magna-carta.first.step.draw': 'Nouvelle carte',
    'magna-carta.first.step.pass': 'Passer',
    'magna-carta.first.step.provost': 'Prévôt',
    'magna-carta.first.step.ability': 'Utiliser un bâtiment',
    'magna-carta.first.step.deliver': 'Livrer',
    'magna-carta.first.try.worker':
        'Essaie maintenant : place un ouvrier sur une carte de la route, pour 1 denier. Quand tout le monde a passé, il t’apporte ce que montre la carte.',
    'magna-carta.first.try.build':
        'Essaie maintenant : construis une carte de ta main dont tu as les cubes. Elle va au bout de la route.',
    'magna-carta.first.try.draw':
        'Essaie maintenant : pioche une carte pour 1 denier. Plus de cartes, plus de choix pour construire.',
    'magna-carta.first.try.pass':
        'Essaie maintenant : passe, et la route se met au travail. Un ouvrier de plus ne te rapporterait rien : au-delà du prévôt, les cartes ne font rien.',
    'magna-carta.first.try.provost':
        'Essaie maintenant : regarde si un de tes ouvriers est au-delà du prévôt. Si oui, déplace le prévôt, à 1 denier la carte ; sinon, laisse-le.',
    'magna-carta.first.try.ability':
        'Essaie maintenant : fais du commerce. Place un ouvrier sur un Colporteur ou un Marché et, quand il te le demande, paie et prends ce qu’il propose.',
    'magna-carta.first.try.deliver':
        'Essaie maintenant : livre un lot au château. En échange, tu reçois un jeton, qui vaut des points.',
    'magna-carta.first.missed.passed_early':
        'Tu as passé avec encore {workers} ouvriers et {deniers} deniers. Un ouvrier coûte 1 denier et rapporte des cubes ou de l’argent : places-en plus avant de passer.',
    'magna-carta.first.missed.batch_kept':
        'Tu as gardé un lot que tu pouvais livrer au château. Les premiers jetons rapportent plus de points : livre tant que tu le peux.',
    'magna-carta.first.missed.beyond':
        'Un de tes ouvriers est rentré les mains vides : il était au-delà du prévôt. Place tes ouvriers avant lui, ou garde un denier pour le déplacer.',
    'magna-carta.first.missed.never_built':
        'Tu n’as encore rien construit. Un bâtiment rapporte des points, et aussi quelque chose quand une autre personne y travaille. Garde les cubes pour en construire un.',
    'magna-carta.first.missed.never_delivered':
        'Tu n’as encore rien livré. Réunis 1 nourriture, 1 bois et 1 pierre : un tel lot prend au château un jeton de 4, 3 ou 2 points.',
    'magna-carta.first.advice.passed_early':
        'Place plus d’ouvriers avant de passer : {times}× tu as passé alors qu’il t’en restait au moins deux, et de quoi les payer.',
    'magna-carta.first.advice.batch_kept':
        'Livre chaque lot tant que tu le peux : {times}× tu en as gardé un, et les jetons suivants rapportent moins de points.',
    'magna-carta.first.advice.beyond':
        'Attention au prévôt : {times}× un ouvrier au-delà de lui est rentré les mains vides. Place les tiens avant lui, ou garde des deniers pour le déplacer.',
    'magna-carta.first.advice.never_built':
        'Construis, et tôt : tu n’as rien construit, et les bâtiments ont rapporté jusqu’à {points} points aux autres. Ils rapportent aussi quand quelqu’un d’autre y travaille.',
    'magna-carta.first.advice.few_built':
        'Construis plus, et plus tôt : à la fin, tu avais peu de bâtiments ({built}), pour {own} points ; aux autres, les bâtiments en ont rapporté jusqu’à {points}.',
    'magna-carta.first.advice.never_delivered':
        'Livre au château : tu n’as livré aucun lot (1 nourriture, 1 bois, 1 pierre), et cela a rapporté jusqu’à {points} points aux autres.',
    'magna-carta.first.advice.few_delivered':
        'Livre plus de lots (1 nourriture, 1 bois, 1 pierre), et tôt : tes jetons du château ont rapporté {own} points, et jusqu’à {points} aux autres.',
    'magna-carta.first.advice.cubes_left':
        'Dépense tes cubes avant la fin : il t’en restait {cubes}, et trois ne font qu’un point.',
    'magna-carta.first.advice.no_prestige':
        'Vise un bâtiment de prestige : ils ont rapporté jusqu’à {points} points aux autres, mais rien à toi. Il demande de l’or, et une résidence, que seul le Notaire peut faire.',
    'magna-carta.first.over':
        'C’était ta première partie de Caylus Magna Carta. Le décompte montre d’où viennent les points de tout le monde. Tu trouveras ci-dessous quoi essayer la prochaine fois.',
};
