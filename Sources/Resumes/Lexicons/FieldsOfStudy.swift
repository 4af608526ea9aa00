/// Words in the names of fields of study, folded.
enum FieldsOfStudy {
  static let words = WordTable.words(
    """
    engineering science sciences mathematics maths physics chemistry biology biochemistry economics business administration arts history law medicine
    design psychology management informatics finance accounting marketing literature philosophy nursing statistics architecture music journalism
    linguistics sociology anthropology geography geology astronomy computing robotics electronics mechatronics pharmacy dentistry theology politics
    informatik maschinenbau elektrotechnik physik mathematik chemie biologie betriebswirtschaft betriebswirtschaftslehre bwl vwl wirtschaftsinformatik wirtschaftsingenieurwesen jura medizin geschichte germanistik psychologie
    informatique physique mathematiques chimie gestion droit economie ingenierie mecanique electronique lettres commerce
    informatica fisica matematicas quimica derecho economia ingenieria medicina administracion contabilidad arquitectura psicologia historia
    engenharia administracao direito ciencias ingegneria giurisprudenza lettere architettura scienze matematica chimica
    bedrijfskunde rechten natuurkunde wiskunde economie werktuigbouwkunde
    """
  )

  /// The same in further languages, folded.
  static let moreWords = WordTable.folded(
    // Nordic languages
    """
    datavetenskap datateknik ekonomi juridik medicin omvårdnad pedagogik maskinteknik elektroteknik samhällsvetenskap datalogi informationsvidenskab kommunikation jura sygepleje
    økonomi informatikk rettsvitenskap sykepleie maskiningeniør statsvitenskap markedsføring tietojenkäsittely tietotekniikka kauppatiede lääketiede oikeustiede kasvatustiede hoitotyö liiketalous konetekniikka
    """,
    // Central and Eastern Europe, Turkey
    """
    informatyka zarządzanie ekonomia prawo psychologia budownictwo mechanika pielęgniarstwo rachunkowość finanse informatika ekonomie právo psychologie strojírenství účetnictví
    ošetřovatelství gazdálkodás közgazdaságtan jog mérnökinformatikus informatică drept psihologie contabilitate medicină ekonomija pravo turizam računarstvo strojarstvo
    bilgisayar mühendisliği işletme iktisat hukuk tıp psikoloji hemşirelik muhasebe
    """,
    // Cyrillic and Greek
    """
    информатика экономика юриспруденция медицина психология менеджмент логистика бухгалтерский машиностроение программирование педагогика финансы маркетинг математика
    інформатика економіка право правознавство медицина психологія менеджменту логістика логістики облік фінанси програмування педагогіка філологія математика
    πληροφορικής πληροφορική οικονομικών οικονομικά νομική νομικής ιατρική ιατρικής φαρμακευτικής φαρμακευτική διοίκηση διοίκησης μηχανολογία ψυχολογία ψυχολογίας μαθηματικών
    """,
    // Arabic, Persian, Urdu, Hebrew, Hindi
    """
    هندسة الهندسة علوم العلوم الحاسوب المدنية الميكانيكية الكهربائية محاسبة المحاسبة الاقتصاد القانون الطب الصيدلة التمريض إدارة الأعمال التسويق
    مهندسی کامپیوتر عمران مکانیک برق حسابداری مدیریت حقوق پزشکی پرستاری روانشناسی اقتصاد معماری شیمی ریاضی
    انجینئرنگ سائنس سائنسز معاشیات ریاضی کامرس قانون طب نفسیات کیمیا طبیعیات
    הנדסת הנדסה מדעי המחשב כלכלה משפטים רפואה סיעוד פסיכולוגיה חשבונאות ניהול ביולוגיה
    अभियांत्रिकी विज्ञान वाणिज्य अर्थशास्त्र प्रबंधन गणित लेखा कानून
    """)

  /// The longest name of a field of study, in words: "Electrical and Electronic Engineering with
  /// Computer Science" has eight. Longer texts are prose. Tested by `ThresholdTests/fieldsOfStudy`.
  static let maximumWords = 8

  /// Whether a text names a field of study but not a school.
  static func isField(_ fragment: Fragment) -> Bool {
    let names = Folding.words(fragment.scalars)
    return names.count <= maximumWords
      && names.contains(where: { words.contains($0) || moreWords.contains($0) })
      && RoleScore.school(fragment) == 0
  }
}
