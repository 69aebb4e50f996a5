// What the first game of Yspahan says, in French: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'yspahan.first.welcome':
        'Bienvenue ! Voici la ville ; un souk est un groupe d’échoppes avec une étoile. En trois semaines, un tour par jour, tu remplis des souks, tu construis et tu charges la caravane.',
    'yspahan.first.roll':
        'Aujourd’hui, tu commences : tu lances pour tout le monde et tu choisis en premier. Chaque or payé ajoute un dé jaune qui ne sert qu’à toi. Pour débuter, les blancs suffisent.',
    'yspahan.first.tower':
        'Les dés du jour sont dans cette tour ; les dés égaux partagent une rangée. Le plus petit nombre est en bas, avec les chameaux, le plus grand en haut, avec l’or, les autres entre les deux.',
    'yspahan.first.rows':
        'Tu prends tous les dés d’une rangée ; les autres n’y ont plus droit. Chaque dé apporte 1 chameau, 1 or ou 1 marchandise pour ce quartier. Son nombre ne compte que pour l’intendant.',
    'yspahan.first.souk':
        'Un souk rapporte à la fin de la semaine, mais seulement si tu en as rempli toutes les échoppes. Essaies-en donc un petit que tu peux vite compléter.',
    'yspahan.first.building':
        'Tu peux te payer un bâtiment, qui aide jusqu’à la fin. Essaie celui qui va avec ce que tu fais le plus. Dès le troisième, chacun rapporte aussi des points tout de suite.',
    'yspahan.first.begun':
        'Les autres ne peuvent pas utiliser un souk où tu as une marchandise. Tant qu’il n’est pas complet, tes prochaines marchandises dans ce quartier doivent y aller.',
    'yspahan.first.standing':
        'Le grand nombre indique les points qu’on aurait « si tout s’arrêtait là », ceux jusqu’ici et ce que paierait la fin de la semaine. La dernière ligne dit combien elle paierait.',
    'yspahan.first.supervisor':
        'Les dés peuvent aussi déplacer l’intendant, d’autant de pas qu’en montre l’un d’eux. Là où il s’arrête, toutes les marchandises voisines partent à la caravane.',
    'yspahan.first.card':
        'Tout groupe de dés peut t’apporter une carte à la place : toujours une seule, quel que soit le nombre de dés. Essaie quand il ne reste plus qu’un dé tout seul.',
    'yspahan.first.hand':
        'Tu as une carte. Joue-la à tout moment de ton tour, même avant le lancer. Ou utilise une rangée « avec une carte » : tu la défausses, et elle compte comme un dé de plus.',
    'yspahan.first.sending':
        'L’intendant envoie une de tes marchandises à la caravane. Si tu paies un chameau, elle reste dans son échoppe : une autre part de la réserve à sa place.',
    'yspahan.first.caravan':
        'La caravane paie à la fin de chaque semaine, et quand elle est pleine : tes marchandises chargées, multipliées par ta plus haute rangée. Elles y restent pour la semaine suivante.',
    'yspahan.first.week_end':
        'La semaine finit bientôt, et seuls les souks complets paient. S’il manque peu à l’un des tiens, complète-le maintenant. Ensuite, toutes les marchandises quittent la ville.',
    'yspahan.first.week_scored':
        'Une semaine est décomptée, et la ville est de nouveau vide. Tu gardes tes chameaux, ton or, tes cartes et tes bâtiments, et tes marchandises dans la caravane.',
    'yspahan.first.tally':
        'Voici ce que la semaine te rapporterait si elle finissait maintenant. Regarde aussi chez les autres : avec l’intendant, tu peux contrarier leurs plans.',
    'yspahan.first.last_week':
        'La dernière semaine. À la fin, chameaux, or et cartes ne valent rien : fais-en des bâtiments, ou des points grâce à tes cartes.',
    'yspahan.first.last_day':
        'Le dernier jour, où l’on joue dans l’ordre des points : la personne qui en a le moins commence. Prends ce qui rapporte encore un point.',
    'yspahan.first.step.roll': 'Lancer',
    'yspahan.first.step.goods': 'Marchandises',
    'yspahan.first.step.income': 'Chameaux ou or',
    'yspahan.first.step.build': 'Construire',
    'yspahan.first.step.supervisor': 'Intendant',
    'yspahan.first.step.card': 'Carte',
    'yspahan.first.try.roll': 'Essaie maintenant : lance pour tout le monde. Les dés blancs ne coûtent rien.',
    'yspahan.first.try.goods':
        'Essaie maintenant : prends une rangée de marchandises où il y a beaucoup de dés, et remplis un petit souk.',
    'yspahan.first.try.income':
        'Essaie maintenant : prends des chameaux en bas de la tour, ou de l’or en haut. Deux chameaux paient l’Enclos, et un seul garde une marchandise dans son échoppe.',
    'yspahan.first.try.build': 'Essaie maintenant : construis. Tu as les chameaux et l’or qu’il faut.',
    'yspahan.first.try.supervisor':
        'Essaie maintenant : avec une rangée de dés, déplace l’intendant à côté d’une de tes marchandises. Paie alors un chameau : elle reste, et une autre part à la caravane.',
    'yspahan.first.try.card':
        'Essaie maintenant : prends une carte pour une rangée de dés. Une rangée d’un seul dé suffit.',
    'yspahan.first.missed.souk_overlooked':
        'Une rangée de dés aurait complété un souk de {points} points. Avant de choisir, compare les dés de chaque rangée avec les échoppes vides d’un souk.',
    'yspahan.first.missed.souk_unfinished':
        'Un de tes souks n’était pas complet à la fin de la semaine, et n’a rien rapporté. Ne commence que ce que tu peux finir avant le septième jour.',
    'yspahan.first.missed.no_souk':
        'Aucun souk ne t’a encore rien rapporté. Choisis-en un petit, prends les dés de son quartier, et remplis toutes ses échoppes avant la fin de la semaine.',
    'yspahan.first.missed.never_built':
        'Tu n’as pas encore de bâtiment. Prends tôt des chameaux et de l’or : un bâtiment aide chaque jour, et dès le troisième, chacun rapporte aussi des points.',
    'yspahan.first.missed.no_caravan':
        'Aucune de tes marchandises n’est encore partie à la caravane. Déplace l’intendant à côté des tiennes : la caravane paie à la fin de chaque semaine.',
    'yspahan.first.advice.souk_overlooked':
        'Cherche les souks qu’une seule rangée de dés complète : {times}× tu as laissé passer une telle occasion.',
    'yspahan.first.advice.souk_unfinished':
        'Finis tes souks : {times}× l’un d’eux n’était pas complet à la fin d’une semaine, et n’a rien rapporté.',
    'yspahan.first.advice.no_souk':
        'Remplis des souks : aucun ne t’a rien rapporté. Commence par un petit, prends les dés de son quartier, et remplis toutes ses échoppes avant la fin de la semaine.',
    'yspahan.first.advice.never_built':
        'Construis, et tôt : tu n’as rien construit. Un bâtiment aide chaque jour, et dès le troisième, chacun rapporte aussi des points tout de suite.',
    'yspahan.first.advice.no_caravan':
        'Envoie des marchandises à la caravane : aucune des tiennes n’y est allée, et elle a rapporté jusqu’à {points} points aux autres. Elle paie chaque semaine, plus dans ses rangées hautes.',
    'yspahan.first.advice.little_caravan':
        'Envoie plus de marchandises à la caravane, et tôt : elle t’a rapporté {own} points, et jusqu’à {points} aux autres. Ce qui s’y trouve paie de nouveau à la fin de chaque semaine.',
    'yspahan.first.advice.things_left':
        'Dépense tes chameaux et ton or avant le dernier jour : il t’en restait {things}, et à la fin ils ne valent rien.',
    'yspahan.first.advice.cards_left':
        'Joue tes cartes à temps : à la fin, elles ne valent rien (restantes : {cards}).',
    'yspahan.first.over':
        'C’était ta première partie d’Yspahan. Le décompte montre d’où viennent les points de tout le monde. Tu trouveras ci-dessous quoi essayer la prochaine fois.',
};
