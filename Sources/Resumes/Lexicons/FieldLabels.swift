/// Words that name a field of an entry: "Job title", "Arbeitgeber", "学校名".
enum FieldLabels {
  enum Field: Sendable, Hashable {
    case period, title, employer, institution, degree, area, place
    /// What the person did.
    case description
    /// Anything else about the entry, such as the kind of business.
    case other
  }

  /// Labels that begin with the words of a known one have at least this many words: "Name and type of
  /// organisation" may continue on the next line.
  private static let minimumBeginning = 3

  /// The longest label, in words.
  private static let maximumWords = 11

  /// Returns the field that a label names.
  static func field(_ label: Fragment) -> Field? {
    // "전공 / 학위", "科系 / 學位", "부서 / 직위": the first of two names that is known.
    if let slash = label.scalars.firstIndex(of: "/") {
      return whole(label) ?? whole(label.prefix(upTo: slash).pruned)
        ?? whole(label.suffix(from: slash + 1).pruned)
    }
    return whole(label)
  }

  private static func whole(_ label: Fragment) -> Field? {
    if !label.scalars.contains(where: { $0 == "(" || $0 == ")" }), !mayBeLabel(label) { return nil }
    let words = Folding.words(label.scalars.filter { $0 != "(" && $0 != ")" })
    guard (1...maximumWords).contains(words.count), mayBeLabel(words) else { return nil }
    let phrase = words.phrase
    if let field = phrases[phrase] { return field }
    guard words.count >= minimumBeginning else { return nil }
    let beginning = phrase + " "
    return longPhrases.first { $0.phrase.hasPrefix(beginning) }?.field
  }

  /// Returns the field that stands for itself in a template: "Job title", "Company X", "学位". What
  /// nobody has filled in still says which field it is.
  static func placeholder(_ words: [String]) -> Field? {
    guard (1...maximumPlaceholder).contains(words.count), mayBeLabel(words) else { return nil }
    if words.count == 1 { return phrases[words[0]] }
    let isNumbered = words.last.map { $0.count == 1 || $0.allSatisfy(\.isNumber) } ?? false
    return phrases[words.dropLast(isNumbered ? 1 : 0).phrase]
  }

  /// Few texts begin with a word of labels, and folding their other words takes longer.
  static func mayBeLabel(_ text: Fragment) -> Bool {
    Folding.firstWord(text.scalars).map(firstWords.contains) ?? false
  }

  private static func mayBeLabel(_ words: [String]) -> Bool {
    words.first.map(firstWords.contains) ?? false
  }

  private static let firstWords = WordTable.firstWords(WordSet(Set(phrases.keys)))

  /// The longest placeholder, in words.
  private static let maximumPlaceholder = 3

  private static let phrases: [String: Field] = {
    var phrases: [String: Field] = [:]
    for (field, rows) in table {
      for phrase in WordTable.foldedPhrases(rows) {
        // "l'employeur" is two words in a label.
        let isFolded = WordTable.words(in: phrase).allSatisfy(\.isFolded)
        let words =
          isFolded ? phrase : Folding.words(phrase.unicodeScalars).phrase
        if phrases[words] == nil { phrases[words] = field }
      }
    }
    return phrases
  }()

  private static let longPhrases = phrases.filter { $0.key.holds(" ") }
    .map { (phrase: $0.key, field: $0.value) }.sorted { $0.phrase < $1.phrase }

