// The rules of Caylus Magna Carta in short, in Hungarian: for whoever plays. docs/rules/magna-carta.md has them in full.
/** @type {Record<string, string>} */
export default {
    'magna-carta.rules.aim.title': 'Miről szól',
    'magna-carta.rules.aim.1':
        'Egy út mentén építkeztek, és a király várához szállítotok. Az épületeid mindenkit kiszolgálnak, aki munkást küld oda, de minden látogatáson te is nyersz. Amikor elkészül a vár, az győz, akinek a legtöbb pontja van.',
    'magna-carta.rules.income.title': 'Bevétel és kezdő lapok',
    'magna-carta.rules.income.1':
        'Mindenki 2 élelmiszerrel, 2 fával és 4 dénárral kezd, és három kártyával a saját paklijából. Egyszer, az elején, mindhármat kicserélheted.',
    'magna-carta.rules.income.2':
        'Minden forduló mindenkinek 2 dénárt hoz, minden saját, le nem fedett lakóépületért 1-gyel többet, és 1-et a Fogadó tulajdonosának.',
    'magna-carta.rules.actions.title': 'Akciók',
    'magna-carta.rules.actions.1':
        'Sorban mindenki egy-egy akciót hajt végre, újra és újra, amíg mindenki nem passzol: kártyát húz 1 dénárért, kicseréli a lapjait 1-ért, munkást helyez el 1-ért, vagy épít.',
    'magna-carta.rules.actions.2':
        'A munkás az út bármely épületére mehet, ahol még nincs munkás, bárkié is az. Amit építesz, az út végére kerül, a kártyáján látható kockákért; bármelyik kocka helyett állhat arany.',
    'magna-carta.rules.actions.3':
        'Aki passzol, ebből a fázisból kimarad. Az első passzoló kap 1 dénárt, és aki korán passzol, korán mozgatja az udvarnagyot és korán ad be csomagot.',
    'magna-carta.rules.actions.drawn':
        'A Nagy kőfejtő ára 1 élelmiszer és 2 kő. Akinek 1 élelmiszere, 1 köve és 2 aranya van, e három módon fizetheti ki.',
    'magna-carta.rules.provost.title': 'Az udvarnagy',
    'magna-carta.rules.provost.1':
        'A passzolás sorrendjében mindenki legfeljebb három kártyával mozgathatja az úton, kártyánként 1 dénárért. A rajta túli épületek ebben a fordulóban nem működnek: az ottani munkások üres kézzel mennek haza.',
    'magna-carta.rules.provost.2': 'A forduló végén két kártyával továbbmegy.',
    'magna-carta.rules.provost.drawn':
        'Az udvarnagy a Bankon áll: az működik az ottani munkásnak. A Nagy kőfejtő rajta túl van, ezért a munkása üres kézzel megy haza, és a tulajdonosa sem kap semmit.',
    'magna-carta.rules.abilities.title': 'Mit tudnak az épületek',
    'magna-carta.rules.abilities.1':
        'Az út elejétől az udvarnagyig minden épület működik, amelyen munkás áll: előbb a munkás gazdájának, aztán a kártya tulajdonosának, ha az valaki más. Ezután a munkás hazamegy.',
    'magna-carta.rules.abilities.drawn':
        'A kék munkása a zöld Nagy tanyáján: előbb a kék vesz el 2 élelmiszert, aztán a zöld 1-et.',
    'magna-carta.rules.castle.title': 'A vár',
    'magna-carta.rules.castle.1':
        'A passzolás sorrendjében mindenki csomagokat adhat be, mindegyik 1 élelmiszer, 1 fa és 1 kő. Mindegyikért jár egy jelző: előbb az alapoké 4 pontért, aztán a falaké 3-ért, végül a tornyoké 2-ért.',
    'magna-carta.rules.castle.2':
        'Aki a legtöbbet adja be, kap 1 aranyat; több közül az első. Ha senki sem ad be, két jelző kikerül a játékból. Az a forduló az utolsó, amelyben az utolsó jelző elfogy.',
    'magna-carta.rules.castle.drawn':
        'Az alapokból két jelző volt hátra. Az egyiket a zöld viszi el, a másikat a narancssárga, aki aranyat ad élelmiszer helyett: 4-4 pont. A piros két csomagjáért a falak jelzői járnak, 3-3 pontért, és 1 arany a legtöbb csomagért.',
    'magna-carta.rules.residences.title': 'Lakóépületek és presztízsépületek',
    'magna-carta.rules.residences.1':
        'A Jegyző 1 élelmiszerért megfordítja egyik épületedet az úton: ebből lakóépület lesz, amely 1 dénár bevételt és 1 pontot hoz, de nem fogad több munkást.',
    'magna-carta.rules.residences.2':
        'A presztízsépület az egyik lakóépületedet fedi le. Mindegyikből egy van, azé, aki először építi meg.',
    'magna-carta.rules.residences.drawn':
        'Egy Kis tanyából a Jegyzőnél 1 élelmiszerért lakóépület lesz, a lakóépületet pedig 2 kőért és 1 aranyért a Szobor fedi le. A pajzs mutatja, mennyit ér a végén: 1, 1 és 6.',
    'magna-carta.rules.buildings.title': 'A tizenkét épületed',
    'magna-carta.rules.buildings.1':
        'Minden pakliban mindegyikből egy van. Amit egy kártya a tulajdonosának ad, azt csak akkor adja, ha más munkása van ott.',
    'magna-carta.rules.neutral.title': 'Épületek, amelyek senkié',
    'magna-carta.rules.neutral.1': 'Az út az Öreg ócskással és néhány másikkal kezdődik.',
    'magna-carta.rules.end.title': 'A játék vége',
    'magna-carta.rules.end.1':
        'Pontot érnek a hírnévjelzők, a saját épületek az úton, a le nem fedett lakóépületek (egyenként 1), a presztízsépületek, az arany (egyenként 1), továbbá minden három másik kocka és minden három dénár (1). A kézben lévő kártyák nem érnek semmit.',
    'magna-carta.rules.end.drawn':
        'Három jelző, két épület, két lakóépület, egy Szobor, 2 arany, 5 másik kocka és 8 dénár: 27 pont.',
    'magna-carta.rules.basic.title': 'Az alapjáték',
    'magna-carta.rules.basic.1':
        'Játszhatjátok ezt is: udvarnagy, lakóépületek, Jegyző, Templom és Fogadó nélkül. Az út minden épülete működik, a presztízsépületek pedig egyszerűen megépíthetők.',
};
