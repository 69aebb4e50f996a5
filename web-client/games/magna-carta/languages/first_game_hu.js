// What the first game of Caylus Magna Carta says, in Hungarian: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'magna-carta.first.welcome':
        'Üdv! Ezen az úton építkezel, használod, ami rajta áll, és csomagokat adsz be a király várához. Amikor elkészül a vár, az győz, akinek a legtöbb pontja van.',
    'magna-carta.first.first_hand':
        'Ezek az első épületeid. Húzhatsz helyettük három másikat, de csak most. Kezdetnek jó a kis tanya, fűrészmalom és kőfejtő: mindegyik 1 élelmiszerbe és 1 fába kerül.',
    'magna-carta.first.action':
        'Sorban egy-egy akciót hajtotok végre, amíg mindenki nem passzol. Egy munkás, egy új kártya vagy a lapjaid cseréje 1 dénárba kerül, egy épület a kártyáján látható kockákba.',
    'magna-carta.first.worker':
        'Próbálj ki egy munkást. Ha már mindenki passzolt, neked dolgozik, bárhol áll: gazdátlan kártyán, a sajátodon vagy valaki másén. Minden kártyára csak egy fér.',
    'magna-carta.first.building':
        'Ki tudsz fizetni egy épületet. Az út végére kerül, és mindenkit kiszolgál; ha pedig valaki más dolgozik ott, te is nyersz valamit.',
    'magna-carta.first.players':
        'A zászló a kezdőjátékost jelöli; a forduló végén a következő játékosé lesz. A nagy szám a „ha most vége lenne” pontszám, a kockákért és dénárokért járó pontokkal együtt.',
    'magna-carta.first.batch':
        'A várhoz csomagok kellenek: 1 élelmiszer, 1 fa és 1 kő együtt. Köved még nincs: egy munkásod hoz egyet, ha követ adó kártyán áll.',
    'magna-carta.first.passing':
        'Passzolj, ha végeztél; az első 1 dénárt kap. Ha már mindenki passzolt, passzolási sorrendben mozgatjátok az udvarnagyot, a kártyák az övéig működnek, majd ugyanígy adtok be csomagot.',
    'magna-carta.first.provost':
        'Ez az udvarnagy. A rajta túli épületek ebben a fordulóban nem működnek, munkásaik üres kézzel térnek haza. Legfeljebb három kártyával mozgathatod, kártyánként 1 dénárért.',
    'magna-carta.first.ability':
        'Egy épület ajánlatot tesz: fizesd meg, amit kér, és vedd el, amit ad, vagy mondj le róla. Ami nem kerül semmibe, azt magától megkapod.',
    'magna-carta.first.delivery':
        'Beadhatsz egy csomagot: 1 élelmiszert, 1 fát és 1 követ. Az első jelzők 4-4 pontot hoznak, a későbbiek 3-at, majd 2-t. Aki egy fordulóban a legtöbbet adja be, 1 aranyat is kap.',
    'magna-carta.first.castle':
        'Ennyi maradt a várból. Minden csomagért (1 élelmiszer, 1 fa, 1 kő) jár egy jelző; ha egy fordulóban senki sem ad be, kettő elvész. Az a forduló az utolsó, amelyikben elfogynak.',
    'magna-carta.first.income':
        'Az új forduló mindenkinek 2 dénárt hozott. Ez kevés, ezért oda költsd, ahonnan kockák vagy pontok jönnek vissza.',
    'magna-carta.first.gold':
        'Van aranyad. Fizetéskor bármely más kocka helyett állhat, a presztízsépületekhez pedig nélkülözhetetlen. A végén minden arany 1 pontot ér.',
    'magna-carta.first.lawyer':
        'Kezedben van a Jegyző. Építsd meg, és lakóépületté alakíthatja egy épületedet: fordulónként 1 dénárral több, és hely egy presztízsépületnek.',
    'magna-carta.first.lawyer_works':
        'A Jegyző az úton áll. Küldj oda egy munkást, adj 1 élelmiszert, és egy épületedből lakóépület lesz: fordulónként 1 dénárral több, és csak ilyenre kerülhet presztízsépület.',
    'magna-carta.first.residence':
        '1 élelmiszerért a Jegyző lakóépületté alakítja egy épületedet: ott többé senki sem dolgozik, de fordulónként 1 dénárt hoz, és presztízsépület kerülhet rá. Olyat válassz, amelyet nélkülözni tudsz.',
    'magna-carta.first.far_end':
        'Minden forduló végén az udvarnagy két kártyával továbbmegy, ha elég hosszú az út. Rajta túl munkást elhelyezni kockázatos: valakinek előre kellene mozgatnia az udvarnagyot.',
    'magna-carta.first.prestige':
        'Ezek a presztízsépületek sok pontot hoznak. Mindegyikből egy van, arany kell hozzá, és csak lakóépületre kerülhet: olyan épületedre, amelyet a Jegyző megfordított. El tudod érni valamelyiket?',
    'magna-carta.first.cover':
        'Most építhetsz presztízsépületet: sok pont egyszerre. Egy lakóépületedet fedi le, amely többé sem dénárt, sem pontot nem hoz.',
    'magna-carta.first.end_near':
        'Kevés jelző maradt a várban. Azt a fordulót, amelyikben az utolsó is elfogy, még végigjátsszátok, aztán vége a játéknak. Váltsd pontokra a kockáidat, amíg lehet.',
    'magna-carta.first.step.worker': 'Munkás',
    'magna-carta.first.step.build': 'Építkezés',
    'magna-carta.first.step.draw': 'Új kártya',
    'magna-carta.first.step.pass': 'Passz',
    'magna-carta.first.step.provost': 'Udvarnagy',
    'magna-carta.first.step.ability': 'Épület használata',
    'magna-carta.first.step.deliver': 'Csomag',
    'magna-carta.first.try.worker':
        'Próbáld ki: tegyél egy munkást az út egyik kártyájára 1 dénárért. Ha már mindenki passzolt, meghozza, amit a kártya mutat.',
    'magna-carta.first.try.build':
        'Próbáld ki: építs meg a kezedből egy kártyát, amelyhez megvannak a kockáid. Az út végére kerül.',
    'magna-carta.first.try.draw':
        'Próbáld ki: húzz egy kártyát 1 dénárért. Több lappal többféle épület közül választhatsz.',
    'magna-carta.first.try.pass':
        'Próbáld ki: passzolj, és az út működni kezd. Újabb munkás már nem hozna semmit: az udvarnagyon túl a kártyák nem működnek.',
    'magna-carta.first.try.provost':
        'Próbáld ki: nézd meg, áll-e munkásod az udvarnagyon túl. Ha igen, mozgasd az udvarnagyot kártyánként 1 dénárért; ha nem, hagyd a helyén.',
    'magna-carta.first.try.ability':
        'Próbáld ki: kereskedj. Tegyél munkást egy Ócskásra vagy egy Piacra, és amikor kérdez, fizess, és vidd, amit kínál.',
    'magna-carta.first.try.deliver':
        'Próbáld ki: adj be egy csomagot a várhoz. Jelzőt kapsz érte, és a jelző pontot ér.',
    'magna-carta.first.missed.passed_early':
        'Úgy passzoltál, hogy {workers} munkásod és {deniers} dénárod maradt. Egy munkás 1 dénárba kerül, és kockát vagy pénzt hoz: passzolás előtt helyezz el többet.',
    'magna-carta.first.missed.batch_kept':
        'Megtartottál egy csomagot, amelyet beadhattál volna. Az első jelzők több pontot hoznak: add be, amíg lehet.',
    'magna-carta.first.missed.beyond':
        'Egy munkásod üres kézzel tért haza, mert az udvarnagyon túl állt. A munkásaidat elé tedd, vagy tarts meg egy dénárt, hogy mozgathasd.',
    'magna-carta.first.missed.never_built':
        'Még semmit sem építettél. Egy épület pontot hoz, és nyersz vele, valahányszor más dolgozik ott. Gyűjtsd össze egyhez a kockákat, és építsd meg.',
    'magna-carta.first.missed.never_delivered':
        'Még semmit sem adtál be. Gyűjts 1 élelmiszert, 1 fát és 1 követ: egy ilyen csomagért 4, 3 vagy 2 pontos jelző jár a várból.',
    'magna-carta.first.advice.passed_early':
        'Passzolás előtt helyezz el több munkást: {times}× úgy passzoltál, hogy legalább kettő maradt, és dénárod is volt rájuk.',
    'magna-carta.first.advice.batch_kept':
        'Minden csomagot adj be, amíg lehet: {times}× megtartottál egyet, a későbbi jelzők pedig kevesebb pontot hoznak.',
    'magna-carta.first.advice.beyond':
        'Figyelj az udvarnagyra: {times}× üres kézzel tért haza egy rajta túl álló munkásod. A munkásaidat elé tedd, vagy tarts meg dénárt a mozgatására.',
    'magna-carta.first.advice.never_built':
        'Építkezz, mégpedig korán: semmit sem építettél, a többiek legjobbja pedig {points} pontot kapott épületekért. Az épület akkor is ad valamit, ha más dolgozik ott.',
    'magna-carta.first.advice.few_built':
        'Építs többet és korábban: kevés épületed állt a végén ({built}), és {own} pontot hozott; a többiek legjobbja {points} pontot kapott az épületeiért.',
    'magna-carta.first.advice.never_delivered':
        'Szállíts a várhoz: egyetlen csomagot (1 élelmiszer, 1 fa, 1 kő) sem adtál be, a többiek legjobbja pedig {points} pontot kapott ott.',
    'magna-carta.first.advice.few_delivered':
        'Adj be több csomagot (1 élelmiszer, 1 fa, 1 kő), mégpedig korán: a várbeli jelzőid {own} pontot hoztak, a többiek legjobbjáé {points} pontot.',
    'magna-carta.first.advice.cubes_left':
        'Költsd el a kockáidat a játék vége előtt: {cubes} maradt, és három is csak egyetlen pontot ér.',
    'magna-carta.first.advice.no_prestige':
        'Törekedj egy presztízsépületre: a többiek legjobbja {points} pontot kapott érte, te semmit. Arany kell hozzá, és egy lakóépület, ahhoz pedig a Jegyző.',
    'magna-carta.first.over':
        'Ez volt az első Caylus Magna Carta-játszmád. A pontozólap mutatja, kinek miből lettek pontjai. Alatta áll, mit próbálj ki legközelebb.',
};
