// What the first game of Ys says, in French: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'ys.first.welcome':
        'Bienvenue à Ys ! Voici tes courtiers, de 0 à 4 ; personne d’autre ne les voit. Quatre fois, tu les envoies en ville : là où tes nombres font la plus forte somme, tu gagnes quelque chose.',
    'ys.first.goal':
        'Les gemmes comptent le plus : à la fin, en avoir plus que les autres d’une couleur rapporte des points. Suis ici celles de tous : les points « si tout s’arrêtait là » les comptent déjà.',
    'ys.first.bid':
        'D’abord une enchère secrète : deux courtiers. La plus forte somme choisit sa place en premier. Ces deux-là ne vont pas en ville ce tour-ci : essaie un 1 et un 2, et garde tes 4.',
    'ys.first.position':
        'Tu choisis quand placer. Plus tard, tu vois mieux ce que font les autres. Plus tôt, tu l’emportes à égalité, si les sommes devant les paravents sont égales aussi.',
    'ys.first.placing':
        'Place un courtier visible et un caché, où tu veux ; personne d’autre ne sait ce que tu caches. Mieux vaut beaucoup dans un quartier qu’un peu partout.',
    'ys.first.ship':
        'Chaque port a un navire. Additionne tes courtiers dans les trois zones de son quartier : la plus forte somme prend deux de ses gemmes, la deuxième et la troisième une chacune.',
    'ys.first.areas':
        'Chaque zone récompense aussi sa plus forte somme : le port d’une gemme noire, le commerce de 3 points, le palais du personnage qui s’y trouve. Un bon courtier peut gagner sur les deux tableaux.',
    'ys.first.palace':
        'Dans chaque palais se trouve un personnage : touche-le pour lire ce qu’il fait. La plus forte somme du palais le gagne. Si personne n’y a de courtier, il sort du jeu.',
    'ys.first.white_seen':
        'La gemme blanche que voici n’a pas encore de couleur. La prendre, c’est dire tout de suite laquelle des quatre elle prend : elle sert donc à tout le monde.',
    'ys.first.market':
        'Au marché, un courtier rapporte aussitôt 1 point. La plus forte somme d’une ligne prend sa gemme ; les colonnes et la « meilleure offre », la plus forte somme en tout, changent la valeur des couleurs.',
    'ys.first.zero':
        'Un 0 n’est pas sans valeur. Caché, il ressemble à n’importe quel courtier, et seul dans une zone, il la gagne même.',
    'ys.first.last_round':
        'La dernière manche : le courtier qu’il te reste rejoint les deux devant ton paravent, et ces trois-là départagent les égalités. Puis tout se révèle, pas à pas. Tu peux y faire une pause.',
    'ys.first.take_gem':
        'Tu peux choisir sur ce navire. Prends une couleur dont tu peux avoir le plus ; une couleur dont la cote est haute rapporte davantage à la fin.',
    'ys.first.white':
        'Une gemme blanche prend la couleur que tu veux. Choisis-en une où une seule gemme de plus te fait dépasser quelqu’un.',
    'ys.first.columns':
        'Des colonnes du marché sont à égalité, et tu dis laquelle est devant. Plus elle est devant, mieux c’est pour la cote de sa couleur : fais monter ce que tu collectionnes.',
    'ys.first.best_bid':
        'Tu as la plus forte somme de tout le marché : tu fais bouger d’un échelon une cote, la valeur d’une couleur. Fais monter une couleur que tu collectionnes, ou baisser celle d’un rival.',
    'ys.first.scored':
        'Un tour est décompté, et tous les courtiers sont rentrés. Pour revoir qui a gagné quoi, appuie sur « Revoir » au-dessus du journal.',
    'ys.first.quotations':
        'Cette eau montre ce que valent les couleurs. À la fin, avoir le plus de gemmes de la couleur la plus haute rapporte 24 points, puis 20, 16 et 12. À même hauteur : bleu, vert, jaune, rouge.',
    'ys.first.character':
        'Tu as gagné un personnage. Dès le prochain tour, on te le propose chaque fois qu’il peut se jouer : appuie sur son nom, ou passe pour le garder. Deux au plus par tour.',
    'ys.first.play':
        'Tu peux maintenant jouer un personnage : appuie sur son nom, choisis ce qu’il demande et valide. Ensuite, tu ne l’as plus. Ou passe, et garde-le pour un autre tour.',
    'ys.first.black':
        'Les gemmes noires n’ont pas de couleur à disputer ; elles s’additionnent. Une rapporte 1 point, deux 4, trois 8, quatre 12, cinq 16, six 20, sept ou plus 24.',
    'ys.first.halfway':
        'Compare maintenant les gemmes. Être deuxième paie encore bien ; mais à égalité, chacun reçoit les points de la dernière des places partagées : une gemme de plus peut tout changer.',
    'ys.first.jewels':
        'Le dernier tour. Chaque palais a maintenant une carte Joyau : la gagner donne une gemme de la couleur de son choix. C’est la dernière occasion de dépasser quelqu’un.',
    'ys.first.last_cards':
        'Ce que tu as en main à la fin ne vaut rien. C’est le dernier tour où tes personnages peuvent t’aider.',
    'ys.first.step.bid': 'Enchère',
    'ys.first.step.position': 'Place dans l’ordre',
    'ys.first.step.quarter': 'Quartier',
    'ys.first.step.hidden': 'Caché',
    'ys.first.step.market': 'Marché',
    'ys.first.step.gem': 'Gemme',
    'ys.first.try.bid': 'Essaie maintenant : mise deux courtiers faibles. Ils ne vont pas en ville ce tour-ci.',
    'ys.first.try.position': 'Essaie maintenant : choisis ta place dans l’ordre. En plaçant tard, on voit mieux.',
    'ys.first.try.quarter':
        'Essaie maintenant : place un courtier dans un quartier dont le navire porte des gemmes qui te plaisent.',
    'ys.first.try.hidden':
        'Essaie maintenant : place un courtier fort, face cachée. Personne d’autre ne sait ce qu’il vaut.',
    'ys.first.try.market': 'Essaie maintenant : place un courtier au marché. Il rapporte 1 point tout de suite.',
    'ys.first.try.gem':
        'Essaie maintenant : concentre-toi sur un quartier et prends la gemme dont tu peux avoir le plus.',
    'ys.first.missed.bid_high':
        'Tu as misé {total}. Les deux courtiers d’une enchère ne vont pas en ville ce tour-là : avec une enchère faible, tu gardes tes 3 et tes 4 pour les quartiers.',
    'ys.first.missed.no_gem':
        'Au tour précédent, tu as pris très peu de gemmes. Mieux vaut beaucoup dans un quartier qu’un peu partout : la plus forte somme prend deux gemmes du navire.',
    'ys.first.missed.fours_open':
        'Tes 4 étaient visibles, et tout le monde voyait où placer davantage. Place-les face cachée, avec un courtier faible visible à côté.',
    'ys.first.missed.no_market':
        'Aucun de tes courtiers n’est encore allé au marché. Là, chacun rapporte 1 point tout de suite, et la plus forte somme d’une ligne prend sa gemme.',
    'ys.first.missed.no_character':
        'Tu as un personnage et tu n’en as encore joué aucun. En main, à la fin, il ne vaut rien : quand on te le demande, appuie sur son nom au lieu de « Passer ».',
    'ys.first.missed.no_palace':
        'Tu n’as encore gagné aucun personnage, et chacun peut faire basculer un quartier ou rapporter des gemmes. Place un courtier fort, face cachée, dans un palais.',
    'ys.first.advice.bid_high':
        'Mise peu : {times}× tu as misé 6 ou plus, et ces courtiers ne sont pas allés en ville. Garde tes 3 et tes 4 pour les quartiers.',
    'ys.first.advice.no_gem':
        'Concentre-toi sur un quartier : {times}× un tour t’a rapporté très peu de gemmes. La plus forte somme d’un quartier prend deux gemmes de son navire.',
    'ys.first.advice.fours_open':
        'Cache les plus forts : {times}× tes 4 étaient visibles. Quand ils sont cachés, personne ne sait ce qu’il faut pour les battre.',
    'ys.first.advice.no_market':
        'Essaie le marché : chaque courtier y rapporte 1 point tout de suite, les lignes donnent des gemmes, et les colonnes changent la valeur des couleurs.',
    'ys.first.advice.no_character':
        'Joue tes personnages : tu n’en as joué aucun, et chacun peut faire basculer un quartier ou rapporter des gemmes.',
    'ys.first.advice.no_palace':
        'Gagne un palais : tu n’as gagné aucun personnage, et chacun peut faire basculer un quartier ou rapporter des gemmes.',
    'ys.first.advice.no_colour':
        'Collectionne une couleur : tu n’étais en tête dans aucune, et avoir le plus de gemmes d’une couleur rapporte 24, 20, 16 ou 12 points.',
    'ys.first.over':
        'C’était ta première partie d’Ys. Le décompte montre d’où viennent les points de tout le monde. Tu trouveras ci-dessous quoi essayer la prochaine fois.',
};
