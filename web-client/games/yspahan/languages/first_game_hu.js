// What the first game of Yspahan says, in Hungarian: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'yspahan.first.welcome':
        'Üdv! Ez itt a város; a bazár boltok csillaggal jelölt csoportja. Három héten át, heti hét napon, naponta egy körben bazárokat töltesz meg áruval, építkezel, és árut küldesz a karavánnal.',
    'yspahan.first.roll':
        'Ma te kezdesz: mindenkinek te dobsz, és elsőként választasz. Minden kifizetett arany egy sárga kockát ad hozzá, amelyet csak te használhatsz. Kezdetnek a fehérek is megteszik.',
    'yspahan.first.tower':
        'A nap kockái ezen a kockatáblán állnak; az egyformák egy sorba kerülnek. A legkisebb szám alul áll, a tevéknél, a legnagyobb felül, az aranynál, a többi közöttük.',
    'yspahan.first.rows':
        'Egy sor összes kockáját elviszed, a többieknek az a sor már nem jut. Minden kocka egyet hoz: tevét, aranyat vagy árut abba a negyedbe. Az értéke csak a felügyelőnél számít.',
    'yspahan.first.souk':
        'A bazár a hét végén fizet, de csak akkor, ha minden boltját megtöltötted. Kezdd tehát egy kisebbel, amelyet hamar be tudsz fejezni.',
    'yspahan.first.building':
        'Van miből építened, és egy épület a játék végéig segít. Olyat próbálj ki, amely illik ahhoz, amit a legtöbbször teszel. A harmadiktól kezdve mindegyik rögtön pontot is hoz.',
    'yspahan.first.begun':
        'Ha egy bazárban van árud, a többiek nem használhatják. Amíg nem telt meg, abban a negyedben a következő áruidnak is oda kell kerülniük.',
    'yspahan.first.standing':
        'A nagy szám azt mutatja, hány pontja lenne valakinek, „ha most vége lenne”: az eddigiek, és amit a hét vége fizetne. Hogy ez mennyi, az utolsó sor mondja meg.',
    'yspahan.first.supervisor':
        'A kockák ehelyett a felügyelőt is mozgathatják, annyi lépéssel, amennyit egyikük mutat. Ahol megáll, ott minden mellette lévő áru a karavánhoz kerül.',
    'yspahan.first.card':
        'A kockákért kártyát is kaphatsz: mindig egyet, akárhány kockát viszel el. Akkor próbáld ki, ha már csak egyetlen kocka jutna.',
    'yspahan.first.hand':
        'Van egy kártyád. A körödben bármikor kijátszhatod, dobás előtt is. Vagy használj egy sort „kártyával”: eldobod, és a sorban még egy kockát ér.',
    'yspahan.first.sending':
        'A felügyelő a karavánhoz küldi egy árudat. Ha fizetsz egy tevét, az áru a boltjában marad: a készletből megy helyette egy másik.',
    'yspahan.first.caravan':
        'A karaván minden hét végén fizet, és ha megtelik: annyit, ahány árud van rajta, szorozva a legmagasabb sorod számával. Az áruk ott maradnak a következő hétre.',
    'yspahan.first.week_end':
        'Hamarosan vége a hétnek, és csak a megtöltött bazárok fizetnek. Ha néhány áruval befejezhetsz egyet, most szerezd meg őket. Utána minden áru elhagyja a várost.',
    'yspahan.first.week_scored':
        'Egy hetet értékeltünk, és a város újra üres. Megmaradnak a tevéid, az aranyad, a kártyáid, az épületeid, és az áruid a karavánon.',
    'yspahan.first.tally':
        'Ennyit hozna neked a hét, ha most érne véget. Nézd meg a többiekét is: a felügyelővel keresztülhúzhatod valakinek a tervét.',
    'yspahan.first.last_week':
        'Az utolsó hét. A végén a tevék, az arany és a kártyák nem érnek semmit: építs belőlük, vagy szerezz pontokat a kártyáiddal.',
    'yspahan.first.last_day':
        'Az utolsó nap: most a pontok szerint kerültök sorra, akinek a legkevesebb van, az kezd. Azt vidd, ami még pontot hoz.',
    'yspahan.first.step.roll': 'Dobás',
    'yspahan.first.step.goods': 'Áru',
    'yspahan.first.step.income': 'Teve vagy arany',
    'yspahan.first.step.build': 'Építés',
    'yspahan.first.step.supervisor': 'Felügyelő',
    'yspahan.first.step.card': 'Kártya',
    'yspahan.first.try.roll': 'Próbáld ki: dobj mindenkinek. A fehér kockák nem kerülnek semmibe.',
    'yspahan.first.try.goods':
        'Próbáld ki: vigyél el egy árusort, amelyben sok kocka van, és tölts meg egy kis bazárt.',
    'yspahan.first.try.income':
        'Próbáld ki: vigyél tevét a kockatábla aljáról, vagy aranyat a tetejéről. Két tevéből megépül a Legelő, eggyel pedig a boltjában tarthatsz egy árut.',
    'yspahan.first.try.build': 'Próbáld ki: építs. Megvan hozzá a tevéd és az aranyad.',
    'yspahan.first.try.supervisor':
        'Próbáld ki: mozgasd a felügyelőt egy sor kockáival egy árud mellé. Ekkor fizess egy tevét: az árud marad, és egy másik kerül a karavánhoz.',
    'yspahan.first.try.card':
        'Próbáld ki: húzz kártyát egy sor kockáiért. Elég egy olyan sor, amelyben csak egy kocka van.',
    'yspahan.first.missed.souk_overlooked':
        'Egy sor kockáival megtölthettél volna egy {points} pontos bazárt. Választás előtt vesd össze minden sor kockáit egy bazár üres boltjaival.',
    'yspahan.first.missed.souk_unfinished':
        'Egy bazárod nem volt tele, amikor véget ért a hét, és nem fizetett semmit. Csak olyat kezdj el, amelyet a hetedik napig befejezhetsz.',
    'yspahan.first.missed.no_souk':
        'Még egy bazár sem fizetett neked. Válassz egy kicsit, vidd el a negyedének kockáit, és töltsd meg minden boltját, mielőtt véget ér a hét.',
    'yspahan.first.missed.never_built':
        'Még nincs épületed. Vigyél korán tevét és aranyat: egy épület mindennap segít, és a harmadiktól kezdve mindegyik rögtön pontot is hoz.',
    'yspahan.first.missed.no_caravan':
        'Még egy árud sem került a karavánhoz. Mozgasd a felügyelőt a saját áruid mellé: a karaván minden hét végén fizet.',
    'yspahan.first.advice.souk_overlooked':
        'Keress olyan bazárt, amelyet egy sor kockái megtöltenek: {times}× elszalasztottál egy ilyen lehetőséget.',
    'yspahan.first.advice.souk_unfinished':
        'Fejezd be a bazárjaidat: {times}× nem telt meg egy a hét végéig, és nem fizetett semmit.',
    'yspahan.first.advice.no_souk':
        'Tölts meg bazárokat: egy sem fizetett neked. Kezdj egy kicsivel, vidd el a negyedének kockáit, és a hét végéig töltsd meg minden boltját.',
    'yspahan.first.advice.never_built':
        'Építkezz, mégpedig korán: semmit sem építettél. Egy épület mindennap segít, és a harmadiktól kezdve mindegyik rögtön pontot is hoz.',
    'yspahan.first.advice.no_caravan':
        'Küldj árut a karavánhoz: a tieidből egy sem jutott oda, a többiek legjobbja pedig {points} pontot kapott ott. Minden hét végén fizet, a magasabb sorokban többet.',
    'yspahan.first.advice.little_caravan':
        'Küldj több árut a karavánhoz, mégpedig korán: neked {own} pontot hozott, a többiek legjobbjának {points} pontot. Ami ott van, minden hét végén újra fizet.',
    'yspahan.first.advice.things_left':
        'Költsd el a tevéidet és az aranyadat az utolsó nap előtt: {things} maradt, és a végén nem érnek semmit.',
    'yspahan.first.advice.cards_left':
        'Játszd ki időben a kártyáidat: a végén nem érnek semmit (ennyi maradt: {cards}).',
    'yspahan.first.over':
        'Ez volt az első Yspahan-játszmád. A pontozólap mutatja, kinek miből lettek pontjai. Alatta áll, mit próbálj ki legközelebb.',
};
