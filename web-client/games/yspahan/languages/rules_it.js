// The rules of Yspahan in short, in Italian: for whoever plays. docs/rules/yspahan.md has them in full.
/** @type {Record<string, string>} */
export default {
    'yspahan.rules.aim.title': 'Di che si tratta',
    'yspahan.rules.aim.1':
        'Da mercante riempi di merci i suk della città, ne mandi una parte con la carovana e costruisci il tuo quartiere. Tre settimane di sette giorni, e vince chi ha più punti.',
    'yspahan.rules.tower.title': 'I dadi del giorno',
    'yspahan.rules.tower.1':
        'Ogni giorno chi comincia lancia nove dadi bianchi per tutti, e fino a tre gialli solo suoi, per 1 oro l’uno.',
    'yspahan.rules.tower.2':
        'I dadi uguali stanno insieme. I più bassi vanno nella fila dei cammelli, i più alti in quella dell’oro, gli altri, dal basso, a sacchi, barili, casse e vasi. Ciò che si prende non c’è più per quel giorno.',
    'yspahan.rules.tower.3':
        'I dadi gialli servono solo a chi comincia e lasciano la torre dopo la prima azione del giorno.',
    'yspahan.rules.tower.drawn':
        'Nove dadi bianchi e uno giallo. Tra il numero più basso e il più alto ce ne sono solo tre, quindi per i vasi non resta nulla.',
    'yspahan.rules.turn.title': 'Il tuo turno',
    'yspahan.rules.turn.1':
        'Prendi un gruppo di dadi dalla torre. Può fare ciò che dice la sua fila, una volta per dado: cammelli, oro, oppure merci nel quartiere con quel nome.',
    'yspahan.rules.turn.2':
        'Oppure muove il sovrintendente di tanti passi quanti ne mostrano i dadi. Oppure porta una carta, qualunque sia il numero di dadi.',
    'yspahan.rules.turn.3':
        'Poi puoi costruire un edificio. Le carte si giocano in qualsiasi momento del tuo turno; oppure una carta, scartata, vale come un dado in più per ciò che fa la fila.',
    'yspahan.rules.goods.title': 'Merci e suk',
    'yspahan.rules.goods.1':
        'Un suk è di chi vi ha una merce. Se in un quartiere hai cominciato un suk, le tue prossime merci lì devono completarlo prima che ne cominci un altro.',
    'yspahan.rules.goods.2':
        'Un suk rende i suoi punti a fine settimana, e solo se ogni sua bottega è piena. Poi tutte le merci lasciano la città.',
    'yspahan.rules.goods.drawn': 'Due botteghe su tre occupate: niente. Tutte e tre: 12 punti.',
    'yspahan.rules.supervisor.title': 'Il sovrintendente',
    'yspahan.rules.supervisor.1':
        'Percorre le strade senza voltarsi indietro. Ogni oro che paghi allunga o accorcia la sua strada di un passo; lo stesso fa l’Hammam, fino a tre passi, gratis.',
    'yspahan.rules.supervisor.2':
        'Ogni merce in una bottega accanto alla casella dove si ferma va alla carovana, di chiunque sia. Chi la possiede può pagare un cammello: allora la merce resta, e dalla riserva ne parte un’altra.',
    'yspahan.rules.supervisor.drawn':
        'Tre passi dall’incrocio. La merce nella bottega accanto a lui va alla carovana; l’altra resta.',
    'yspahan.rules.caravan.title': 'La carovana',
    'yspahan.rules.caravan.1':
        'Si carica un cammello alla volta, dalla fila più bassa in su. Una merce dà subito 2 punti nella fila più bassa, 1 in quella di mezzo, nessuno nella più alta.',
    'yspahan.rules.caravan.2':
        'A fine settimana, e ogni volta che è piena, ognuno riceve in punti il numero delle proprie merci caricate, moltiplicato per la fila più alta in cui ne ha una. Se è piena, la carovana viene poi scaricata.',
    'yspahan.rules.caravan.drawn':
        'L’arancione vi ha tre merci, una delle quali nella seconda fila: 3 × 2 = 6 punti quando la carovana paga.',
    'yspahan.rules.buildings.title': 'Edifici',
    'yspahan.rules.buildings.1':
        'Ognuno si costruisce una volta, per i suoi cammelli e il suo oro. Il terzo, il quarto e il quinto che costruisci danno 5 punti ciascuno, il sesto 10.',
    'yspahan.rules.buildings.drawn': 'Punti per il primo edificio, il secondo e così via, quali che siano.',
    'yspahan.rules.building': '{price}: {does}.',
    'yspahan.rules.cards.title': 'Carte',
    'yspahan.rules.cards.1': 'Ce ne sono due di ogni tipo, e le mani sono nascoste.',
    'yspahan.rules.week.title': 'La fine della settimana e della partita',
    'yspahan.rules.week.1':
        'Dopo il settimo giorno i suk completati pagano, le merci lasciano le botteghe, la carovana paga e il sovrintendente torna all’incrocio. Cammelli, oro, carte, edifici e le merci sulla carovana restano.',
    'yspahan.rules.week.2':
        'Nell’ultimo giorno della partita, in quattro si gioca secondo i punti, cominciando da chi ne ha meno. Dopo la terza settimana vince chi ha più punti.',
    'yspahan.rules.players.title': 'In due',
    'yspahan.rules.players.1':
        'I dadi bianchi sono otto. Chi comincia ha il primo e l’ultimo turno del giorno, l’altra persona quello in mezzo; i dadi gialli restano per tutto il giorno. Per costruire serve un gruppo di dadi a parte.',
};
