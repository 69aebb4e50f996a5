// What the first game of Yspahan says, in Italian: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'yspahan.first.welcome':
        'Ti diamo il benvenuto! Ecco la città; un suk è un gruppo di botteghe con una stella. In tre settimane, un turno al giorno, riempi i suk di merci, costruisci e mandi merci con la carovana.',
    'yspahan.first.roll':
        'Oggi cominci tu: lanci per tutti e scegli prima degli altri. Ogni oro che paghi aggiunge un dado giallo che puoi usare solo tu. Per cominciare bastano i bianchi.',
    'yspahan.first.tower':
        'I dadi del giorno stanno in questa torre, ordinati secondo il valore. Prendi tutti i dadi di una fila; poi, per gli altri, quella fila non c’è più.',
    'yspahan.first.rows':
        'Ogni dado conta una volta per la sua fila: cammelli in basso, oro in alto, e in mezzo merci, ogni fila per un quartiere della città. Prova una fila con molti dadi.',
    'yspahan.first.souk':
        'Un suk paga a fine settimana, ma solo se ne hai riempito ogni bottega. Perciò provane uno piccolo, che puoi finire presto.',
    'yspahan.first.building':
        'Puoi permetterti un edificio, che aiuta per il resto della partita. Provane uno adatto a ciò che fai di più. Dal terzo in poi, ognuno dà anche subito dei punti.',
    'yspahan.first.begun':
        'Gli altri non possono usare un suk in cui hai una merce. Finché non è pieno, le tue prossime merci in quel quartiere devono andare lì.',
    'yspahan.first.supervisor':
        'I dadi possono invece muovere il sovrintendente, di tanti passi quanti ne mostra uno di loro. Dove si ferma, ogni merce accanto va alla carovana.',
    'yspahan.first.card':
        'Con dadi qualsiasi puoi invece pescare una carta: sempre una sola, anche se sono tanti. Provalo quando non resta che un dado solo.',
    'yspahan.first.hand':
        'Hai una carta. Puoi giocarla in qualsiasi momento del tuo turno, o scartarla come un dado in più per ciò che fa una fila.',
    'yspahan.first.sending':
        'Il sovrintendente manda alla carovana una tua merce. Se paghi un cammello, la merce resta nella sua bottega, e dalla riserva ne parte un’altra.',
    'yspahan.first.caravan':
        'La carovana paga quando finisce una settimana, e quando è piena: il numero delle tue merci caricate, moltiplicato per la fila più alta in cui ne hai una.',
    'yspahan.first.week_end':
        'La settimana sta per finire, e pagano solo i suk pieni. Se bastano poche merci per finirne uno dei tuoi, prendile ora. Poi tutte le merci lasciano la città.',
    'yspahan.first.week_scored':
        'Una settimana è stata contata, e la città è di nuovo vuota. Ti restano cammelli, oro, carte ed edifici, e le tue merci sulla carovana.',
    'yspahan.first.tally':
        'Ecco quanto ti renderebbe la settimana se finisse ora. Guarda anche quanto renderebbe agli altri: con il sovrintendente puoi guastare un piano.',
    'yspahan.first.last_week':
        'L’ultima settimana. Alla fine cammelli, oro e carte non valgono nulla: trasformali in edifici, o in punti con le tue carte.',
    'yspahan.first.last_day':
        'L’ultimo giorno, in cui si gioca secondo i punti: comincia chi ne ha meno. Prendi ciò che porta ancora un punto.',
    'yspahan.first.over':
        'Era la tua prima partita a Yspahan. Il punteggio mostra da dove vengono i punti di ognuno. Ora ne sai abbastanza per giocare senza suggerimenti.',
};
