// The rules of Caylus Magna Carta in short, in Italian: for whoever plays. docs/rules/magna-carta.md has them in full.
/** @type {Record<string, string>} */
export default {
    'magna-carta.rules.aim.title': 'Di che si tratta',
    'magna-carta.rules.aim.1':
        'Costruisci lungo una strada e consegni al castello del re. I tuoi edifici servono a chiunque vi mandi un lavoratore, ma tu guadagni a ogni visita. Quando il castello è finito, vince chi ha più punti.',
    'magna-carta.rules.income.title': 'Rendita e mano iniziale',
    'magna-carta.rules.income.1':
        'Si comincia con 2 cibo, 2 legno e 4 denari, e tre carte del proprio mazzo. Una volta, all’inizio, puoi cambiarle tutte e tre.',
    'magna-carta.rules.income.2':
        'Ogni turno porta 2 denari a tutti, 1 in più per ogni propria residenza che nulla copre, e 1 a chi possiede l’Albergo.',
    'magna-carta.rules.actions.title': 'Azioni',
    'magna-carta.rules.actions.1':
        'A turno, ognuno fa una cosa alla volta, finché non hanno passato tutti: pescare una carta per 1 denaro, cambiare la mano per 1, piazzare un lavoratore per 1, o costruire.',
    'magna-carta.rules.actions.2':
        'Un lavoratore va su un qualsiasi edificio della strada che non ne abbia ancora, di chiunque sia. Ciò che costruisci va in fondo alla strada, per i cubi indicati sulla carta; l’oro può sostituire qualsiasi cubo.',
    'magna-carta.rules.actions.3':
        'Chi passa è fuori per questa fase. Chi passa prima di tutti prende 1 denaro, e chi passa presto muove il prevosto e consegna presto.',
    'magna-carta.rules.actions.drawn':
        'Una Grande cava costa 1 cibo e 2 pietre. Chi ha 1 cibo, 1 pietra e 2 oro può pagarla in questi tre modi.',
    'magna-carta.rules.provost.title': 'Il prevosto',
    'magna-carta.rules.provost.1':
        'Nell’ordine in cui si è passato, ognuno può muoverlo di tre carte al massimo lungo la strada, per 1 denaro a carta. In questo turno gli edifici oltre il prevosto non fanno nulla: i lavoratori tornano a mani vuote.',
    'magna-carta.rules.provost.2': 'Alla fine del turno avanza di due carte.',
    'magna-carta.rules.provost.drawn':
        'Il prevosto è sulla Banca: agisce per il lavoratore che vi si trova. La Grande cava viene dopo, quindi il suo lavoratore torna a mani vuote, e nemmeno chi la possiede riceve nulla.',
    'magna-carta.rules.abilities.title': 'Che cosa fanno gli edifici',
    'magna-carta.rules.abilities.1':
        'Dall’inizio della strada fino al prevosto, ogni edificio con un lavoratore agisce: prima per il lavoratore, poi per chi possiede la carta, se è qualcun altro. Poi il lavoratore torna a casa.',
    'magna-carta.rules.abilities.drawn':
        'Il lavoratore del blu sulla Grande fattoria del verde: prima il blu prende 2 cibo, poi il verde 1.',
    'magna-carta.rules.castle.title': 'Il castello',
    'magna-carta.rules.castle.1':
        'Nell’ordine in cui si è passato, ognuno può consegnare lotti di 1 cibo, 1 legno e 1 pietra. Ciascun lotto prende un gettone: prima quelli del mastio per 4 punti, poi le mura per 3, poi le torri per 2.',
    'magna-carta.rules.castle.2':
        'Chi consegna di più prende 1 oro; a parità, chi ha consegnato prima. Se nessuno consegna, due gettoni lasciano il gioco. Il turno in cui se ne va l’ultimo gettone è l’ultimo.',
    'magna-carta.rules.castle.drawn':
        'Del mastio restavano due gettoni. Uno va al verde, l’altro all’arancione, che dà oro al posto del cibo: 4 punti ciascuno. I due lotti del rosso prendono gettoni delle mura, 3 punti ciascuno, e 1 oro per il maggior numero di lotti.',
    'magna-carta.rules.residences.title': 'Residenze ed edifici di prestigio',
    'magna-carta.rules.residences.1':
        'Il Notaio gira uno dei tuoi edifici sulla strada, per 1 cibo: ora è una residenza, che porta 1 denaro di rendita e 1 punto, ma non accoglie più lavoratori.',
    'magna-carta.rules.residences.2':
        'Un edificio di prestigio copre una tua residenza. Ognuno è unico, per chi lo costruisce prima.',
    'magna-carta.rules.residences.drawn':
        'Una Piccola fattoria diventa una residenza per 1 cibo dal Notaio, e la residenza viene coperta dalla Statua per 2 pietre e 1 oro. Gli scudi dicono quanto vale ciascuna alla fine: 1, 1 e 6.',
    'magna-carta.rules.buildings.title': 'I tuoi dodici edifici',
    'magna-carta.rules.buildings.1':
        'Ogni mazzo ne contiene uno per tipo. Ciò che una carta fa per chi la possiede, lo fa solo quando c’è il lavoratore di qualcun altro.',
    'magna-carta.rules.neutral.title': 'Edifici di nessuno',
    'magna-carta.rules.neutral.1': 'La strada comincia con il Vecchio ambulante e alcuni degli altri.',
    'magna-carta.rules.end.title': 'La fine',
    'magna-carta.rules.end.1':
        'Si sommano i punti di gettoni castello, propri edifici sulla strada, residenze che nulla copre (1 ciascuna), edifici di prestigio, oro (1 ciascuno), più 1 ogni tre altri cubi e ogni tre denari. Le carte in mano non valgono nulla.',
    'magna-carta.rules.end.drawn':
        'Tre gettoni, due edifici, due residenze, una Statua, 2 oro, 5 altri cubi e 8 denari: 27 punti.',
    'magna-carta.rules.basic.title': 'Il gioco base',
    'magna-carta.rules.basic.1':
        'Un tavolo può sceglierlo: senza prevosto, residenze, Notaio, Chiesa e Albergo. Ogni edificio della strada agisce, e gli edifici di prestigio si costruiscono e basta.',
};
