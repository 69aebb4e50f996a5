// The rules of Ys in short, in Italian: for whoever plays. docs/rules/ys.md has them in full.
/** @type {Record<string, string>} */
export default {
    'ys.rules.aim.title': 'Di che si tratta',
    'ys.rules.aim.1':
        'Da mercante della città di Ys, per quattro turni mandi mediatori nei quartieri e al mercato, alcuni scoperti e altri coperti, per vincere gemme, punti e l’aiuto di gente di corte.',
    'ys.rules.aim.2':
        'La maggior parte dei punti arriva proprio alla fine, per chi ha più gemme di un colore. Quanto vale allora un colore lo decide il mercato, fino all’ultimo momento.',
    'ys.rules.order.title': 'L’asta per l’ordine',
    'ys.rules.order.1':
        'Ogni turno comincia con nuovi personaggi, navi e gemme del mercato. Poi ognuno sceglie in segreto due mediatori come offerta, e tutte le offerte si rivelano insieme.',
    'ys.rules.order.2':
        'La somma più alta sceglie per prima la sua posizione nell’ordine. A parità di offerta, viene prima chi era prima nel turno precedente.',
    'ys.rules.order.3':
        'Un’offerta non va persa: per tutto il turno resta scoperta davanti al tuo schermo e decide i pareggi, insieme all’unico mediatore che ti avanzerà. Chi piazza tardi sa di più; chi piazza presto vince i pareggi se tutto il resto è pari.',
    'ys.rules.order.drawn':
        'L’offerta più alta, 6, sceglie per prima, e qui prende l’ultima posizione. Dei due 5, sceglie prima chi veniva prima nel turno precedente. La più bassa prende ciò che resta.',
    'ys.rules.placing.title': 'Piazzare mediatori',
    'ys.rules.placing.1':
        'Per quattro giri ognuno piazza due mediatori: uno scoperto e uno coperto, nella sequenza che preferisce. Che cosa c’è di coperto lo sai solo tu.',
    'ys.rules.placing.2':
        'Un’area della città accoglie quanti mediatori si vuole. Una casella del mercato ne accoglie uno e dà subito 1 punto.',
    'ys.rules.placing.3': 'Il tuo ultimo mediatore va da solo davanti allo schermo.',
    'ys.rules.placing.drawn':
        'Due mediatori come li vedi tu, e come li vedono gli altri: un 4 scoperto al porto e uno 0 coperto al mercato, che dà subito 1 punto. Solo tu sai che è uno 0.',
    'ys.rules.quarters.title': 'Il conteggio dei quartieri',
    'ys.rules.quarters.1':
        'Un quartiere dopo l’altro: si scoprono i suoi mediatori coperti, e ognuno somma i propri in tutte e tre le aree. Questa somma decide le gemme della nave: due a chi è in testa, una al secondo e una al terzo.',
    'ys.rules.quarters.2':
        'Poi ogni area, da sola, premia la somma più alta: il porto con una gemma nera, il commercio con 3 punti, il palazzo con il personaggio che si trova lì.',
    'ys.rules.quarters.3':
        'Anche uno 0 da solo basta per esserci. Chi prende una gemma bianca dice subito di che colore diventa.',
    'ys.rules.quarters.drawn':
        'Con 9 nelle tre aree insieme, due gemme della nave; con 8 e 6, una ciascuno; con 5, nessuna. Il porto dà la sua gemma nera a un 4, il palazzo il suo personaggio a un altro. Nel commercio, che dà 3 punti, si incontrano due 4: è un pareggio.',
    'ys.rules.market.title': 'Il conteggio del mercato',
    'ys.rules.market.1': 'Ogni linea dà la sua gemma a chi vi ha la somma più alta.',
    'ys.rules.market.2':
        'Ogni colonna somma i mediatori di tutti. La più alta alza di due caselle la quotazione del suo colore, la seconda di una; la terza la abbassa di una, l’ultima di due. A parità, è avanti la colonna con più mediatori; poi decide chi ha giocato l’Intrigo, o altrimenti chi vince i pareggi.',
    'ys.rules.market.3':
        'Chi ha il totale più alto di tutto il mercato, il miglior offerente, muove una quotazione di una casella, in su o in giù.',
    'ys.rules.market.drawn':
        'Le colonne sommano 5, 3, 3 e niente. Dei due 3 è davanti quello con due mediatori: le quotazioni si muovono di +2, −1, +1 e −2. Le linee vanno al 4, al 3 e all’1 solitario. Con 5 in tutto, l’arancione è il miglior offerente.',
    'ys.rules.ties.title': 'Quando le somme sono pari',
    'ys.rules.ties.1':
        'L’Intrigo vince ogni pareggio. Senza di esso vince la somma più alta di mediatori davanti allo schermo; se anche queste sono pari, la carta Ordine più bassa.',
    'ys.rules.ties.drawn': 'I due 4 nel commercio. Davanti agli schermi 6 è più di 5, quindi i 3 punti vanno al viola.',
    'ys.rules.characters.title': 'Personaggi',
    'ys.rules.characters.1':
        'Un personaggio vinto va nella tua mano e si può giocare dal turno successivo, al massimo due per turno. Ciò che resta in mano alla fine non vale nulla.',
    'ys.rules.characters.2':
        'Ci sono tre momenti: prima del piazzamento, prima del conteggio e dopo il conteggio. In ognuno si chiede a tutti una volta, nell’ordine del turno; se passi, per te quel momento è finito.',
    'ys.rules.end.title': 'La fine',
    'ys.rules.end.1':
        'Dopo quattro turni le quotazioni mettono in classifica i colori. In ognuno, chi ha più gemme fa più punti: 24, 18, 12 e 6 nel colore migliore; 20, 15, 10, 5 nel secondo; 16, 12, 8, 4 nel terzo; 12, 9, 6, 3 nell’ultimo.',
    'ys.rules.end.2':
        'Chi ha lo stesso numero di gemme di un colore riceve i punti dell’ultima delle posizioni condivise. Senza gemme non ci sono punti.',
    'ys.rules.end.3': 'Le gemme nere danno 0, 1, 4, 8, 12, 16, 20 o 24 punti, da nessuna fino a sette o più.',
    'ys.rules.end.4': 'Vince chi ha più punti; a parità, chi ha più gemme.',
    'ys.rules.end.drawn':
        'Il colore migliore: 24 punti per chi ha più gemme. I due in mezzo hanno le posizioni 2 e 3, quindi entrambi ricevono i punti della posizione 3, cioè 12.',
    'ys.rules.players.title': 'In due o in tre',
    'ys.rules.players.1':
        'In tre, una nave dà tre gemme: due alla prima somma, una alla seconda. Il mercato ha due linee, e il tavolo può escludere un quartiere.',
    'ys.rules.players.2':
        'In due c’è una terza parte, il neutrale. Entrambi ne piazzano i mediatori, coperti; vince i pareggi, salvo contro l’Intrigo, e ha la sua parte di gemme e punti, ma non può vincere.',
};
