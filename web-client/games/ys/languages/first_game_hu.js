// What the first game of Ys says, in Hungarian: one idea at a time, true whenever its moment comes.
/** @type {Record<string, string>} */
export default {
    'ys.first.welcome':
        'Üdv Ys városában! Ezek az üzletkötőid, 0-tól 4-ig számozva; csak te látod őket. Négyszer küldöd őket a városba, és ahol az összegük a legnagyobb, ott nyersz valamit.',
    'ys.first.goal':
        'A drágakő a legfontosabb: a végén minden színért az kap pontot, akinek több van belőle, mint másoknak. Figyeld itt mindenkiét: a „ha most vége lenne” pontszám már számol velük.',
    'ys.first.bid':
        'Előbb titkos licit két üzletkötővel: a legnagyobb összeg választ először helyet. Ez a kettő ebben a körben nem megy a városba: jó lesz egy 1-es és egy 2-es, a 4-eseket tartsd meg.',
    'ys.first.position':
        'Te döntöd el, hányadikként helyezel le. Ha későn, többet látsz abból, mit tesznek a többiek. Ha korán, tiéd a döntetlen, ha a paravánok előtt is egyenlő az összeg.',
    'ys.first.placing':
        'Tegyél le egy üzletkötőt nyíltan és egyet rejtve, ahová csak tetszik; hogy mi fekszik rejtve, azt csak te tudod. Inkább egy negyedben légy erős, mint mindenütt egy kicsit.',
    'ys.first.ship':
        'Minden kikötőben áll egy hajó. Add össze az üzletkötőidet a negyed mindhárom kerületében: a legnagyobb összeg két drágakövet visz el róla, a második és a harmadik egyet-egyet.',
    'ys.first.areas':
        'A kerületek külön is fizetnek annak, akié ott a legnagyobb összeg: a kikötő fekete drágakövet, a kereskedők 3 pontot, a palota az ott fekvő karaktert. Egy jó üzletkötő így is, úgy is nyerhet.',
    'ys.first.palace':
        'Minden palotában egy karakter fekszik: koppints rá, és elolvashatod, mit tud. A palota legnagyobb összege nyeri el. Ha senkinek sincs ott üzletkötője, kikerül a játékból.',
    'ys.first.white_seen':
        'Az itt látható fehér drágakőnek még nincs színe. Aki elviszi, rögtön eldönti, a négy szín közül melyik legyen, ezért mindenkinek jól jön.',
    'ys.first.market':
        'Próbálj ki egy üzletkötőt a piacon: rögtön hoz 1 pontot. Egy sor drágaköve a legnagyobb összegéé; a színek értékét az oszlopok és a legnagyobb piaci összeg, a „legjobb ajánlat” mozgatja.',
    'ys.first.zero':
        'A 0 sem értéktelen. Rejtve ugyanolyannak látszik, mint bármelyik másik üzletkötő, és ha egyedül áll egy kerületben, meg is nyeri azt.',
    'ys.first.last_round':
        'Az utolsó menet: a megmaradó üzletkötőd a paraván előtti kettőhöz áll, és hárman döntik el a döntetleneket. Ezután lépésről lépésre minden kiderül; ott szünetet is tarthatsz.',
    'ys.first.take_gem':
        'Választhatsz erről a hajóról. Olyan színt vigyél, amelyből neked lehet a legtöbb; ami a piacon magasan áll, a végén többet fizet.',
    'ys.first.white':
        'A fehér drágakő olyan színű lesz, amilyet csak akarsz. Olyat válassz, amelyből eggyel több már elég, hogy megelőzz valakit.',
    'ys.first.columns':
        'A piac néhány oszlopa egyenlő, és te döntöd el, melyik jön előbb. Minél előrébb kerül, annál jobb a színe értékének: azt emeld, amit gyűjtesz.',
    'ys.first.best_bid':
        'Az egész piacon a tiéd a legnagyobb összeg, ezért egy szín értékét egy lépéssel módosítod. Emelj egyet, amelyet gyűjtesz, vagy csökkents egyet, amelyet más gyűjt.',
    'ys.first.scored':
        'Egy kört értékeltünk, és minden üzletkötő hazatért. Ha még egyszer látni szeretnéd, ki mit nyert, nyomd meg a napló fölött a „Még egyszer” gombot.',
    'ys.first.quotations':
        'Ez a víz mutatja, mennyit érnek a színek. A végén a legmagasabb színből a legtöbb drágakő 24 pontot hoz, a többiből 20, 16, 12 jár. Egyenlő magasságnál a sorrend: kék, zöld, sárga, piros.',
    'ys.first.character':
        'Karaktert nyertél. A következő körtől megkérdezünk, valahányszor kijátszható: nyomd meg akkor a nevét, vagy passzolj, és megtartod. Körönként legfeljebb kettő.',
    'ys.first.play':
        'Most kijátszhatsz egy karaktert: nyomd meg a nevét, válaszd ki, amit kér, és erősítsd meg. Ezzel elhasználod. Vagy passzolj, és tartsd meg egy másik körre.',
    'ys.first.black':
        'A fekete drágaköveknél nem számít, kinek van több, csak összeadódnak. Egy 1 pontot hoz, kettő 4-et, három 8-at, négy 12-t, öt 16-ot, hat 20-at, hét vagy több 24-et.',
    'ys.first.halfway':
        'Hasonlítsd össze a drágaköveket. Egy szín második helye is jól fizet, de egyenlőségnél a közös helyek közül az utolsó számít: eggyel több drágakő sokat változtathat.',
    'ys.first.jewels':
        'Az utolsó kör. Most minden palotában Ékszer kártya fekszik: aki elnyeri, kap egy tetszőleges színű drágakövet. Ez az utolsó esély, hogy megelőzz valakit.',
    'ys.first.last_cards':
        'Ami a végén a kezedben marad, nem ér semmit. Ez az utolsó kör, amelyben a karaktereid segíthetnek neked.',
    'ys.first.step.bid': 'Licit',
    'ys.first.step.position': 'Hely a sorrendben',
    'ys.first.step.quarter': 'Negyed',
    'ys.first.step.hidden': 'Rejtve',
    'ys.first.step.market': 'Piac',
    'ys.first.step.gem': 'Drágakő',
    'ys.first.try.bid': 'Próbáld ki: licitálj két gyenge üzletkötővel. Ők ebben a körben nem mennek a városba.',
    'ys.first.try.position': 'Próbáld ki: válassz helyet a sorrendben. Aki később helyez le, többet lát.',
    'ys.first.try.quarter':
        'Próbáld ki: tegyél egy üzletkötőt egy olyan negyedbe, amelynek hajóján neked tetsző drágakövek vannak.',
    'ys.first.try.hidden': 'Próbáld ki: tegyél le rejtve egy erős üzletkötőt. Csak te tudod, mennyit ér.',
    'ys.first.try.market': 'Próbáld ki: tegyél egy üzletkötőt a piacra. Ez rögtön hoz 1 pontot.',
    'ys.first.try.gem':
        'Próbáld ki: légy erős egy negyedben, és azt a drágakövet vidd el, amelyikből neked lehet a legtöbb.',
    'ys.first.missed.bid_high':
        'A licited {total} volt. A licit két üzletkötője ebben a körben nem megy a városba: alacsony licittel megtartod a 3-asaidat és 4-eseidet a negyedekre.',
    'ys.first.missed.no_gem':
        'Az előző körben alig vittél drágakövet. Inkább egy negyedben légy erős, mint mindenütt egy kicsit: a legnagyobb összeg két drágakövet visz el a hajóról.',
    'ys.first.missed.fours_open':
        'A 4-eseid nyíltan feküdtek, és mindenki látta, hová kell több. Tedd le őket rejtve, melléjük pedig nyíltan egy gyengét.',
    'ys.first.missed.no_market':
        'Még egy üzletkötőd sem volt a piacon. Ott mindegyik rögtön hoz 1 pontot, és egy sor legnagyobb összege elviszi a sor drágakövét.',
    'ys.first.missed.no_character':
        'Van karaktered, de még egyet sem játszottál ki. A végén a kezedben semmit sem ér: amikor megkérdezünk, a „Passz” helyett a nevét nyomd meg.',
    'ys.first.missed.no_palace':
        'Még egy karaktert sem nyertél, pedig bármelyik eldönthet egy negyedet, vagy drágakövet hozhat. Tegyél le rejtve egy erős üzletkötőt egy palotába.',
    'ys.first.advice.bid_high':
        'Licitálj alacsonyan: {times}× legalább 6 volt a licited, és azok az üzletkötők nem mentek a városba. A 3-asokat és 4-eseket tartsd meg a negyedekre.',
    'ys.first.advice.no_gem':
        'Légy erős egy negyedben: {times}× alig hozott drágakövet egy kör. Egy negyed legnagyobb összege két drágakövet visz el a hajóról.',
    'ys.first.advice.fours_open':
        'Rejtsd el a legerősebbet: {times}× nyíltan feküdtek a 4-eseid. Ha rejtve vannak, senki sem tudja, mi kell a legyőzésükhöz.',
    'ys.first.advice.no_market':
        'Próbáld ki a piacot: ott minden üzletkötő rögtön hoz 1 pontot, a sorok drágakövet hoznak, az oszlopok pedig a színek értékét mozgatják.',
    'ys.first.advice.no_character':
        'Játszd ki a karaktereidet: egyet sem játszottál ki, pedig bármelyik eldönthet egy negyedet, vagy drágakövet hozhat.',
    'ys.first.advice.no_palace':
        'Nyerj meg egy palotát: egy karaktert sem nyertél, pedig bármelyik eldönthet egy negyedet, vagy drágakövet hozhat.',
    'ys.first.advice.no_colour':
        'Gyűjts egy színt: egyikben sem te voltál az első, pedig akinek egy színből a legtöbb van, 24, 20, 16 vagy 12 pontot kap.',
    'ys.first.over':
        'Ez volt az első Ys-játszmád. A pontozólap mutatja, kinek miből lettek pontjai. Alatta áll, mit próbálj ki legközelebb.',
};
