// What the first game of Yspahan says, in French: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'yspahan.first.welcome':
        'Bienvenue ! Voici la ville ; un souk est un groupe d’échoppes avec une étoile. En trois semaines, un tour par jour, tu remplis des souks, tu construis et tu charges la caravane.',
    'yspahan.first.roll':
        'Aujourd’hui, tu commences : tu lances pour tout le monde et tu choisis d’abord. Chaque or payé ajoute un dé jaune qui ne sert qu’à toi. Pour débuter, les blancs suffisent.',
    'yspahan.first.tower':
        'Les dés du jour sont dans cette tour, triés selon leur valeur. Tu prends tous les dés d’une rangée ; ensuite, les autres n’y ont plus droit.',
    'yspahan.first.rows':
        'Chaque dé compte une fois pour sa rangée : chameaux en bas, or en haut, et entre les deux des marchandises pour un quartier de la ville. Essaie une rangée où il y a beaucoup de dés.',
    'yspahan.first.souk':
        'Un souk rapporte à la fin de la semaine, mais seulement si tu en as rempli toutes les échoppes. Essaies-en donc un petit que tu peux vite compléter.',
    'yspahan.first.building':
        'Tu peux te payer un bâtiment, qui aide jusqu’à la fin. Essaie celui qui va avec ce que tu fais le plus. Dès le troisième, chacun rapporte aussi des points tout de suite.',
    'yspahan.first.begun':
        'Les autres ne peuvent pas utiliser un souk où tu as une marchandise. Tant qu’il n’est pas complet, tes prochaines marchandises dans ce quartier doivent y aller.',
    'yspahan.first.supervisor':
        'Les dés peuvent aussi déplacer l’intendant, d’autant de pas qu’en montre l’un d’eux. Là où il s’arrête, toutes les marchandises d’à côté partent à la caravane.',
    'yspahan.first.card':
        'Tout groupe de dés peut t’apporter une carte à la place : toujours une seule, quel que soit le nombre de dés. Essaie quand il ne reste plus qu’un dé tout seul.',
    'yspahan.first.hand':
        'Tu as une carte. Elle se joue à tout moment de ton tour, ou se défausse pour compter comme un dé de plus dans ce que fait une rangée.',
    'yspahan.first.sending':
        'L’intendant envoie une de tes marchandises à la caravane. Si tu paies un chameau, elle reste dans son échoppe : une autre part de la réserve à sa place.',
    'yspahan.first.caravan':
        'La caravane paie à la fin de la semaine, et quand elle est pleine : le nombre de tes marchandises chargées, multiplié par la plus haute rangée où tu en as une.',
    'yspahan.first.week_end':
        'La semaine finit bientôt, et seuls les souks complets paient. S’il manque peu à l’un des tiens, complète-le maintenant. Ensuite, toutes les marchandises quittent la ville.',
    'yspahan.first.week_scored':
        'Une semaine est décomptée, et la ville est de nouveau vide. Tu gardes tes chameaux, ton or, tes cartes et tes bâtiments, et tes marchandises sur la caravane.',
    'yspahan.first.tally':
        'Voici ce que la semaine te rapporterait si elle finissait maintenant. Regarde aussi chez les autres : avec l’intendant, tu peux gâcher un plan.',
    'yspahan.first.last_week':
        'La dernière semaine. À la fin, chameaux, or et cartes ne valent rien : fais-en des bâtiments, ou des points grâce à tes cartes.',
    'yspahan.first.last_day':
        'Le dernier jour, où l’on joue selon les points : la personne qui en a le moins commence. Prends ce qui rapporte encore un point.',
    'yspahan.first.over':
        'C’était ta première partie d’Yspahan. Le décompte montre d’où viennent les points de tout le monde. Tu en sais assez maintenant pour jouer sans conseils.',
};
