/// Words used in dates in the languages of resumes, folded.
enum DateWords {
  /// Seasons, terms and quarters: parts of a year that JSON Resume cannot express.
  static let seasons = WordTable.folded(
    """
    spring summer fall autumn winter fruhling fruhjahr sommer herbst printemps ete automne hiver primavera verano otono invierno verao
    outono inverno estate autunno lente zomer herfst wiosna lato jesien zima jaro leto podzim var vår host höst høst vinter forar sommar
    efterar kevat kesa syksy talvi ilkbahar yaz sonbahar kis весна лето осень зима літо осінь άνοιξη καλοκαίρι φθινόπωρο χειμώνας
    q1 q2 q3 q4 h1 h2 ws ss wise sose wintersemester sommersemester semester term trimestre semestre early mid late anfang mitte ende debut fin
    начало конец początek koniec ربيع صيف خريف شتاء
    summers winters etes hivers veranos inviernos veroes estati season seasons saison saisons temporada temporadas curso cursos
    somrene somrer somrarna somre
    """)

  /// Words before the last of several years: "summers of 2011 and 2012".
  static let conjunctions = WordTable.folded("and et y e und og och en i ja и і та")

  /// Phrases that mark a period as ongoing.
  static let present = WordTable.foldedPhrases(
    """
    present,current,currently,now,today,ongoing,date,to date,till date,until now,till now,until present,to present,to now,actively,the present,this day,
    heute,aktuell,jetzt,gegenwartig,laufend,dato,andauernd,derzeit,dauer,
    aujourd'hui,aujourdhui,actuel,actuelle,actuellement,en cours,ce jour,a ce jour,maintenant,nos jours,en poste,
    actualidad,la actualidad,actualmente,presente,el presente,actual,la fecha,hoy,en curso,hoy en dia,fecha,
    atual,atualmente,atualidade,momento,o momento,o presente,hoje,em curso,em andamento,os dias atuais,dias atuais,actualidade,data atual,ate ao momento,
    oggi,attuale,attualmente,in corso,ad oggi,adesso,presente,in essere,
    heden,nu,tot heden,huidig,vandaag,tegenwoordig,
    nå,nuvarande,nutid,i dag,idag,tills vidare,pågående,dags dato,nåværende,naværende,pågår,
    d.d,dd,nykyinen,nykyhetki,nykyaan,jatkuu,toistaiseksi,edelleen,tällä hetkellä,
    obecnie,teraz,nadal,dzis,dzisiaj,chwili obecnej,do chwili obecnej,obecna,
    soucasnost,soucasnosti,dosud,nyni,dnes,trva,doposud,pritomnost,sucasnost,sucasnosti,doteraz,
    halen,devam,devam ediyor,gunumuz,bugun,su an,simdi,devam etmekte,hala,
    jelen,jelenleg,napjainkig,folyamatban,prezent,in prezent,în curs,danas,sada,praegu,dabar,iki dabar,tänaseni,actualitat,avui,
    sekarang,saat ini,kini,hingga kini,sampai sekarang,hien tai,nay,hien nay,bay gio,kasalukuyan,
    н.в,нв,настоящее время,настоящее,наст. время,наст.время,наст время,сейчас,сегодня,сей день,текущее время,текущий момент,по н.в,
    теперішній час,тепер,дотепер,нині,сьогодні,цей час,даний час,сегашен момент,сега,момента,настоящия момент,
    σήμερα,παρόν,το παρόν,τώρα,
    الآن,حتى الآن,إلى الآن,الحاضر,الوقت الحاضر,الوقت الحالي,حاليا,اليوم,تاريخه,حتى تاريخه,الحالي,مستمر,
    تاکنون,تا کنون,اکنون,هم اکنون,کنون,حال,حال حاضر,ادامه دارد,امروز,ادامه,در حال حاضر,به امروز,به حال,زمان حال,
    היום,כיום,עד היום,הווה,ההווה,כעת,עכשיו,נוכחי,
    वर्तमान,अब,अब तक,अभी,आज,अभी तक,आज तक,जारी,वर्तमान समय,वर्तमान में,अद्यतन,
    موجودہ,تاحال,تا حال,اب تک,ابھی,ابھی تک,آج,آج تک,جاری,تاوقت,موجودہ وقت,
    ปัจจุบัน,এখন,বর্তমান,
    至今,现在,現在,今,现今,目前,在职,在職,在任,仍在职,仍在職,现任,現任,迄今,
    在職中,現在に至る,在籍中,継続中,就業中,在学中,
    현재,현재까지,재직중,재직 중,재직,현직,지금,재학중,재학 중
    """
  ).union(FurtherWords.present)

  /// The first words of `present`, which may go on below.
  static let firstOfPresent = WordTable.firstWords(present)

  /// Words between the two ends of a period.
  static let connectors = WordTable.folded(
    """
    to until till til thru through bis a ad au jusqu'a jusque al hasta ate fino tot t/m до per upto à
    do az az do až po til till tills saakka asti kadar ile hingga sampai s/d sd den đến toi tới ig pana
    по до по έως ως μέχρι إلى الى حتى لغاية تا الی עד से तक سے 至 到 〜 から ถึง
    """)

  /// Words after an end that belong to the period: "2019 से 2021 तक", "2019年4月まで".
  static let closers = WordTable.folded(
    "तक تک ء عیسوی kadar saakka asti года год году гг г рр р r gada m ж жыл жылы թ წ წელი оны")

  /// Words before a start that mark the period as ongoing.
  static let since = WordTable.folded(
    """
    since seit depuis desde dal dalla dall' sinds from ab starting od siden fra från sedan sejak dari tu từ alkaen vuodesta din od
    с со з із від от από منذ من از مאז מאז מ משנת 自 自从 從 beri itibaren
    """)

  /// Words before the start of a period that has an end.
  static let ofRanges = WordTable.folded("de du von vom da dos van między")

  /// Words before a date that mark it as the end of a period.
  static let until = WordTable.folded(
    "until till bis jusqu'a hasta ate fino tot до do sampai hingga đến حتى μέχρι עד")

  /// The words of `since` and `until`.
  static let openers = since.union(until)

  /// Words allowed between a month and its year.
  static let particles = WordTable.folded("of de del di do ' en năm tahun roku г v του الشهر")

  /// Words before the number of a month: "tháng 6/2020".
  static let monthWords = WordTable.folded("tháng mês mes monat bulan ay")

  /// Words between a year and the month that follows it: "2018 m. sausis", "2018. gada janvāris".
  static let afterYears = WordTable.folded("m gada ж жылғы жылы թ წ წლის оны")

  /// Units of time: `2 years 10 months`, `(1 yr 3 mos)`, `3년 2개월`.
  static let durations = WordTable.folded(
    """
    year years yr yrs y month months mo mos m week weeks jahr jahre monat monate an ans annee annees mois ano anos
    mes meses anno anni mese mesi jaar maand maanden maands rok roky roku lat lata miesiac miesiace miesiecy mesic mesice mesicu let
    ar år manad månad manader månader maned måneder mnd vuosi vuotta kk kuukausi kuukautta v yil ay tahun bulan nam năm thang tháng
    год года лет месяц месяца месяцев мес рік роки років місяць місяці місяців έτη έτος χρόνια μήνες μήνα
    سنة سنوات سنين شهر أشهر شهور سال ماه שנה שנים חודש חודשים साल वर्ष वर्षों महीने महीना माह مہینے مہینہ برس 年 个月 個月 月 ヶ月 か月 カ月 间 間 년 개월
    """)
}
