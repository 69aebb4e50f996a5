// What the first game of Yspahan says, in Italian: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'yspahan.first.welcome':
        'Ti diamo il benvenuto! Ecco la città; un suk è un gruppo di botteghe con una stella. In tre settimane, un turno al giorno, riempi i suk di merci, costruisci e mandi merci con la carovana.',
    'yspahan.first.roll':
        'Oggi cominci tu: lanci per tutti e scegli prima degli altri. Ogni oro che paghi aggiunge un dado giallo che puoi usare solo tu. Per cominciare bastano i bianchi.',
    'yspahan.first.tower':
        'I dadi del giorno stanno in questa torre; quelli uguali sono nella stessa fila. Il numero più basso sta in fondo, con i cammelli, il più alto in cima, con l’oro, gli altri in mezzo.',
    'yspahan.first.rows':
        'Prendi tutti i dadi di una fila, che per gli altri non c’è più. Ogni dado porta una cosa: un cammello, un oro o una merce per quel quartiere. Il numero conta solo per il sovrintendente.',
    'yspahan.first.souk':
        'Un suk paga a fine settimana, ma solo se ne hai riempito ogni bottega. Perciò provane uno piccolo, che puoi finire presto.',
    'yspahan.first.building':
        'Puoi permetterti un edificio, che aiuta per il resto della partita. Provane uno adatto a ciò che fai di più. Dal terzo in poi, ognuno dà anche subito dei punti.',
    'yspahan.first.begun':
        'Gli altri non possono usare un suk in cui hai una merce. Finché non è pieno, le tue prossime merci in quel quartiere devono andare lì.',
    'yspahan.first.standing':
        'Il numero grande sono i punti che si avrebbero «se finisse ora»: quelli finora, più quanto renderebbe la fine della settimana. L’ultima riga dice quanto.',
    'yspahan.first.supervisor':
        'I dadi possono invece muovere il sovrintendente, di tanti passi quanti ne mostra uno di essi. Dove si ferma, ogni merce accanto va alla carovana.',
    'yspahan.first.card':
        'Qualsiasi gruppo di dadi può darti invece una carta: sempre una sola, qualunque sia il numero di dadi. Provaci quando ne resta uno solo.',
    'yspahan.first.hand':
        'Hai una carta. Puoi giocarla in qualsiasi momento del tuo turno, anche prima del lancio. O usa una fila «con una carta»: la scarti, e vale come un dado in più della fila.',
    'yspahan.first.sending':
        'Il sovrintendente manda alla carovana una tua merce. Se paghi un cammello, la merce resta nella sua bottega, e dalla riserva ne parte un’altra.',
    'yspahan.first.caravan':
        'La carovana paga a fine settimana, e quando è piena: il numero delle tue merci caricate, moltiplicato per la fila più alta in cui ne hai una. Le merci restano lì per la settimana dopo.',
    'yspahan.first.week_end':
        'La settimana sta per finire, e pagano solo i suk pieni. Se bastano poche merci per finirne uno dei tuoi, prendile ora. Poi tutte le merci lasciano la città.',
    'yspahan.first.week_scored':
        'La settimana è finita, e la città è di nuovo vuota. Ti restano cammelli, oro, carte ed edifici, e le tue merci sulla carovana.',
    'yspahan.first.tally':
        'Ecco quanto ti renderebbe la settimana se finisse ora. Guarda anche quanto renderebbe agli altri: con il sovrintendente puoi guastare qualche piano.',
    'yspahan.first.last_week':
        'L’ultima settimana. Alla fine cammelli, oro e carte non valgono nulla: trasformali in edifici, o in punti con le tue carte.',
    'yspahan.first.last_day':
        'L’ultimo giorno, in cui l’ordine dipende dai punti: comincia chi ne ha meno. Prendi ciò che porta ancora un punto.',
    'yspahan.first.step.roll': 'Lancio',
    'yspahan.first.step.goods': 'Merci',
    'yspahan.first.step.income': 'Cammelli o oro',
    'yspahan.first.step.build': 'Costruire',
    'yspahan.first.step.supervisor': 'Sovrintendente',
    'yspahan.first.step.card': 'Carta',
    'yspahan.first.try.roll': 'Prova ora: lancia per tutti. I dadi bianchi non costano nulla.',
    'yspahan.first.try.goods': 'Prova ora: prendi una fila di merci con molti dadi, e riempi un piccolo suk.',
    'yspahan.first.try.income':
        'Prova ora: prendi cammelli in basso nella torre, o oro in alto. Con due cammelli costruisci il Recinto, con uno tieni una merce nella sua bottega.',
    'yspahan.first.try.build': 'Prova ora: costruisci. Hai i cammelli e l’oro che servono.',
    'yspahan.first.try.supervisor':
        'Prova ora: con una fila di dadi muovi il sovrintendente accanto a una tua merce. Poi paga un cammello: la merce resta, e un’altra va alla carovana.',
    'yspahan.first.try.card': 'Prova ora: prendi una carta per una fila di dadi. Basta una fila con un dado solo.',
    'yspahan.first.missed.souk_overlooked':
        'Una fila di dadi avrebbe riempito un suk da {points} punti. Prima di scegliere, confronta i dadi di ogni fila con le botteghe vuote di un suk.',
    'yspahan.first.missed.souk_unfinished':
        'Un tuo suk non era pieno a fine settimana, e non ha pagato nulla. Comincia solo ciò che puoi finire entro il settimo giorno.',
    'yspahan.first.missed.no_souk':
        'Nessun suk ti ha ancora pagato. Scegline uno piccolo, prendi i dadi del suo quartiere, e riempine ogni bottega prima che finisca la settimana.',
    'yspahan.first.missed.never_built':
        'Non hai ancora edifici. Prendi presto cammelli e oro: un edificio aiuta ogni giorno, e dal terzo in poi ognuno dà anche subito dei punti.',
    'yspahan.first.missed.no_caravan':
        'Nessuna tua merce è ancora andata alla carovana. Muovi il sovrintendente accanto alle tue merci: la carovana paga alla fine di ogni settimana.',
    'yspahan.first.advice.souk_overlooked':
        'Cerca i suk che una fila di dadi riempie: {times}× hai lasciato sfumare un’occasione simile.',
    'yspahan.first.advice.souk_unfinished':
        'Finisci i tuoi suk: {times}× uno non era pieno a fine settimana, e non ha pagato nulla.',
    'yspahan.first.advice.no_souk':
        'Riempi i suk: nessuno ti ha pagato. Comincia da uno piccolo, prendi i dadi del suo quartiere, e riempi ogni bottega prima che finisca la settimana.',
    'yspahan.first.advice.never_built':
        'Costruisci, e presto: non hai costruito nulla. Un edificio aiuta ogni giorno, e dal terzo in poi ognuno dà anche subito dei punti.',
    'yspahan.first.advice.no_caravan':
        'Manda merci alla carovana: nessuna delle tue ci è andata, e il migliore degli altri ne ha tratto {points} punti. Paga ogni settimana, di più nelle file alte.',
    'yspahan.first.advice.little_caravan':
        'Manda più merci alla carovana, e presto: ti ha dato {own} punti, e al migliore degli altri {points}. Le merci che ci sono pagano di nuovo alla fine di ogni settimana.',
    'yspahan.first.advice.things_left':
        'Spendi cammelli e oro prima dell’ultimo giorno: te ne sono rimasti {things}, e alla fine non valgono nulla.',
    'yspahan.first.advice.cards_left': 'Gioca in tempo le tue carte: alla fine non valgono nulla (rimaste: {cards}).',
    'yspahan.first.over':
        'Era la tua prima partita a Yspahan. Il punteggio mostra da dove vengono i punti di ognuno. Qui sotto trovi che cosa provare la prossima volta.',
};
