// What the first game of Ys says, in Italian: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'ys.first.welcome':
        'Ti diamo il benvenuto a Ys! Questi sono i tuoi mediatori, da 0 a 4; li vedi solo tu. Per quattro turni li mandi in città: dove la tua somma è la più alta, vinci qualcosa.',
    'ys.first.goal':
        'Contano soprattutto le gemme: alla fine, in ogni colore fa punti chi ne ha più degli altri. Tieni d’occhio qui quelle di tutti: i punti «se finisse ora» le contano già.',
    'ys.first.bid':
        'Prima un’offerta segreta: scegli due mediatori. La somma più alta sceglie per prima la sua posizione. In questo turno i due non vanno in città: prova un 1 e un 2, e tieni i tuoi 4.',
    'ys.first.position':
        'Scegli quando piazzare. Chi piazza tardi vede meglio che cosa fanno gli altri; chi piazza presto vince i pareggi, se sono pari anche i mediatori davanti agli schermi.',
    'ys.first.placing':
        'Piazza un mediatore scoperto e uno coperto, dove vuoi; che cosa c’è di coperto lo sai solo tu. Meglio puntare su un solo quartiere che essere un po’ dappertutto.',
    'ys.first.ship':
        'Ogni porto ha una nave. Somma i tuoi mediatori nelle tre aree del suo quartiere: la somma più alta prende due gemme, la seconda e la terza una ciascuna.',
    'ys.first.areas':
        'Ogni area premia anche la propria somma più alta: il porto con una gemma nera, il commercio con 3 punti, il palazzo con il suo personaggio. Un buon mediatore può vincere due volte.',
    'ys.first.palace':
        'In ogni palazzo c’è un personaggio: toccalo per leggere che cosa fa. Lo vince la somma più alta nel palazzo. Se nessuno ha lì un mediatore, esce dal gioco.',
    'ys.first.white_seen':
        'La gemma bianca che vedi qui non ha ancora un colore. Chi la prende dice subito quale dei quattro diventa: perciò serve a tutti.',
    'ys.first.market':
        'Prova un mediatore al mercato: rende subito 1 punto. Ogni linea dà la gemma alla somma più alta; le colonne e il «miglior offerente», con la somma più alta di tutte, cambiano il valore dei colori.',
    'ys.first.zero':
        'Uno 0 non è inutile. Coperto sembra un mediatore come gli altri, e da solo in un’area la vince persino.',
    'ys.first.last_round':
        'L’ultimo giro: il mediatore che ti resta si unisce ai due davanti allo schermo, e questi tre decidono i pareggi. Poi si scopre tutto, passo per passo. Lì puoi fare una pausa.',
    'ys.first.take_gem':
        'Puoi scegliere da questa nave. Prendi un colore in cui puoi averne più di tutti; se al mercato sta in alto, alla fine rende di più.',
    'ys.first.white':
        'Una gemma bianca diventa del colore che vuoi. Scegline uno in cui basta una gemma in più per superare qualcuno.',
    'ys.first.columns':
        'Alcune colonne del mercato sono in parità, e decidi tu quale viene prima. Prima viene, meglio è per il valore del suo colore: alza quello che raccogli.',
    'ys.first.best_bid':
        'Hai la somma più alta di tutto il mercato, quindi muovi di una casella una quotazione, il valore di un colore. Alza quella di ciò che raccogli, o abbassa quella di un rivale.',
    'ys.first.scored':
        'Il conteggio è finito, e tutti i mediatori sono tornati a casa. Per rivedere chi ha vinto che cosa, premi «Mostra di nuovo» sopra la cronaca.',
    'ys.first.quotations':
        'Quest’acqua dice quanto valgono i colori. Alla fine, chi ha più gemme del colore più alto riceve 24 punti, poi 20, 16 e 12. A pari altezza l’ordine è blu, verde, giallo, rosso.',
    'ys.first.character':
        'Hai vinto un personaggio. Dal prossimo turno ti viene chiesto ogni volta che si può giocare: premi il suo nome, o passa per tenerlo. Al massimo due per turno.',
    'ys.first.play':
        'Ora puoi giocare un personaggio: premi il suo nome, scegli ciò che chiede e conferma. Dopo non ce l’hai più. Oppure passa, e tienilo per un altro turno.',
    'ys.first.black':
        'Le gemme nere non competono per un colore: si sommano e basta. Una dà 1 punto, due 4, tre 8, quattro 12, cinque 16, sei 20, sette o più 24.',
    'ys.first.halfway':
        'Confronta ora le gemme. Anche la seconda posizione in un colore rende bene, ma a parità vale la più bassa tra quelle condivise: una gemma in più può cambiare molto.',
    'ys.first.jewels':
        'L’ultimo turno. Ora ogni palazzo ha una carta Gioiello: chi la vince prende una gemma di un colore a scelta. È l’ultima occasione per superare qualcuno.',
    'ys.first.last_cards':
        'Ciò che resta in mano alla fine non vale nulla. È l’ultimo turno in cui i tuoi personaggi possono aiutarti.',
    'ys.first.step.bid': 'Offerta',
    'ys.first.step.position': 'Posizione',
    'ys.first.step.quarter': 'Quartiere',
    'ys.first.step.hidden': 'Coperto',
    'ys.first.step.market': 'Mercato',
    'ys.first.step.gem': 'Gemma',
    'ys.first.try.bid': 'Prova ora: offri due mediatori deboli. In questo turno non vanno in città.',
    'ys.first.try.position': 'Prova ora: scegli la tua posizione. Chi piazza tardi vede di più.',
    'ys.first.try.quarter': 'Prova ora: piazza un mediatore in un quartiere la cui nave ha gemme che ti piacciono.',
    'ys.first.try.hidden': 'Prova ora: piazza coperto un mediatore forte. Quanto vale lo sai solo tu.',
    'ys.first.try.market': 'Prova ora: piazza un mediatore al mercato. Rende subito 1 punto.',
    'ys.first.try.gem': 'Prova ora: punta su un quartiere e prendi la gemma di cui puoi averne più di tutti.',
    'ys.first.missed.bid_high':
        'Hai offerto {total}. I due mediatori di un’offerta non vanno in città per quel turno: con un’offerta bassa tieni i tuoi 3 e 4 per i quartieri.',
    'ys.first.missed.no_gem':
        'Nell’ultimo turno hai preso pochissime gemme. Meglio un solo quartiere che un po’ dappertutto: la somma più alta prende due gemme della nave.',
    'ys.first.missed.fours_open':
        'I tuoi 4 erano scoperti, e tutti vedevano dove piazzare di più. Piazzali coperti, con accanto un mediatore debole scoperto.',
    'ys.first.missed.no_market':
        'Nessun tuo mediatore è ancora stato al mercato. Lì ognuno rende subito 1 punto, e la somma più alta di una linea ne prende la gemma.',
    'ys.first.missed.no_character':
        'Hai un personaggio e finora non ne hai giocato nessuno. Alla fine, in mano, non vale nulla: quando ti viene chiesto, premi il suo nome invece di «Passa».',
    'ys.first.missed.no_palace':
        'Non hai ancora vinto nessun personaggio, e ognuno può ribaltare un quartiere o portare gemme. Piazza coperto un mediatore forte in un palazzo.',
    'ys.first.advice.bid_high':
        'Offri poco: {times}× hai offerto 6 o più, e quei mediatori non sono andati in città. Tieni i tuoi 3 e 4 per i quartieri.',
    'ys.first.advice.no_gem':
        'Punta su un quartiere: {times}× un turno ti ha dato pochissime gemme. La somma più alta di un quartiere prende due gemme della nave.',
    'ys.first.advice.fours_open':
        'Nascondi i più forti: {times}× i tuoi 4 erano scoperti. Se sono coperti, nessuno sa quanto serve per batterli.',
    'ys.first.advice.no_market':
        'Prova il mercato: lì ogni mediatore rende subito 1 punto, le linee danno gemme, e le colonne cambiano il valore dei colori.',
    'ys.first.advice.no_character':
        'Gioca i tuoi personaggi: non ne hai giocato nessuno, e ognuno può ribaltare un quartiere o portare gemme.',
    'ys.first.advice.no_palace':
        'Vinci un palazzo: non hai vinto nessun personaggio, e ognuno può ribaltare un quartiere o portare gemme.',
    'ys.first.advice.no_colour':
        'Raccogli un colore: in nessuno eri in testa, e chi ha più gemme di un colore riceve 24, 20, 16 o 12 punti.',
    'ys.first.over':
        'Era la tua prima partita a Ys. Il punteggio mostra da dove vengono i punti di ognuno. Qui sotto trovi che cosa provare la prossima volta.',
};
