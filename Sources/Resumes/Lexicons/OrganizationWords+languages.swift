extension OrganizationWords {
  /// Legal forms outside Western Europe, folded.
  static let moreForms = WordTable.folded(
    """
    sp.z.o.o z.o.o o.o s.r.o spol a.s v.o.s k.s d.o.o d.d kft zrt nyrt s.c.s oyj tmi hf ehf ivs i/s a/s ltd.sti sti a.ş
    ооо зао оао пао ао ип нпо оооо тов тзов прат пат фоп еоод оод ад αε α.ε επε ε.π.ε οε ικε α.ε.β.ε tbk sdn bhd tnhh jsc
    לטד लिमिटेड
    """)

  /// Legal forms that stand before the name of a company, folded.
  static let firstForms = WordTable.folded("pt ооо зао оао пао ао ип тов тзов прат фоп еоод")

  /// Nouns that name a kind of organization in further languages, folded.
  static let moreNouns = WordTable.folded(
    // Polish, Czech, Slovak
    """
    firma przedsiebiorstwo zaklad zaklady spolka fabryka szpital przychodnia urzad fundacja stowarzyszenie sklep hurtownia biuro grupa kancelaria restauracja gmina bank
    spolecnost podnik nemocnice domov ustav poliklinika urad nadace banka tovarna zavod obchod kancelar restaurace sdruzeni skupina spolocnost nemocnica krajsky
    """,
    // Swedish, Danish, Norwegian, Finnish
    """
    kommun kommune kommunen region regionen sjukhus sjukhuset vardcentral myndigheten forlag foreningen forening stiftelsen stiftelse byra bolaget aktiebolag matmarknad
    sygehus hospital hospitalet sykehus sykehuset lufthavn virksomhed selskab bureau fylkeskommune legesenter sykehjem barnehage bornehave plejehjem
    kaupunki kunta sairaala keskussairaala terveyskeskus virasto osuuskauppa yritys yhdistys saatio pankki konserni tehdas kauppa ravintola toimisto paivakoti
    """,
    // Croatian, Serbian, Slovene
    "bolnica poduzece tvrtka obrt ministarstvo opcina udruga trgovina ljekarna zavod podjetje zdravstveni preduzece",
    // Hungarian, Romanian, Turkish, Indonesian, Vietnamese
    """
    vallalat korhaz hivatal alapitvany egyesulet spitalul spital banca primaria fundatia societatea clinica
    sirketi sirket holding hastanesi hastane belediyesi bankasi market magazasi fabrikasi derneği vakfi ajansi grubu insaat gida otel restoran
    perusahaan yayasan rumah sakit klinik toko pabrik dinas kementerian bimbel kantor pusat koperasi hotel syarikat
    """,
    // Cyrillic, Greek
    """
    компания завод фирма банк больница поликлиника предприятие фабрика магазин агентство холдинг группа организация учреждение министерство администрация центр клиника типография комбинат
    студия салон ресторан кафе гостиница издательство
    компанія лікарня підприємство агентство установа міністерство адміністрація магазин крамниця ресторан група
    фирма болница завод агенция
    εταιρεία νοσοκομείο τράπεζα όμιλος υπουργείο δήμος κέντρο κλινική ξενοδοχείο εστιατόριο κατάστημα γραφείο οργανισμός φαρμακείο εργοστάσιο φροντιστήριο
    """,
    // Arabic, Persian, Hebrew, Hindi
    """
    شركة الشركة مؤسسة مكتب مستشفى بنك مصرف مصنع وزارة بلدية مركز مجموعة فندق مطعم هيئة جمعية متجر عيادة وكالة منظمة دار صيدلية
    شرکت بانک بیمارستان کارخانه وزارت شهرداری مرکز گروه موسسه مؤسسه سازمان هتل رستوران فروشگاه کلینیک آژانس بنیاد دفتر درمانگاه داروخانه
    חברת חברה בנק משרד מפעל עיריית קבוצת קופת מלון מסעדת רשת עמותת ארגון מרפאת סוכנות
    कंपनी कम्पनी अस्पताल बैंक मंत्रालय निगम फाउंडेशन संस्था ट्रस्ट होटल दुकान समूह केंद्र केन्द्र कार्यालय उद्योग इंडस्ट्रीज टेक्नोलॉजीज सॉल्यूशंस क्लिनिक प्राइवेट
    """)

  /// Nouns that name an educational institution in further languages, folded.
  static let moreSchools = WordTable.folded(
    """
    szkola szkol liceum technikum zespol uniwersytetu wyzsza akademia gimnazjum univerzita gymnazium skola uciliste fakulta stredni vysoka vysoke strední
    hogskola hogskolan universitet skola skolan gymnasiet gymnasieskola folkhogskola folkehojskole gymnasieskole skole hogskole hogskolen hojskole handelshogskolan videregaende ungdomsskole erhvervsakademi
    sveuciliste fakultet veleuciliste gimnazija univerzitet univerza universitetas kolegija mokykla universitate augstskola vidusskola ulikool gumnaasium kolledz
    yliopisto ammattikorkeakoulu lukio ammattiopisto opisto koulu peruskoulu korkeakoulu amk
    egyetem foiskola gimnazium iskola szakkozepiskola universitatea universitate liceul colegiul scoala facultatea
    lisesi lise fakultesi yuksekokulu enstitusu okulu ilkokulu ortaokulu sma smk smp smu stie stmik politeknik sekolah akademi universiti thpt tafe
    университет институт академия школа колледж техникум училище гимназия лицей вуз университета гуо мгу спбгу университети
    університет інститут академія коледж технікум гімназія ліцей кпі університету школи
    гимназия университетът
    πανεπιστήμιο σχολή λύκειο κολλέγιο ινστιτούτο τει ατει αει γυμνάσιο πολυτεχνείο ιεκ επαλ ακαδημία
    جامعة الجامعة كلية معهد المعهد مدرسة ثانوية الثانوية أكاديمية دانشگاه دانشکده دبیرستان هنرستان آموزشگاه مدرسه دانشسرا
    یونیورسٹی جامعہ کالج اسکول سکول انسٹیٹیوٹ انسٹیٹیوٹ اکیڈمی مدرسہ پولی‌ٹیکنک
    אוניברסיטת אוניברסיטה האוניברסיטה מכללת מכללה המכללה תיכון הטכניון מכון בצלאל האקדמית ישיבת
    विश्वविद्यालय महाविद्यालय विद्यालय कॉलेज संस्थान स्कूल विद्यापीठ आईटीआई पॉलिटेक्निक
    """)

  /// The words of all languages.
  static let allForms = forms.union(moreForms).union(FurtherWords.forms)
  static let allNouns = nouns.union(moreNouns).union(FurtherWords.organizations)
  static let allSchools = schools.union(moreSchools).union(FurtherWords.schools)

  /// Names of kinds of organizations in two words, folded.
  static let pairs = WordTable.foldedPhrases(
    "công ty,tập đoàn,ngân hàng,bệnh viện,nhà hàng,khách sạn,cửa hàng,trung tâm,ủy ban,בית חולים,קופת חולים,rumah sakit,cong ty"
  )
  /// Names of kinds of schools in two words, folded.
  static let schoolPairs = WordTable.foldedPhrases(
    "учебный центр,навчальний центр,учебен център,đại học,học viện,cao đẳng,trường thpt,trung học,trường đại,בית ספר,בית הספר,sekolah menengah"
  )

  static let firstOfPairs = WordTable.firstWords(pairs.union(schoolPairs))

  /// Endings of compound words that name an educational institution in further languages.
  static let moreSchoolEndings = WordEndings(
    "skola skolan skole skolen gymnasiet universitet hojskole akademi "
      + "opisto korkeakoulu lukio lyceum egyetem foiskola iskola gimnazium koulu")

  /// Endings of German, Dutch and Nordic compounds that name a kind of organization, folded.
  static let endings = WordEndings(
    """
    krankenhaus klinikum klinik kanzlei praxis apotheke sparkasse versicherung backerei metzgerei tischlerei schreinerei druckerei gartnerei spedition werkstatt restaurant
    zentrum verlag stiftung verband verein supermarkt baumarkt heim pflegedienst autohaus kaufhaus mobelhaus brauerei landratsamt finanzamt konzern kindergarten
    ziekenhuis verpleeghuis zorgcentrum supermarkt sjukhus sjukhuset sykehus sykehuset sygehus forskola barnehage bornehave kommun kommune plejecenter sykehjem plejehjem
    keskus sairaala palvelutalo paivakoti ravintola kauppa
    """)

  /// Words of organizations in Chinese, Japanese and Korean.
  static let eastAsian: [String] = [
    "公司", "集团", "集團", "株式会社", "有限会社", "合同会社", "(株)", "（株）", "㈱", "银行", "銀行", "医院", "醫院", "病院",
    "研究所", "研究院", "工厂", "工廠", "事务所", "事務所", "协会", "協會", "协會", "基金会", "基金會", "委员会", "餐厅", "餐廳", "酒店",
    "飯店", "商店", "超市", "工作室", "科技", "学会", "製作所", "商事", "工業", "財団", "法人", "市役所", "区役所", "診療所",
    "クリニック", "ホテル", "회사", "주식회사", "(주)", "㈜", "그룹", "은행", "병원", "연구소", "연구원", "재단", "협회", "스튜디오",
    "센터", "출판", "전자", "상사", "호텔", "식당", "카페", "의료원", "의원", "약국", "무역", "물류", "건설", "화학", "제약", "증권",
    "보험", "서점", "상회", "유통", "산업", "통신", "시청", "구청", "유치원", "어린이집", "복지관", "도서관", "미술관", "박물관",
    "백화점", "마트", "우체국", "공단", "공사", "幼儿园", "幼兒園", "幼稚園", "保育園", "诊所", "診所", "药店", "药房", "藥局", "薬局",
    "书店", "書店", "出版社", "图书馆", "圖書館", "図書館", "博物馆", "博物館", "美术馆", "美術館", "敬老院", "养老院", "老人ホーム", "宾馆",
    "饭店",
    "商场", "百货", "百貨",
  ]

  /// Words of educational institutions in Chinese, Japanese and Korean.
  static let eastAsianSchools: [String] = [
    "大学", "大學", "学院", "學院", "学校", "學校", "高校", "高中", "中学", "中學", "小学", "専門学校", "短期大学", "高等学校",
    "职业技术", "대학교", "대학원", "고등학교",
    "중학교", "학교", "대학", "학원", "과학기술원",
  ]
}
