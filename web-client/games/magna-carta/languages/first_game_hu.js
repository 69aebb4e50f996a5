// What the first game of Caylus Magna Carta says, in Hungarian: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'magna-carta.first.welcome':
        'Üdv! Ezen az úton építkezel, használod, ami rajta áll, és a király várához szállítasz. Amikor elkészül a vár, a legtöbb pont győz.',
    'magna-carta.first.first_hand':
        'Ezek az első épületeid. Húzhatsz helyettük három másikat, de csak most. Kezdetnek jó a kis tanya, fűrészmalom és kőfejtő: mindegyik 1 élelmiszerbe és 1 fába kerül.',
    'magna-carta.first.action':
        'Sorban mindenki egy-egy dolgot tesz, amíg mindenki nem passzolt. Egy munkás, egy új kártya vagy új lapok 1 dénárba kerülnek; egy épület a kártyáján látható kockákba.',
    'magna-carta.first.worker':
        'Próbálj ki egy munkást. Neked dolgozik, bárhol áll: gazdátlan, saját vagy más kártyáján. Minden kártyára csak egy fér.',
    'magna-carta.first.building':
        'Ki tudsz fizetni egy épületet. Az út végére kerül, és mindenkit kiszolgál; ha pedig valaki más dolgozik ott, te is nyersz valamit.',
    'magna-carta.first.batch':
        'A várhoz csomagok kellenek: 1 élelmiszer, 1 fa és 1 kő együtt. Köved most nincs, ezért keress egy kártyát, amely hoz.',
    'magna-carta.first.passing':
        'Passzolj, ha eleget tettél. Az első passzoló kap 1 dénárt, és aki korán passzol, korán mozgatja az udvarnagyot, és korán ad be csomagot.',
    'magna-carta.first.provost':
        'Ez az udvarnagy. A rajta túli épületek ebben a fordulóban nem működnek, munkásaik üres kézzel térnek haza. Legfeljebb három kártyával mozgathatod, kártyánként 1 dénárért.',
    'magna-carta.first.ability':
        'Egy épület kérdez: fizesd meg, amit kér, és vedd el, amit ad, vagy mondj le róla. Ami nem kerül semmibe, azt magától megkapod.',
    'magna-carta.first.delivery':
        'Beadhatsz egy csomagot. Az első jelzők 4-4 pontot hoznak, a későbbiek 3-at, majd 2-t. Aki egy fordulóban a legtöbbet adja be, 1 aranyat is kap.',
    'magna-carta.first.castle':
        'Nézd, mi maradt a várból. Minden csomagért (élelmiszer, fa, kő) jár egy jelző; ha egy fordulóban senki sem ad be, kettő elvész. Az utolsóval jön az utolsó forduló.',
    'magna-carta.first.income':
        'Az új forduló mindenkinek 2 dénárt hozott. Ez kevés, ezért oda költsd, ahonnan kockák vagy pontok jönnek vissza.',
    'magna-carta.first.gold':
        'Van aranyad. Fizetéskor bármely másik kocka helyett állhat, a presztízsépületekhez pedig nélkülözhetetlen. A végén minden arany 1 pontot ér.',
    'magna-carta.first.lawyer':
        'Nálad van a Jegyző. Építsd meg, és lakóépületet csinálhat egy épületedből: fordulónként 1 dénárral több, és hely egy presztízsépületnek.',
    'magna-carta.first.residence':
        '1 élelmiszerért a Jegyző megfordítja egyik épületedet. Ott többé senki sem dolgozik, ezért olyat válassz, amelyet nélkülözni tudsz.',
    'magna-carta.first.far_end':
        'Minden forduló végén az udvarnagy két kártyával továbbmegy, ha elég hosszú az út. A rajta túl álló munkás kockázat: valakinek mozgatnia kellene az udvarnagyot.',
    'magna-carta.first.prestige':
        'Ezek a presztízsépületek sok pontot hoznak. Mindegyikből egy van, arany kell hozzá, és egy lakóépületedet fedi le. Elérhető neked valamelyik?',
    'magna-carta.first.cover':
        'Most építhetsz presztízsépületet: sok pont egyszerre. Egy lakóépületedet fedi le, amely ezután sem dénárt, sem pontot nem hoz többé.',
    'magna-carta.first.end_near':
        'Kevés jelző maradt a várban, és az utolsóval jön az utolsó forduló. Csinálj pontot a kockáidból, amíg lehet.',
    'magna-carta.first.over':
        'Ez volt az első Caylus Magna Carta-játszmád. A pontozólap mutatja, kinek miből lettek pontjai. Most már eleget tudsz ahhoz, hogy tippek nélkül játssz.',
};
