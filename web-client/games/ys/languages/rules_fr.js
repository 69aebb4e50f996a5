// The rules of Ys in short, in French: for whoever plays. docs/rules/ys.md has them in full.
/** @type {Record<string, string>} */
export default {
    'ys.rules.aim.title': 'De quoi il s’agit',
    'ys.rules.aim.1':
        'Vous êtes marchands dans la ville d’Ys. Pendant quatre tours, vous envoyez des courtiers dans les quartiers et au marché, les uns visibles, les autres cachés, pour gagner des gemmes, des points et l’aide de gens de la cour.',
    'ys.rules.aim.2':
        'La plupart des points viennent tout à la fin, à ceux qui ont plus de gemmes d’une couleur que les autres. Ce qu’une couleur vaut alors, le marché le décide jusqu’au dernier moment.',
    'ys.rules.order.title': 'Les enchères pour l’ordre',
    'ys.rules.order.1':
        'Chaque tour commence avec de nouveaux personnages, navires et gemmes du marché. Puis chacun choisit en secret deux courtiers comme enchère, et toutes se révèlent ensemble.',
    'ys.rules.order.2':
        'La plus forte somme choisit d’abord sa place dans l’ordre. À enchères égales, le joueur qui était devant au tour précédent l’est encore.',
    'ys.rules.order.3':
        'Une enchère n’est pas perdue : elle reste visible devant ton paravent pendant le tour et tranche les égalités, avec le seul courtier qui te restera. Placer tard, c’est en savoir plus ; placer tôt, c’est gagner les égalités si tout le reste est égal.',
    'ys.rules.order.drawn':
        'L’enchère la plus haute, 6, choisit en premier, et prend ici la dernière place. Des deux 5, celui qui était devant au tour précédent choisit avant. La plus basse prend ce qui reste.',
    'ys.rules.placing.title': 'Placer les courtiers',
    'ys.rules.placing.1':
        'Quatre fois, à tour de rôle, chacun place deux courtiers : un visible et un caché, dans l’ordre voulu. Personne d’autre ne sait ce que tu as caché.',
    'ys.rules.placing.2':
        'Une zone de la ville accueille autant de courtiers qu’on veut. Une case du marché en accueille un, et rapporte 1 point tout de suite.',
    'ys.rules.placing.3': 'Ton dernier courtier va de lui-même devant ton paravent.',
    'ys.rules.placing.drawn':
        'Deux courtiers comme tu les vois, et comme les autres les voient : un 4 visible au port et un 0 caché au marché, qui paie aussitôt 1 point. Personne d’autre ne sait que c’est un 0.',
    'ys.rules.quarters.title': 'Le décompte des quartiers',
    'ys.rules.quarters.1':
        'Un quartier après l’autre : on révèle ses courtiers cachés, et chacun additionne les siens dans les trois zones. Les gemmes du navire vont selon cette somme : deux à la première, une à la deuxième, une à la troisième.',
    'ys.rules.quarters.2':
        'Puis chaque zone récompense à elle seule sa plus forte somme : le port d’une gemme noire, le commerce de 3 points, le palais du personnage qui s’y trouve.',
    'ys.rules.quarters.3':
        'Un simple 0 suffit pour être là. En prenant une gemme blanche, on dit tout de suite quelle couleur elle devient.',
    'ys.rules.quarters.drawn':
        'Avec 9 dans les trois zones réunies, deux gemmes du navire ; avec 8 et 6, une chacun ; avec 5, aucune. Le port donne sa gemme noire à un 4, le palais son personnage à un autre. Dans le commerce, qui paie 3 points, deux 4 se rencontrent : c’est une égalité.',
    'ys.rules.market.title': 'Le décompte du marché',
    'ys.rules.market.1': 'Chaque ligne donne sa gemme à la plus forte somme.',
    'ys.rules.market.2':
        'Chaque colonne additionne les courtiers de tout le monde. La plus forte fait monter la cote de sa couleur de deux échelons, la deuxième d’un ; la troisième baisse d’un, la dernière de deux. À égalité, la colonne qui a le plus de courtiers est devant ; ensuite, c’est au joueur de l’Intrigant de décider, ou sinon à celui qui gagne les égalités.',
    'ys.rules.market.3':
        'Le joueur qui a le plus fort total de tout le marché, la meilleure offre, fait bouger une cote d’un échelon, vers le haut ou vers le bas.',
    'ys.rules.market.drawn':
        'Les colonnes font 5, 3, 3 et rien. Des deux 3, celle qui a deux courtiers est devant : les cotes bougent donc de +2, −1, +1 et −2. Les lignes vont au 4, au 3 et au 1 solitaire. Avec 5 en tout, l’orange a la meilleure offre.',
    'ys.rules.ties.title': 'Quand les sommes sont égales',
    'ys.rules.ties.1':
        'L’Intrigant gagne toutes les égalités. Sans lui, la plus forte somme de courtiers devant le paravent l’emporte ; si elles sont égales aussi, la carte Ordre la plus basse.',
    'ys.rules.ties.drawn':
        'Les deux 4 dans le commerce. Devant les paravents, 6 est plus que 5 : les 3 points vont donc au violet.',
    'ys.rules.characters.title': 'Personnages',
    'ys.rules.characters.1':
        'Un personnage gagné va dans ta main et se joue à partir du tour suivant, deux au plus par tour. Ce qui reste en main à la fin ne vaut rien.',
    'ys.rules.characters.2':
        'Il y a trois moments pour eux : avant le placement, avant le décompte et après le décompte. À chacun, tout le monde est interrogé une fois, dans l’ordre du tour ; si tu passes, ce moment est fini pour toi.',
    'ys.rules.end.title': 'La fin',
    'ys.rules.end.1':
        'Après quatre tours, les couleurs sont classées par leur cote. Dans chacune, le joueur qui a le plus de gemmes marque le plus : 24, 18, 12 et 6 points dans la meilleure couleur ; 20, 15, 10, 5 dans la deuxième ; 16, 12, 8, 4 dans la troisième ; 12, 9, 6, 3 dans la dernière.',
    'ys.rules.end.2':
        'À nombre égal de gemmes d’une couleur, chacun reçoit les points de la dernière des places partagées. Sans gemme, pas de points.',
    'ys.rules.end.3':
        'Les gemmes noires rapportent 0, 1, 4, 8, 12, 16, 20 ou 24 points, de zéro à sept gemmes ou plus.',
    'ys.rules.end.4': 'Le plus grand nombre de points gagne ; à égalité, le plus grand nombre de gemmes.',
    'ys.rules.end.drawn':
        'La meilleure couleur : 24 points pour le plus grand nombre de gemmes. Les deux du milieu occupent les places 2 et 3 et ont donc tous deux les points de la place 3, soit 12.',
    'ys.rules.players.title': 'À deux ou à trois',
    'ys.rules.players.1':
        'À trois, un navire donne trois gemmes : deux à la première somme, une à la deuxième. Le marché a deux lignes, et la table peut laisser un quartier de côté.',
    'ys.rules.players.2':
        'À deux, il y a un troisième camp, le neutre. Vous placez tous deux ses courtiers cachés ; il gagne les égalités, sauf contre l’Intrigant, et prend sa part de gemmes et de points, mais ne peut pas gagner.',
};