  /// By field, in the languages of `SectionTitles`. The long ones are those of the Europass form.
  private static let table: [(Field, String)] = [
    (
      .period,
      """
      date,dates,from,period,duration,dates from to,dates of employment,date of employment,employment period,time period,tenure,zeitraum,datum,dauer,période,
      durée,fecha,fechas,período,periodo,data,datas,periode,looptijd,daty,okres,termín,období,datumy,tidsperiod,tid,ajanjakso,ajankohta,tarih,tarihler,süre,
      дата,даты,период,период работы,дати,період,период на заетост,ημερομηνίες,ημερομηνία,χρονική περίοδος,التاريخ,الفترة,المدة,الفترة الزمنية,تاریخ,مدت,
      مدت همکاری,תאריך,תאריכים,תקופה,अवधि,दिनांक,कार्यकाल,year of passing,passing year,year of completion,期間,在籍期間,在学期間,勤務期間,年月,时间,時間,起止时间,工作时间,在职时间,就读时间,日期,기간,재직기간,
      재학기간,근무기간,thời gian,waktu,tanggal,időtartam,perioada,dátum,date da a,dates de à,fechas de a,datum von bis,datas de até,data van tot,daty od do,
      dates from until,conseguita il,conseguito il,data di conseguimento,obtenu le,obtenue le,année d'obtention,fecha de obtención,
      año de obtención,data de conclusão,ano de conclusão,erworben am,behaald op,awarded on,date awarded,year awarded,date of graduation,graduation date,任職期間,就學期間,服務期間,工作期間,任职期间,就读期间,
      year,years,lata,rok,roky,anos,años,anni,année,années,jahr,jahre,jaar,jaren,vuosi,yıl,yıllar,год,годы,рік,роки,έτος,έτη,السنة,السنوات,سال,
      वर्ष,年份,năm,từ tháng năm,từ tháng năm đến tháng năm,tahun,év,anul,ani,okres zatrudnienia,period of employment,employment dates,job period,
      időtartam,perioada,obdobje,datumi,datos,kuupäevad,kestus,datumi od do,datumi laikotarpis,datums
      """
    ),
    (
      .title,
      """
      position,job title,title,role,designation,rank,grade and specialty,grade specialty,occupation,post,post held,position held,occupation or position held,position title,function,stelle,funktion,
      beruf,position und funktion,beruf oder funktion,poste,fonction,poste occupé,fonction ou poste occupé,intitulé du poste,puesto,cargo,
      profesión o cargo desempeñado,puesto desempeñado,posizione,ruolo,qualifica,mansione,lavoro o posizione ricoperti,principali mansioni,função,
      cargo desempenhado,função ou cargo ocupado,functie,beroep of functie,beroep,stanowisko,zawód,zajmowane stanowisko,
      wykonywany zawód lub zajmowane stanowisko,pozice,funkce,povolání nebo vykonávaná funkce,pozícia,befattning,yrke,yrke eller befattning,roll,stilling,
      erhverv eller stilling,yrke eller stilling,tehtävänimike,ammatti,ammatti tai asema,tehtävä,görev,pozisyon,unvan,должность,позиция,посада,длъжност,θέση,
      θέση εργασίας,επάγγελμα ή θέση που κατείχατε,الوظيفة,المسمى الوظيفي,المنصب,المهنة,سمت,عنوان شغلی,תפקיד,पद,पदनाम,役職,職種,職位,职位,职务,岗位,職務,
      担任职务,직위,직책,직무,담당,vị trí,chức vụ,chức danh,jabatan,posisi,beosztás,munkakör,funcția,functia sau postul ocupat,tipo di impiego,
      puesto o cargo ocupados,functie of beroep,funzione o posto occupato,職稱,职称,職務名稱,
      stanowisko pracy,pracovní pozice,rolle,projektrolle,rôle,rol,job position,chức danh công việc,직급,cargo ocupado,position occupied,
      foglalkozás beosztás,foglalkozás,betöltött munkakör,funcția sau postul ocupat,zamestnanie alebo pracovné zaradenie,zaposlitev ali delovno mesto,
      zanimanje ili radno mjesto,radno mjesto,заемана длъжност или позиция,заемана длъжност,profesija arba pareigos,pareigos,amet või ametikoht,amet,amats,profesija vai amats
      """
    ),
    (
      .employer,
      """
      employer,company,company name,hospital,hospital trust,orchestra,organization,organisation,firm,client,name of employer,name and address of employer,employer name,arbeitgeber,firma,
      unternehmen,name des arbeitgebers,name und adresse des arbeitgebers,entreprise,employeur,société,nom et adresse de l'employeur,empresa,empleador,
      empresa empleadora,nombre y dirección de la empresa,azienda,datore di lavoro,società,nome e indirizzo del datore di lavoro,empregador,
      nome e endereço do empregador,werkgever,bedrijf,naam en adres van de werkgever,pracodawca,nazwa i adres pracodawcy,zaměstnavatel,společnost,
      jméno a adresa zaměstnavatele,zamestnávateľ,arbetsgivare,företag,arbetsgivarens namn och adress,arbejdsgiver,virksomhed,arbeidsgiver,bedrift,
      navn og adresse på arbejdsgiver,navn og adresse på arbeidsgiver,työnantaja,yritys,työnantajan nimi ja osoite,işveren,şirket,kurum,firma adı,şirket adı,
      работодатель,компания,организация,название организации,место работы,роботодавець,компанія,організація,місце роботи,работодател,εργοδότης,εταιρεία,
      όνομα και διεύθυνση εργοδότη,الشركة,اسم الشركة,جهة العمل,صاحب العمل,شرکت,نام شرکت,سازمان,מעסיק,חברה,שם החברה,कंपनी,नियोक्ता,संगठन,会社名,会社,勤務先,
      企業名,公司,公司名称,公司名稱,单位,工作单位,회사,회사명,근무처,직장,công ty,tên công ty,perusahaan,nama perusahaan,munkáltató,cég,angajator,
      numele si adresa angajatorului,nombre y dirección del empleador,nome e indirizzo dell'azienda,服務機構,服務單位,公司機構,任職公司,服务单位,
      đơn vị công tác,đơn vị,cơ quan,nơi công tác,cơ quan công tác,nama instansi,instansi,tempat kerja,miejsce pracy,zakład pracy,místo práce,
      lugar de trabajo,place of work,workplace,nazwa firmy,nazwa pracodawcy,názov zamestnávateľa,název firmy,naziv poslodavca,poslodavac,munkahely,loc de muncă,
      firma angajatoare,nama organisasi,kunde,auftraggeber,kund,klient,opdrachtgever,klant,заказчик,
      a munkáltató neve és címe,munkáltató neve,numele și adresa angajatorului,názov a adresa zamestnávateľa,naziv in naslov delodajalca,delodajalec,
      ime i adresa poslodavca,име и адрес на работодателя,darbovietės pavadinimas ir adresas,darbovietė,tööandja nimi ja aadress,tööandja,
      darba devēja nosaukums un adrese,darba devējs
      """
    ),
    (
      .institution,
      """
      school,institution,university,college,institute,awarding body,awarding institution,board university,school or university,name of institution,school name,university name,educational institution,name and type of organisation,
      name and type of organisation providing education and training,schule,hochschule,universität,bildungseinrichtung,
      name und art der bildungs oder ausbildungseinrichtung,école,établissement,université,nom et type de l'établissement d'enseignement ou de formation,
      centro,universidad,institución,tipo y nombre del centro educativo,istituto,scuola,università,
      nome e tipo d'organizzazione erogatrice dell'istruzione e formazione,instituição,escola,universidade,nome e tipo da organização de ensino ou formação,
      onderwijsinstelling,instelling,uczelnia,szkoła,nazwa i typ organizacji,škola,univerzita,skola,universitet,lärosäte,skole,oppilaitos,koulu,yliopisto,
      okul,üniversite,учебное заведение,университет,вуз,школа,навчальний заклад,університет,ίδρυμα,σχολή,πανεπιστήμιο,الجامعة,المدرسة,المؤسسة التعليمية,
      الكلية,دانشگاه,نام دانشگاه,موسسه,מוסד,מוסד לימודים,אוניברסיטה,संस्थान,विश्वविद्यालय,विद्यालय,学校,学校名,学校名称,学校名稱,院校,毕业院校,就读院校,학교,
      학교명,대학교,trường,tên trường,universitas,sekolah,iskola,intézmény,instituția,scoala,nome e tipo di istituto di istruzione o formazione,
      nombre y tipo de organización que ha impartido la educación o la formación,nom et type de l'établissement dispensant l'enseignement ou la formation,
      naam en soort instelling voor onderwijs en opleiding,學校名稱,學校,畢業學校,
      nama sekolah,lembaga,ateneo,ateneo istituto,perguruan tinggi,nama institusi,cơ sở đào tạo,nơi đào tạo,placówka,nazwa szkoły,nazwa uczelni,název školy,nom de l'école,
      centro de estudios,institution name,college university,school university,school college,
      oktatási intézmény,oktatást képzést nyújtó intézmény neve és típusa,numele și tipul instituției de învățământ,názov a typ organizácie,
      naziv in status ustanove,ime i vrsta organizacije,име и вид на обучаващата или образователната организация,учебно заведение,įstaigos pavadinimas ir tipas,
      õppeasutuse nimi ja liik,õppeasutus,izglītības iestāde
      """
    ),
    (
      .degree,
      """
      degree,qualification,examination,exam,examination passed,परीक्षा,title of qualification awarded,qualification awarded,diploma,course,program,programme,degree obtained,degree name,abschluss,
      bezeichnung der erworbenen qualifikation,diplôme,intitulé du certificat ou diplôme délivré,título,titulación,título de la cualificación obtenida,
      titolo,titolo di studio,titolo della qualifica rilasciata,grau,designação da qualificação atribuída,behaald diploma,opleiding,dyplom,tytuł,
      uzyskane kwalifikacje,titul,dosažená kvalifikace,vzdělání,examen,examensbenämning,uddannelse,grad,utdanning,tutkinto,derece,bölüm ve derece,степень,
      диплом,квалификация,ступінь,кваліфікація,πτυχίο,τίτλος σπουδών,الدرجة,الدرجة العلمية,الشهادة,المؤهل,المؤهل العلمي,مدرک,مدرک تحصیلی,مقطع,مقطع تحصیلی,
      תואר,डिग्री,उपाधि,学位,学历,學歷,學位,학위,학력,bằng cấp,trình độ,gelar,végzettség,diploma obținută,qualifica conseguita,titolo conseguito,
      uzyskany tytuł,tytuł zawodowy,uzyskany stopień,văn bằng,văn bằng chứng chỉ,bằng,ijazah,kualifikasi,tingkat pendidikan,jenjang,jenjang pendidikan,
      získaný titul,degree certificate,diploma degree,titre obtenu,diplôme obtenu,título obtenido,título obtido,
      végzettség képesítés,végzettség,képesítés,calificarea diploma obținută,názov získanej kvalifikácie,naziv izobrazbe,naziv dodijeljene kvalifikacije,
      наименование на придобитата квалификация,įgyta kvalifikacija,omandatud kvalifikatsioon,iegūtā kvalifikācija
      """
    ),
    (
      .area,
      """
      major,field,field of study,area of study,subject,discipline,specialization,specialisation,principal subjects occupational skills covered,
      principal subjects,fachrichtung,studiengang,fach,studienfach,filière,spécialité,especialidad,carrera,especialidade,curso,indirizzo di studi,
      corso di laurea,richting,studierichting,kierunek,obor,studijní obor,odbor,inriktning,ämne,koulutusohjelma,pääaine,bölüm,специальность,направление,
      факультет,спеціальність,ειδικότητα,التخصص,رشته,رشته تحصیلی,תחום,विषय,専攻,学部,专业,專業,所学专业,전공,ngành,chuyên ngành,ngành học,jurusan,
      program studi,szak,principali materie abilità professionali oggetto dello studio,principali materie,
      principales materias o capacidades ocupacionales tratadas,principales matières compétences professionnelles couvertes,
      hauptfächer berufliche fähigkeiten,principais disciplinas competências profissionais,科系,科系名稱,系所,학과,
      ngành đào tạo,chuyên ngành đào tạo,bidang studi,specjalność,kierunek studiów,zaměření
      """
    ),
    (
      .place,
      """
      place,location,city,country,town,city and country,ort,standort,lieu,ville,lugar,ciudad,ubicación,luogo,sede,città,local,cidade,localidade,plaats,
      locatie,miejsce,miasto,místo,miesto,plats,stad,by,sted,paikka,paikkakunta,yer,şehir,konum,место,город,місце,місто,τόπος,πόλη,المكان,الموقع,المدينة,محل,
      شهر,מקום,מיקום,स्थान,शहर,場所,勤務地,所在地,地点,地點,城市,工作地点,근무지,지역,위치,địa điểm,nơi làm việc,lokasi,kota,helység,locul,localitate
      """
    ),
    (
      .description,
      """
      main activities and responsibilities,responsibilities,duties,tasks,activities,job description,description,roles and responsibilities,
      key responsibilities,achievements,role description,aufgaben,tätigkeiten,wichtigste tätigkeiten und zuständigkeiten,aufgabenbereich,missions,activités,
      principales activités et responsabilités,tâches,funciones,tareas,principales actividades y responsabilidades,principali attività e responsabilità,
      principali attività,compiti,attività,atividades,principais atividades e responsabilidades,responsabilidades,taken,werkzaamheden,
      voornaamste werkzaamheden en verantwoordelijkheden,obowiązki,główne zadania i obowiązki,zakres obowiązków,náplň práce,
      hlavní pracovní náplň a oblast odpovědnosti,náplň práce,arbetsuppgifter,huvudsakliga arbetsuppgifter och ansvarsområden,arbejdsopgaver,arbeidsoppgaver,
      pääasialliset tehtävät ja työn vastuualueet,tehtävät,görevler,sorumluluklar,обязанности,должностные обязанности,обов'язки,
      κύριες δραστηριότητες και αρμοδιότητες,αρμοδιότητες,καθήκοντα,المهام,المسؤوليات,المهام والمسؤوليات,وظایف,شرح وظایف,תיאור,תחומי אחריות,जिम्मेदारियां,
      कार्य,業務内容,仕事内容,職務内容,职责,工作内容,工作职责,工作描述,主要职责,담당업무,업무내용,주요업무,nhiệm vụ,mô tả công việc,tugas,
      tugas dan tanggung jawab,feladatok,responsabilități,principali mansioni e responsabilità,principais actividades e responsabilidades,
      voornaamste taken en verantwoordelijkheden,工作內容,工作說明,
      công việc chính,nội dung công việc,công việc,mô tả,opis,opis stanowiska,zakres prac,zadania,popis práce,job duties,main duties,main tasks,key duties,
      uraian tugas,deskripsi pekerjaan,descripción,description du poste,descrizione,descrição,beschreibung,
      főbb tevékenységek és feladatkörök,főbb tevékenységek,activități și responsabilități principale,hlavné činnosti a zodpovednosť,
      glavne naloge in pristojnosti,glavni poslovi i odgovornosti,основни дейности и отговорности,pagrindinės veiklos sritys ir atsakomybės,
      põhilised töökohustused,galvenie pienākumi
      """
    ),
    (
      .other,
      """
      type of business or sector,business or sector,sector,industry,tätigkeitsbereich oder branche,branche,type ou secteur d'activité,secteur,
      tipo de empresa o sector,tipo di attività o settore,settore,tipo de empresa ou sector,soort bedrijf of sector,rodzaj działalności lub branża,branża,
      obor činnosti či odvětví,bransch,level in national classification,level in national or international classification,reason for leaving,employment type,
      salary,supervisor,i currently work here,currently work here,overall result gpa,overall result,issued date,expiration date,votazione,grade,result,gpa,cgpa,marks,percentage,note,voto,media,team size,tipo di azienda o settore,livello nella classificazione nazionale,
      livello nella classificazione nazionale se pertinente,niveau dans la classification nationale,stufe der nationalen klassifikation,
      nível segundo a classificação nacional,nivel alcanzado en la clasificación nacional,level in national classification if appropriate,狀態,畢肄業,
      졸업구분,졸업 구분,졸업여부,
      hình thức,hình thức đào tạo,học lực,xếp loại,구분,퇴직사유,이직사유,학점,status,keterangan,ipk,nilai,wynik,ocena,powód odejścia,lý do nghỉ việc,退職理由,備考,
      remarks,çalışma şekli,çalışma tipi,離職原因,离职原因,
      事業内容,従業員数,雇用形態,資本金,売上高,設立,会社概要,企業性質,企业性质,公司规模,规模,
      tevékenység típusa ágazat,tipul activității sau sectorul de activitate,druh činnosti alebo odvetvie hospodárstva,vrsta dejavnosti,
      vrsta djelatnosti ili sektor,вид на дейността или сферата на работа
      """
    ),
  ]
}
