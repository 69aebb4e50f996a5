// The rules of Ys in short, in Hungarian: for whoever plays. docs/rules/ys.md has them in full.
/** @type {Record<string, string>} */
export default {
    'ys.rules.aim.title': 'Miről szól',
    'ys.rules.aim.1':
        'Kereskedők vagytok Ys városában. Négy körön át üzletkötőket küldtök a negyedekbe és a piacra, egyeseket nyíltan, másokat rejtve, hogy drágaköveket, pontokat és az udvar embereinek segítségét szerezzétek meg.',
    'ys.rules.aim.2':
        'A legtöbb pont a legvégén jár: azért, ha egy színből több drágaköved van, mint a többieknek. Hogy egy szín akkor mennyit ér, azt az utolsó pillanatig a piac dönti el.',
    'ys.rules.order.title': 'Licit a sorrendért',
    'ys.rules.order.1':
        'Minden kör új karakterekkel, hajókkal és piaci drágakövekkel kezdődik. Ezután mindenki titokban kiválaszt két üzletkötőt licitnek, és ezeket egyszerre mutatjátok meg.',
    'ys.rules.order.2':
        'A legnagyobb összeg választ először helyet a sorrendben. Egyenlő liciteknél az kerül előbbre, aki az előző körben is előbb volt.',
    'ys.rules.order.3':
        'A licit nem vész el: a kör végéig nyíltan a paravánod előtt áll, és döntetleneket dönt el azzal az egy üzletkötővel együtt, aki majd megmarad neked. Aki később helyez le, többet tud; aki előbb, az nyeri a döntetlent, ha minden más egyenlő.',
    'ys.rules.order.drawn':
        'A legmagasabb licit, a 6, választ először, és itt az utolsó helyet viszi el. A két 5-ös közül az választ előbb, aki az előző körben előbb volt. A legalacsonyabbnak jut, ami marad.',
    'ys.rules.placing.title': 'Üzletkötők lehelyezése',
    'ys.rules.placing.1':
        'Négyszer kerül mindenki sorra, és mindig két üzletkötőt tesz le: egyet nyíltan és egyet rejtve, tetszőleges sorrendben. Hogy mi fekszik rejtve, azt csak te tudod.',
    'ys.rules.placing.2':
        'A város egy kerületébe bármennyi üzletkötő fér. A piac egy mezőjére csak egy, viszont az azonnal 1 pontot hoz.',
    'ys.rules.placing.3': 'Az utolsó üzletkötőd magától a paravánod elé kerül.',
    'ys.rules.placing.drawn':
        'Két üzletkötőd, ahogy te látod, és ahogy a többiek: egy 4-es nyíltan a kikötőben és egy 0 rejtve a piacon, ami azonnal 1 pontot hoz. Csak te tudod, hogy 0.',
    'ys.rules.quarters.title': 'A negyedek értékelése',
    'ys.rules.quarters.1':
        'Egyik negyed a másik után: a rejtett üzletkötőket felfeditek, és mindenki összeadja a sajátjait mindhárom kerületben. Eszerint mennek a hajó drágakövei: az elsőnek kettő, a másodiknak és a harmadiknak egy-egy.',
    'ys.rules.quarters.2':
        'Ezután minden kerület külön fizet annak, akié benne a legnagyobb összeg: a kikötő fekete drágakövet, a kereskedők 3 pontot, a palota az ott fekvő karaktert.',
    'ys.rules.quarters.3':
        'Egyetlen 0 is elég ahhoz, hogy jelen legyél. Aki fehér drágakövet vesz el, rögtön megmondja, milyen színű lesz.',
    'ys.rules.quarters.drawn':
        'A három kerületben összesen 9-cel a hajó két drágaköve jár, 8-cal és 6-tal egy-egy, 5-tel egy sem. A kikötő fekete drágakövét egy 4-es viszi el, a palota karakterét egy másik. A kereskedőknél, akik 3 pontot fizetnek, két 4-es találkozik: ez döntetlen.',
    'ys.rules.market.title': 'A piac értékelése',
    'ys.rules.market.1': 'Minden sor annak adja a drágakövét, akinek benne a legnagyobb az összege.',
    'ys.rules.market.2':
        'Minden oszlop mindenki üzletkötőit összeadja. A legerősebb kettővel emeli a színe értékét, a második eggyel; a harmadiké eggyel csökken, az utolsóé kettővel. Ha az oszlopok egyenlők, az van előrébb, amelyikben több üzletkötő áll; utána egy játékos dönt: aki kijátszotta az Intrikust, különben az, aki a döntetleneket nyeri.',
    'ys.rules.market.3':
        'Akinek az egész piacon a legnagyobb az összege, az tette a legjobb ajánlatot: egy drágakőértéket egy lépéssel feljebb vagy lejjebb visz.',
    'ys.rules.market.drawn':
        'Az oszlopok összege 5, 3, 3 és semmi. A két 3 közül az áll előrébb, amelyikben két üzletkötő van, így a színek értéke +2, −1, +1 és −2 lépést tesz. A sorokat a 4-es, a 3-as és a magányos 1-es viszi el. Összesen 5-tel a narancssárga tette a legjobb ajánlatot.',
    'ys.rules.ties.title': 'Ha az összegek egyenlők',
    'ys.rules.ties.1':
        'Az Intrikus minden döntetlent megnyer. Nélküle az nyer, akinek a paravánja előtt nagyobb az üzletkötők összege; ha az is egyenlő, akinek kisebb a sorrendjelzője.',
    'ys.rules.ties.drawn': 'A két 4-es a kereskedőknél. A paravánok előtt a 6 több, mint az 5, így a 3 pont a liláé.',
    'ys.rules.characters.title': 'Karakterek',
    'ys.rules.characters.1':
        'Az elnyert karakter a kezedbe kerül, és a következő körtől játszhatod ki, körönként legfeljebb kettőt. Ami a végén kézben marad, nem ér semmit.',
    'ys.rules.characters.2':
        'Három alkalom van rájuk: lehelyezés előtt, értékelés előtt és értékelés után. Mindegyiknél mindenkit egyszer kérdezünk meg, a kör sorrendjében; ha passzolsz, neked ez az alkalom véget ért.',
    'ys.rules.end.title': 'A játék vége',
    'ys.rules.end.1':
        'Négy kör után a színek az értékük szerint rangsorba kerülnek. Mindegyikből az kapja a legtöbb pontot, akinek a legtöbb drágaköve van: a legjobb színben 24, 18, 12 és 6 pont jár; a másodikban 20, 15, 10, 5; a harmadikban 16, 12, 8, 4; az utolsóban 12, 9, 6, 3.',
    'ys.rules.end.2':
        'Akiknek egyenlő számú drágakövük van egy színből, mind a közös helyeik közül az utolsóért járó pontot kapják. Drágakő nélkül nem jár pont.',
    'ys.rules.end.3':
        'A fekete drágakövek 0, 1, 4, 8, 12, 16, 20 vagy 24 pontot érnek, aszerint, hogy nullától hétig mennyi van belőlük; hétnél több is 24-et ér.',
    'ys.rules.end.4': 'Az győz, akinek a legtöbb pontja van; egyenlőségnél az, akinek a legtöbb drágaköve.',
    'ys.rules.end.drawn':
        'A legjobb szín: 24 pont a legtöbb drágakőért. A két középső a 2. és a 3. helyen osztozik, így mindketten a 3. hely pontjait kapják, azaz 12-t.',
    'ys.rules.players.title': 'Ketten vagy hárman',
    'ys.rules.players.1':
        'Három játékosnak egy hajóról három drágakő jut: kettő az elsőnek, egy a másodiknak. A piacnak két sora van, és egy negyed kimaradhat.',
    'ys.rules.players.2':
        'Két játékos mellett van egy harmadik fél is, a semleges. Üzletkötőit mindketten rejtve teszitek le; megnyeri a döntetleneket, kivéve az Intrikussal szemben, és részesül a drágakövekből és a pontokból, de nem győzhet.',
};
