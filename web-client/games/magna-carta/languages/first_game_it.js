// What the first game of Caylus Magna Carta says, in Italian: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'magna-carta.first.welcome':
        'Ti diamo il benvenuto! Costruisci lungo questa strada, usi ciò che vi si trova e consegni al castello del re. Quando il castello è finito, vince chi ha più punti.',
    'magna-carta.first.first_hand':
        'Ecco i tuoi primi edifici. Puoi pescarne altri tre al loro posto, ma solo ora. Piccole fattorie, segherie e cave sono un buon inizio: costano 1 cibo e 1 legno.',
    'magna-carta.first.action':
        'A turno, ognuno fa una cosa alla volta, finché non hanno passato tutti. Un lavoratore, una nuova carta o una nuova mano costa 1 denaro; un edificio, i cubi sulla sua carta.',
    'magna-carta.first.worker':
        'Prova un lavoratore. Quando tutti hanno passato, lavora per te ovunque stia: su una carta di nessuno, tua o di qualcun altro. Ogni carta ne accoglie uno solo.',
    'magna-carta.first.building':
        'Puoi permetterti un edificio. Va in fondo alla strada e serve a tutti; e quando ci lavora qualcun altro, guadagni qualcosa anche tu.',
    'magna-carta.first.players':
        'La bandierina segna chi comincia il turno; poi passa al giocatore seguente. Il numero grande sono i punti «se finisse ora», compresi quelli per cubi e denari.',
    'magna-carta.first.batch':
        'Il castello accetta lotti: 1 cibo, 1 legno e 1 pietra insieme. Non hai ancora pietra: te la porta un tuo lavoratore su una carta che ne dà.',
    'magna-carta.first.passing':
        'Passa quando hai fatto abbastanza; il primo prende 1 denaro. Poi, nell’ordine in cui si è passato, si può muovere il prevosto; le carte fino a lui lavorano, e nello stesso ordine si consegna.',
    'magna-carta.first.provost':
        'Questo è il prevosto. In questo turno gli edifici dopo di lui non fanno nulla, e da lì i lavoratori tornano a mani vuote. Puoi muoverlo di tre carte al massimo, per 1 denaro l’una.',
    'magna-carta.first.ability':
        'Un edificio ti fa un’offerta: paga ciò che vuole e prendi ciò che dà, o rinuncia. Ciò che non costa nulla ti arriva da sé.',
    'magna-carta.first.delivery':
        'Puoi consegnare un lotto: 1 cibo, 1 legno e 1 pietra. I primi gettoni danno 4 punti ciascuno, i successivi 3 e 2. Chi consegna più lotti in un turno prende anche 1 oro.',
    'magna-carta.first.castle':
        'Ecco che cosa resta del castello. Ogni lotto (1 cibo, 1 legno, 1 pietra) prende un gettone; se in un turno nessuno consegna, due vanno persi. Il turno in cui finiscono è l’ultimo.',
    'magna-carta.first.income':
        'Un nuovo turno ha portato 2 denari a tutti. È poco, quindi spendili dove ti tornano cubi o punti.',
    'magna-carta.first.gold':
        'Hai dell’oro. Quando paghi può sostituire qualsiasi altro cubo, e per gli edifici di prestigio è indispensabile. Alla fine ogni oro vale un punto.',
    'magna-carta.first.lawyer':
        'Hai in mano il Notaio. Costruiscilo, e potrà fare di un tuo edificio una residenza: 1 denaro in più a ogni turno, e una base per un edificio di prestigio.',
    'magna-carta.first.lawyer_works':
        'Il Notaio è sulla strada. Mandagli un lavoratore e 1 cibo, e un tuo edificio diventa una residenza: 1 denaro in più a ogni turno, e l’unica base per un edificio di prestigio.',
    'magna-carta.first.residence':
        'Per 1 cibo il Notaio fa di un tuo edificio una residenza: lì non lavora più nessuno, ma rende 1 denaro a turno e può reggere un edificio di prestigio. Scegline uno di cui puoi fare a meno.',
    'magna-carta.first.far_end':
        'Alla fine di ogni turno il prevosto avanza di due carte, se la strada è abbastanza lunga. Un lavoratore dopo di lui è un rischio: qualcuno dovrebbe far avanzare il prevosto.',
    'magna-carta.first.prestige':
        'Questi edifici di prestigio danno molti punti. Ognuno è unico, richiede oro e si costruisce solo su una residenza: un tuo edificio girato dal Notaio. Ce n’è uno alla tua portata?',
    'magna-carta.first.cover':
        'Ora puoi costruire un edificio di prestigio: molti punti in una volta. Copre una tua residenza, che poi non dà più né denari né punti.',
    'magna-carta.first.end_near':
        'Nel castello restano pochi gettoni. Il turno in cui se ne va l’ultimo si gioca fino in fondo, e poi la partita è finita. Trasforma i tuoi cubi in punti finché puoi.',
    'magna-carta.first.step.worker': 'Lavoratore',
    'magna-carta.first.step.build': 'Costruire',
    'magna-carta.first.step.draw': 'Nuova carta',
    'magna-carta.first.step.pass': 'Passare',
    'magna-carta.first.step.provost': 'Prevosto',
    'magna-carta.first.step.ability': 'Usare un edificio',
    'magna-carta.first.step.deliver': 'Consegnare',
    'magna-carta.first.try.worker':
        'Prova ora: piazza un lavoratore su una carta della strada, per 1 denaro. Quando tutti hanno passato, ti porta ciò che la carta mostra.',
    'magna-carta.first.try.build':
        'Prova ora: costruisci una carta della tua mano di cui hai i cubi. Va in fondo alla strada.',
    'magna-carta.first.try.draw': 'Prova ora: pesca una carta per 1 denaro. Con più carte hai più scelta di edifici.',
    'magna-carta.first.try.pass':
        'Prova ora: passa, e la strada si mette al lavoro. Un altro lavoratore non ti porterebbe nulla: oltre il prevosto le carte non fanno nulla.',
    'magna-carta.first.try.provost':
        'Prova ora: guarda se un tuo lavoratore sta oltre il prevosto. Se sì, muovi il prevosto, a 1 denaro per carta; se no, lascialo dov’è.',
    'magna-carta.first.try.ability':
        'Prova ora: commercia. Piazza un lavoratore su un Ambulante o su un Mercato: quando te lo chiede, paga e prendi ciò che offre.',
    'magna-carta.first.try.deliver':
        'Prova ora: consegna un lotto al castello. In cambio ricevi un gettone, che vale punti.',
    'magna-carta.first.missed.passed_early':
        'Hai passato con ancora {workers} lavoratori e {deniers} denari. Un lavoratore costa 1 denaro e porta cubi o denari: piazzane di più prima di passare.',
    'magna-carta.first.missed.batch_kept':
        'Hai tenuto un lotto che potevi consegnare al castello. I primi gettoni danno più punti: consegna finché puoi.',
    'magna-carta.first.missed.beyond':
        'Un tuo lavoratore è tornato a mani vuote: stava oltre il prevosto. Piazza i lavoratori prima di lui, o tieni da parte un denaro per muoverlo.',
    'magna-carta.first.missed.never_built':
        'Non hai ancora costruito nulla. Un edificio dà punti, e ti rende qualcosa ogni volta che ci lavora qualcun altro. Metti da parte i cubi per uno e costruiscilo.',
    'magna-carta.first.missed.never_delivered':
        'Non hai ancora consegnato nulla. Raccogli 1 cibo, 1 legno e 1 pietra: un lotto così prende dal castello un gettone da 4, 3 o 2 punti.',
    'magna-carta.first.advice.passed_early':
        'Piazza più lavoratori prima di passare: {times}× hai passato con due o più ancora da piazzare, e i denari per pagarli.',
    'magna-carta.first.advice.batch_kept':
        'Consegna ogni lotto finché puoi: {times}× ne hai tenuto uno, e i gettoni successivi danno meno punti.',
    'magna-carta.first.advice.beyond':
        'Attenzione al prevosto: {times}× un lavoratore dopo di lui è tornato a mani vuote. Piazza i tuoi prima, o tieni da parte denari per muoverlo.',
    'magna-carta.first.advice.never_built':
        'Costruisci, e presto: non hai costruito nulla, e il migliore degli altri ha fatto {points} punti con gli edifici. E ti danno qualcosa ogni volta che ci lavora qualcun altro.',
    'magna-carta.first.advice.few_built':
        'Costruisci di più, e prima: alla fine avevi pochi edifici ({built}), che ti hanno dato {own} punti; al migliore degli altri gli edifici ne hanno dati {points}.',
    'magna-carta.first.advice.never_delivered':
        'Consegna al castello: non hai consegnato nessun lotto (1 cibo, 1 legno, 1 pietra), e il migliore degli altri lì ha fatto {points} punti.',
    'magna-carta.first.advice.few_delivered':
        'Consegna più lotti (1 cibo, 1 legno, 1 pietra), e presto: i tuoi gettoni del castello hanno dato {own} punti, quelli del migliore degli altri {points}.',
    'magna-carta.first.advice.cubes_left':
        'Spendi i tuoi cubi prima della fine: te ne sono rimasti {cubes}, e tre valgono un punto solo.',
    'magna-carta.first.advice.no_prestige':
        'Punta a un edificio di prestigio: il migliore degli altri ne ha tratto {points} punti, tu nessuno. Richiede oro, e una residenza, che solo il Notaio può fare.',
    'magna-carta.first.over':
        'Era la tua prima partita a Caylus Magna Carta. Il punteggio mostra da dove vengono i punti di ognuno. Qui sotto trovi che cosa provare la prossima volta.',
};
