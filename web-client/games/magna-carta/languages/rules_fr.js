// The rules of Caylus Magna Carta in short, in French: for whoever plays. docs/rules/magna-carta.md has them in full.
/** @type {Record<string, string>} */
export default {
    'magna-carta.rules.aim.title': 'De quoi il s’agit',
    'magna-carta.rules.aim.1':
        'Tu bâtis le long d’une route et tu livres au château du roi. Tes bâtiments servent à quiconque y envoie un ouvrier, mais tu gagnes à chaque visite. Une fois le château fini, le joueur qui a le plus de points gagne.',
    'magna-carta.rules.income.title': 'Revenu et main de départ',
    'magna-carta.rules.income.1':
        'Tu commences avec 2 nourritures, 2 bois et 4 deniers, et trois cartes de ta propre pioche. Une fois, au début, tu peux changer les trois.',
    'magna-carta.rules.income.2':
        'Chaque tour apporte 2 deniers à tout le monde, 1 de plus par résidence à soi que rien ne couvre, et 1 au propriétaire de l’Hôtel.',
    'magna-carta.rules.actions.title': 'Actions',
    'magna-carta.rules.actions.1':
        'À tour de rôle, chacun fait une chose après l’autre jusqu’à ce que tous aient passé : piocher une carte pour 1 denier, changer sa main pour 1, placer un ouvrier pour 1, ou construire.',
    'magna-carta.rules.actions.2':
        'Un ouvrier va sur n’importe quel bâtiment de la route qui n’en a pas encore, quel que soit son propriétaire. Ce que tu construis va au bout de la route, pour les cubes de sa carte ; l’or peut remplacer tout cube.',
    'magna-carta.rules.actions.3':
        'Une fois qu’on a passé, on sort de cette phase. Passer en premier rapporte 1 denier, et en passant tôt, on déplace le prévôt et on livre tôt.',
    'magna-carta.rules.actions.drawn':
        'Une Grande carrière coûte 1 nourriture et 2 pierres. Avec 1 nourriture, 1 pierre et 2 or, on peut la payer de ces trois façons.',
    'magna-carta.rules.provost.title': 'Le prévôt',
    'magna-carta.rules.provost.1':
        'Dans l’ordre où l’on a passé, chacun peut le déplacer de trois cartes au plus le long de la route, à 1 denier la carte. Les bâtiments au-delà de lui ne font rien ce tour-ci : leurs ouvriers rentrent les mains vides.',
    'magna-carta.rules.provost.2': 'À la fin d’un tour, il avance de deux cartes.',
    'magna-carta.rules.provost.drawn':
        'Le prévôt est sur la Banque : elle agit pour l’ouvrier qui s’y trouve. La Grande carrière est au-delà : son ouvrier rentre les mains vides, et son propriétaire ne reçoit rien non plus.',
    'magna-carta.rules.abilities.title': 'Ce que font les bâtiments',
    'magna-carta.rules.abilities.1':
        'Du début de la route jusqu’au prévôt, chaque bâtiment occupé agit : d’abord pour l’ouvrier, puis pour le propriétaire de la carte, si c’est une autre personne. Puis l’ouvrier rentre.',
    'magna-carta.rules.abilities.drawn':
        'L’ouvrier du bleu sur la Grande ferme du vert : d’abord le bleu prend 2 nourritures, puis le vert 1.',
    'magna-carta.rules.castle.title': 'Le château',
    'magna-carta.rules.castle.1':
        'Dans l’ordre où l’on a passé, chacun peut livrer des lots de 1 nourriture, 1 bois et 1 pierre. Chaque lot vaut un jeton : d’abord ceux du donjon pour 4 points, puis les murailles pour 3, puis les tours pour 2.',
    'magna-carta.rules.castle.2':
        'Le joueur qui livre le plus prend 1 or ; à égalité, celui qui a livré en premier. Si personne ne livre, deux jetons quittent le jeu. Le tour où part le dernier jeton est le dernier.',
    'magna-carta.rules.castle.drawn':
        'Il restait deux jetons du donjon. L’un va au vert, l’autre à l’orange, qui donne de l’or pour la nourriture : 4 points chacun. Les deux lots du rouge prennent des jetons des murailles, 3 points chacun, et 1 or pour le plus de lots.',
    'magna-carta.rules.residences.title': 'Résidences et bâtiments de prestige',
    'magna-carta.rules.residences.1':
        'Le Notaire retourne un de tes bâtiments sur la route, pour 1 nourriture : c’est désormais une résidence, qui apporte 1 denier de revenu et 1 point, mais n’accueille plus d’ouvriers.',
    'magna-carta.rules.residences.2':
        'Un bâtiment de prestige couvre une de tes résidences. Chacun n’existe qu’une fois, pour le premier qui le construit.',
    'magna-carta.rules.residences.drawn':
        'Une Petite ferme devient une résidence pour 1 nourriture chez le Notaire, et la Statue couvre la résidence pour 2 pierres et 1 or. Les écussons disent ce que chacune vaut à la fin : 1, 1 et 6.',
    'magna-carta.rules.buildings.title': 'Tes douze bâtiments',
    'magna-carta.rules.buildings.1':
        'Chaque pioche contient un exemplaire de chacun. Ce qu’une carte fait pour son propriétaire, elle ne le fait que si l’ouvrier d’une autre personne est là.',
    'magna-carta.rules.neutral.title': 'Bâtiments sans propriétaire',
    'magna-carta.rules.neutral.1': 'La route commence avec le Vieux colporteur et quelques-uns des autres.',
    'magna-carta.rules.end.title': 'La fin',
    'magna-carta.rules.end.1':
        'On additionne les points des jetons du château, de ses bâtiments sur la route, des résidences que rien ne couvre (1 chacune), des bâtiments de prestige, de l’or (1 chacun), et 1 point pour trois autres cubes comme pour trois deniers. Les cartes en main ne valent rien.',
    'magna-carta.rules.end.drawn':
        'Trois jetons, deux bâtiments, deux résidences, une Statue, 2 or, 5 autres cubes et 8 deniers : 27 points.',
    'magna-carta.rules.basic.title': 'Le jeu de base',
    'magna-carta.rules.basic.1':
        'Une table peut le choisir : sans prévôt, résidences, Notaire, Église ni Hôtel. Tous les bâtiments de la route agissent, et les bâtiments de prestige se construisent simplement.',
};
