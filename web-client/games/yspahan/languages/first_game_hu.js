// What the first game of Yspahan says, in Hungarian: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'yspahan.first.welcome':
        'Üdv! Ez itt a város; a bazár boltok csillaggal jelölt csoportja. Három héten, hetente hét napon át, napi egy körrel bazárokat töltesz meg áruval, építkezel, és árut küldesz a karavánnal.',
    'yspahan.first.roll':
        'Ma te kezdesz: mindenkinek te dobsz, és elsőként választasz. Minden kifizetett arany egy sárga kockát ad hozzá, amelyet csak te használhatsz. Kezdetnek a fehérek is elegek.',
    'yspahan.first.tower':
        'A nap kockái ezen a kockatáblán állnak, értékük szerint sorokba válogatva. Egy sor összes kockáját elviszed; az a sor a többieknek aznap már nem jut.',
    'yspahan.first.rows':
        'Minden kocka egyszer számít a sorában: alul teve, felül arany, köztük áru a város egy-egy negyedébe. Próbálj ki egy sort, amelyben sok kocka van.',
    'yspahan.first.souk':
        'A bazár a hét végén fizet, de csak akkor, ha minden boltját megtöltötted. Kezdd tehát egy kisebbel, amelyet hamar be tudsz tölteni.',
    'yspahan.first.building':
        'Van miből építened, és egy épület a játék végéig segít. Olyat próbálj ki, amely illik ahhoz, amit a legtöbbször teszel. A harmadiktól kezdve mindegyik rögtön pontot is hoz.',
    'yspahan.first.begun':
        'Ha egy bazárban van árud, a többiek nem használhatják. Amíg nem telt meg, abban a negyedben a következő áruidnak is oda kell menniük.',
    'yspahan.first.supervisor':
        'A kockák helyette a felügyelőt is mozgathatják, annyi lépéssel, amennyit egyikük mutat. Ahol megáll, ott minden mellette lévő áru a karavánhoz kerül.',
    'yspahan.first.card':
        'Bármely kockákért kaphatsz helyette kártyát: mindig egyet, akárhány kockát viszel el. Akkor próbáld ki, ha már csak egyetlen kocka jutna.',
    'yspahan.first.hand':
        'Van egy kártyád. A köröd bármely pillanatában kijátszhatod, vagy eldobhatod, hogy még egy kockának számítson ahhoz, amit egy sor ad.',
    'yspahan.first.sending':
        'A felügyelő a karavánhoz küldi egy árudat. Ha fizetsz egy tevét, az áru a boltjában marad: a készletből megy helyette egy másik.',
    'yspahan.first.caravan':
        'A karaván akkor fizet, ha véget ér egy hét, és ha megtelik: annyit, ahány árud van rajta, szorozva a legmagasabb sorral, ahol van árud.',
    'yspahan.first.week_end':
        'Hamarosan vége a hétnek, és csak a betöltött bazárok fizetnek. Ha néhány áruval betölthetsz egyet, most szerezd meg őket. Utána minden áru elhagyja a várost.',
    'yspahan.first.week_scored':
        'Egy hetet értékeltünk, és a város újra üres. Megmaradnak a tevéid, az aranyad, a kártyáid, az épületeid, és az áruid a karavánon.',
    'yspahan.first.tally':
        'Ennyit hozna neked a hét, ha most érne véget. Nézd meg a többiekét is: a felügyelővel keresztülhúzhatod valakinek a tervét.',
    'yspahan.first.last_week':
        'Az utolsó hét. A végén a tevék, az arany és a kártyák nem érnek semmit: csinálj belőlük épületeket, vagy a kártyáiddal pontokat.',
    'yspahan.first.last_day':
        'Az utolsó nap, amikor a körök a pontok szerint mennek: akinek a legkevesebb van, az kezd. Azt vidd, ami még pontot hoz.',
    'yspahan.first.over':
        'Ez volt az első Yspahan-játszmád. A pontozólap mutatja, kinek miből lettek pontjai. Most már eleget tudsz ahhoz, hogy tippek nélkül játssz.',
};
