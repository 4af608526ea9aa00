extension DegreeWords {
  /// Words that name a degree or certificate in further languages, folded.
  static let moreNames = WordTable.folded(
    // Polish, Czech, Slovak, Hungarian, Romanian
    """
    licencjat licencjackie magisterskie inzynierskie inzynier mgr inz matura technik swiadectwo zawodowe wyksztalcenie bakalar bakalarske magisterske inzenyr maturita maturitni vyucni
    vyucni vyucena vyucen doktorske bakalarsky magistersky alapkepzes mesterkepzes diploma erettsegi okleveles licenta masterat bacalaureat doctorat diplomat
    """,
    // Swedish, Danish, Norwegian, Finnish
    """
    kandidatexamen masterexamen magisterexamen civilingenjor civilingenjorsexamen hogskoleexamen gymnasieexamen yrkesexamen kandidat examen sjukskoterskeexamen lararexamen doktorsexamen civilekonom
    bachelorgrad mastergrad doktorgrad vitnemal fagbrev studiekompetanse studentereksamen kandidatgrad kandidatuddannelse bacheloruddannelse professionsbachelor svendebrev grunduddannelse hhx htx stx hf diplomuddannelse eux
    kandidaatti maisteri tradenomi ylioppilas ylioppilastutkinto insinoori diplomi-insinoori tutkinto perustutkinto restonomi sosionomi medianomi tohtori lisensiaatti ammattitutkinto filosofian
    """,
    // Danish, Norwegian and Swedish abbreviations and one-year studies
    "cand candmerc candscient candpolyt candmag candjur candoecon candpsych arsstudium sivilingenior sivilokonom hovedfag hogskoleingenjor yrkeshogskoleexamen",
    // Croatian, Serbian, Slovene, Lithuanian, Latvian, Estonian
    """
    prvostupnik prvostupnica magistar magistra diplomirani diplomirana baccalaureus baccalaurea diplomski preddiplomski doktorat diplomant visokosolski univerzitetni
    bakalauras magistras daktaras bakalaurs magistrs bakalaureus bakalaureusekraad magistrikraad
    """,
    // Turkish, Indonesian, Vietnamese
    "lisans onlisans diplomasi lisansi yuksek doktora mezun diploma s1 s2 s3 d1 d2 d3 d4 sarjana diploma ijazah",
    // Russian, Ukrainian, Bulgarian, Greek
    """
    бакалавр бакалавриат магистр магистратура специалист специалитет аспирантура диплом кандидат высшее среднее среднее-специальное аттестат квалификация
    магістр магістратура бакалаврат спеціаліст аспірантура вища середня диплом бакалавър магистър специальность спеціальність
    πτυχίο μεταπτυχιακό διδακτορικό απολυτήριο δίπλωμα μάστερ πτυχιούχος απόφοιτος
    """,
    // Arabic, Persian, Urdu, Hebrew, Hindi
    """
    بكالوريوس البكالوريوس ماجستير الماجستير دكتوراه دبلوم إجازة ليسانس شهادة بكالوريا البكالوريا ثانوية الثانوية كارشناسی كاردانی دکتری دکترا دیپلم فوق‌لیسانس لیسانس فوق کاردانی کارشناسی
    بیچلر بیچلرز ماسٹر ماسٹرز میٹرک میٹرکولیشن انٹرمیڈیٹ ڈپلومہ ڈاکٹریٹ ایم‌اے ایم‌بی‌اے بی‌ایس‌سی ایم‌ایس‌سی پی‌ایچ‌ڈی
    תואר בגרות דוקטורט הנדסאי תעודת תעודה דיפלומה
    स्नातक परास्नातक स्नातकोत्तर डिप्लोमा पीएचडी बीए बीएससी बीकॉम बीटेक एमए एमएससी एमकॉम एमटेक एमबीए बीएड इंटरमीडिएट हाईस्कूल
    """,
    // English, Spanish, French and German outside universities
    """
    nvq btec a-levels gcses a-level sslc puc certificat titre bachelier secundaria primaria titulo fp techniker facharbeiterbrief gesellenbrief meisterbrief gesellenprufung meisterprufung staatlich fachkraft gepruft gepruefte geprufte
    geprufter industriemeister fachwirt fachwirtin handwerksmeister
    certificato qualifica attestato abilitazione specializzazione seminar vmbo-t hbo-verpleegkunde mbo-verpleegkunde apprenticeship mbo-4 mbo4 hbo-v
    """)

  /// The words of all languages.
  static let allNames = names.union(moreNames).union(FurtherWords.degrees)

  /// Degrees of two words, folded, among them those of Québec: "DEC en soins infirmiers".
  static let pairs = WordTable.foldedPhrases(
    "dec en,aec en,dep en,a level,a levels,mention complémentaire,cử nhân,thạc sĩ,tiến sĩ,kỹ sư,tú tài,cao đẳng,trung cấp,bằng tốt"
  )
  static let firstOfPairs = WordTable.firstWords(pairs)

  /// Words of degrees in Chinese, Japanese and Korean.
  static let eastAsian: [String] = [
    "学士", "學士", "硕士", "碩士", "博士", "本科", "专科", "專科", "大专", "大專", "研究生", "修士", "卒業", "修了", "入学", "毕业",
    "畢業", "学位", "學位", "文凭",
    "学部", "学科", "學系", "专业", "專業", "中退", "中途退学", "학사", "석사", "박사", "졸업", "학과", "전공", "전문학사", "수료",
    "재학",
  ]
}
