// The rules of Yspahan in short, in Hungarian: for whoever plays. docs/rules/yspahan.md has them in full.
/** @type {Record<string, string>} */
export default {
    'yspahan.rules.aim.title': 'Miről szól',
    'yspahan.rules.aim.1':
        'Kereskedők vagytok: áruval töltitek meg a város bazárjait, egy részét elkülditek a karavánnal, és a saját negyedeteket építitek. Három hét, hetenként hét nap, és az győz, akinek a legtöbb pontja van.',
    'yspahan.rules.tower.title': 'A nap kockái',
    'yspahan.rules.tower.1':
        'A kezdőjátékos naponta dob mindenkinek kilenc fehér kockával, és legfeljebb három saját sárgával, darabonként 1 aranyért.',
    'yspahan.rules.tower.2':
        'Az azonos értékű kockák együtt maradnak. A legkisebbek a tevék sorába mennek, a legnagyobbak az aranyéba, a köztük lévők alulról fölfelé a zsák, a hordó, a láda és az amfóra sorába. Amit elvisznek, az aznapra elfogyott.',
    'yspahan.rules.tower.3':
        'A sárga kockák csak a kezdőjátékoséi, és a nap első akciója után elhagyják a kockatáblát.',
    'yspahan.rules.tower.drawn':
        'Kilenc fehér kocka és egy sárga. A legkisebb és a legnagyobb szám közé csak három másik esik, így az amfórának nem jut semmi.',
    'yspahan.rules.turn.title': 'A köröd',
    'yspahan.rules.turn.1':
        'Elviszel egy kockacsoportot a kockatábláról. Megteheted vele, amit a sora mond, kockánként egyszer: teve, arany, vagy áru az azonos nevű negyedbe.',
    'yspahan.rules.turn.2':
        'Vagy mozgatod vele a felügyelőt, annyi lépéssel, amennyit a kockák mutatnak. Vagy egy kártyát hoz, akárhány kocka is van.',
    'yspahan.rules.turn.3':
        'Ezután felépíthetsz egy épületet. Kártyát a köröd bármely pillanatában kijátszhatsz; vagy egy eldobott kártya még egy kockának számít ahhoz, amit a sor ad.',
    'yspahan.rules.goods.title': 'Áruk és bazárok',
    'yspahan.rules.goods.1':
        'A bazár azé, akinek áruja van benne. Ha egy negyedben elkezdtél egy bazárt, a következő áruiddal ott azt kell befejezned, mielőtt másikba kezdesz.',
    'yspahan.rules.goods.2':
        'A bazár a hét végén fizeti ki a pontjait, és csak akkor, ha minden boltja megtelt. Ezután minden áru elhagyja a várost.',
    'yspahan.rules.goods.drawn': 'Három boltból kettőben van áru: semmi. Mindháromban: 12 pont.',
    'yspahan.rules.supervisor.title': 'A felügyelő',
    'yspahan.rules.supervisor.1':
        'Az utakon jár, és nem fordul vissza. Minden kifizetett arany egy lépéssel hosszabbá vagy rövidebbé teszi az útját; ugyanígy a Fürdő legfeljebb három lépése, ingyen.',
    'yspahan.rules.supervisor.2':
        'Ahol megáll, a mező melletti boltok minden áruja a karavánhoz kerül, bárkié is. A gazdája fizethet egy tevét: akkor az áru marad, és a készletből megy helyette egy másik.',
    'yspahan.rules.supervisor.drawn':
        'Három lépés az útkereszteződéstől. A mellette lévő bolt áruja a karavánhoz kerül, a másik marad.',
    'yspahan.rules.caravan.title': 'A karaván',
    'yspahan.rules.caravan.1':
        'Tevéről tevére rakják meg, a legalsó sortól kezdve. Egy áru azonnal 2 pontot hoz a legalsó sorban, 1-et a középsőben, a legfelsőben semmit.',
    'yspahan.rules.caravan.2':
        'A hét végén, és ahányszor megtelik, mindenki annyi pontot kap, ahány saját áruja van rajta, szorozva a legmagasabb olyan sor számával, ahol van saját áruja. A megtelt karavánt ezután kirakodják.',
    'yspahan.rules.caravan.drawn':
        'A narancssárgának három áruja van itt, az egyik a második sorban: 3 × 2 = 6 pont, amikor a karaván fizet.',
    'yspahan.rules.buildings.title': 'Épületek',
    'yspahan.rules.buildings.1':
        'Mindegyik egyszer építhető meg, a tevéiért és az aranyáért. A harmadik, negyedik és ötödik, amelyet felépítesz, 5-5 pontot hoz, a hatodik 10-et.',
    'yspahan.rules.buildings.drawn': 'Pontok az első, a második és a további épületekért, bármelyek is azok.',
    'yspahan.rules.building': '{price}: {does}.',
    'yspahan.rules.cards.title': 'Kártyák',
    'yspahan.rules.cards.1': 'Mindegyikből kettő van, és a kézben lévő kártyák rejtve maradnak.',
    'yspahan.rules.week.title': 'A hét vége és a játék vége',
    'yspahan.rules.week.1':
        'A hetedik nap után fizetnek a megtöltött bazárok, az áruk elhagyják a boltokat, fizet a karaván, és a felügyelő visszatér az útkereszteződéshez. A tevék, az arany, a kártyák, az épületek és a karaván árui maradnak.',
    'yspahan.rules.week.2':
        'A legutolsó napon négy játékos a pontok szerint kerül sorra, a legkevesebb kezd. A harmadik hét után az győz, akinek a legtöbb pontja van.',
    'yspahan.rules.players.title': 'Ketten',
    'yspahan.rules.players.1':
        'Nyolc fehér kocka van. A kezdőjátékosé a nap első és utolsó köre, a másiké a kettő közötti; a sárga kockák egész nap maradnak. Az építéshez külön kockacsoport kell.',
};
