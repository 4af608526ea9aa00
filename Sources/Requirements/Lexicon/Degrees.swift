/// Words for degrees and their levels.
enum Degrees {
  /// Returns the level of the degree that is named at a word, and the length of its name.
  static func level(_ words: [Word], at index: Int, before end: Int) -> (
    level: DegreeLevel, count: Int
  )? {
    let word = words[index]
    if word.shape == .upper || word.shape == .mixed || word.shape == .capitalized,
      let level = abbreviations[word.text], isAbbreviation(words, index, end),
      word.text != "march" || word.shape == .mixed
    {
      return (level, 1)
    }
    if isLehre(words, index, end) { return (.vocational, 1) }
    if isDiplom(words, index, end) || isMaster(words, index, end) { return (.master, 1) }
    for (phrases, level) in names {
      if let count = phrases.match(words, at: index, before: end) { return (level, count) }
    }
    return nil
  }

  /// The German degree: `Diplom-Informatiker`, `Diplom in Physik`, `Diplom, TU Dresden`. Elsewhere the word is any
  /// diploma.
  private static func isDiplom(_ words: [Word], _ index: Int, _ end: Int) -> Bool {
    guard words[index].text == "diplom", index + 1 < end else { return false }
    let next = words[index + 1]
    if next.gap == .hyphen || ["in", "der"].contains(next.text) { return true }
    return (max(0, index - schoolReach)..<min(end, index + schoolReach)).contains {
      universities.contains(words[$0].text) && !words[$0].gap.has(.line)
    }
  }

  /// The German apprenticeship, rather than teaching: `Lehre als Koch`, `Lehre Elektrotechnik`, `abgeschlossene Lehre`;
  /// not `Forschung und Lehre`.
  private static func isLehre(_ words: [Word], _ index: Int, _ end: Int) -> Bool {
    guard words[index].text == "lehre", words[index].isCapitalized else { return false }
    if index > 0, words[index].gap.isEmpty, words[index - 1].text.hasPrefix("abgeschlossene") {
      return true
    }
    guard index + 1 < end, words[index + 1].gap.isEmpty else { return false }
    return words[index + 1].isCapitalized || ["als", "zum", "zur"].contains(words[index + 1].text)
  }

  /// How many words away the name of a university stands.
  private static let schoolReach = 6

  /// The degree without its name in English: `Master Germanistik`, `un master en droit`; not a `Master Plumber`.
  private static func isMaster(_ words: [Word], _ index: Int, _ end: Int) -> Bool {
    guard words[index].text == "master" else { return false }
    let before = index > 0 && words[index].gap.isEmpty ? words[index - 1].text : ""
    if ["un", "du", "d", "le", "niveau", "diplome", "einen", "ein", "el"].contains(before) {
      return true
    }
    guard words[index].isCapitalized, before != "scrum", index + 1 < end,
      words[index + 1].gap.isEmpty, words[index + 1].isCapitalized,
      !TitleWords.contains(words[index + 1]), !TitleWords.resembles(words[index + 1])
    else { return false }
    return (max(0, index - schoolReach)..<min(end, index + schoolReach)).contains {
      universities.contains(words[$0].text) || schools.contains(words[$0].text)
    }
  }

  private static let schools: Set<String> = [
    "university", "universite", "universidad", "universita", "college", "ecole", "escuela",
  ]

  private static let universities: Set<String> = [
    "universitat", "uni", "tu", "th", "fh", "hochschule", "fachhochschule", "eth", "rwth",
  ]

  /// Returns the profession that the words of a degree name: `BSN`, `Master of Social Work`.
  static func profession(_ words: [Word], _ range: Range<Int>) -> Int? {
    professions.firstIndex { $0.words.occurs(in: words, range) }
  }

  /// Whether a doctorate may be the first degree of a profession, such as a J.D.: it is not more than a
  /// master's degree in another field.
  static func isProfessional(_ words: [Word], _ range: Range<Int>) -> Bool {
    professions.contains { $0.startsWithGraduates && $0.words.occurs(in: words, range) }
  }

  /// A profession that degrees train for.
  private struct Profession {
    /// Words of its degrees, in several languages.
    let words: WordSet
    /// Whether people usually enter it with a graduate degree.
    let startsWithGraduates: Bool

    init(_ words: String, startsWithGraduates: Bool = true) {
      self.words = WordSet(words)
      self.startsWithGraduates = startsWithGraduates
    }
  }

  private static let professions = [
    Profession(
      """
      bsn; msn; adn; asn; dnp; nursing; enfermeria; soins infirmiers; infirmier; infirmiere
      pflegewissenschaft; krankenpflege
      """, startsWithGraduates: false),
    Profession(
      "msw; bsw; social work; soziale arbeit; sozialarbeit; trabajo social; travail social",
      startsWithGraduates: false),
    Profession(
      """
      jd; llb; ll.b; juris doctor; bachelor of laws; doctor of law; law; rechtswissenschaft
      rechtswissenschaften; jura; droit; derecho
      """),
    Profession(
      "md; do; mbbs; mbchb; doctor of medicine; osteopathic medicine; humanmedizin; medical degree"),
    Profession(
      "mba; bba; business administration; betriebswirtschaft; bwl", startsWithGraduates: false),
    Profession("pharmd; pharmacy; pharmazie; pharmacie; farmacia"),
    Profession("dds; dmd; dental surgery; dental medicine; dentistry; zahnmedizin"),
    Profession("dvm; bvsc; veterinary medicine; veterinary science; tiermedizin"),
    Profession("dpt; physical therapy; physiotherapy; physiotherapie; fisioterapia"),
    Profession("mph; public health; gesundheitswissenschaften"),
    Profession(
      """
      mlis; mls; librarianship; library science; library and information science; library and information studies
      bibliothekswissenschaft
      """),
  ]

  /// `BA` and `MS` are also other abbreviations: a field, `degree` or another degree must follow.
  private static func isAbbreviation(_ words: [Word], _ index: Int, _ end: Int) -> Bool {
    let word = words[index]
    // `Mini MBA` is a course.
    if index > 0, words[index].gap.isEmpty || words[index].gap == .hyphen,
      words[index - 1].text == "mini"
    {
      return false
    }
    // `Med/Surg` is a ward.
    if word.text == "med", index + 1 < end, words[index + 1].gap.has(.slash) { return false }
    // `MLS` also lists real estate.
    if word.text == "mls" { return words.contains { $0.text.hasPrefix("librar") } }
    guard
      ["be", "ba", "bs", "ma", "ms", "cap", "as", "aa", "md", "ab", "llm", "do", "mfa"].contains(
        word.text)
    else {
      return true
    }
    // `B.Tech/BE`, `B.E. or B.Tech`.
    if word.text == "be", word.shape == .upper,
      (max(0, index - 2)..<min(end, index + 3)).contains(where: {
        $0 != index && words[$0].isCapitalized && abbreviations[words[$0].text] != nil
      })
    {
      return true
    }
    guard word.shape == .upper, index + 1 < end else { return false }
    // `LC-MS/MS` is an instrument.
    if word.text == "ms", index > 0, words[index].gap.has([.hyphen, .slash]),
      abbreviations[words[index - 1].text] == nil || words[index - 1].text == "ms"
    {
      return false
    }
    // `WHAT DO I NEED?`
    if word.text == "do", index > 0, words[index].gap.isEmpty, words[index - 1].shape == .upper {
      return false
    }
    // `AA Rosettes` honour a kitchen.
    if word.text == "aa", words[index + 1].gap.isEmpty, words[index + 1].isCapitalized,
      words[index + 1].text != "degree"
    {
      return false
    }
    if word.text == "ms", products.contains(words[index + 1].text) { return false }
    // `CAP en vigor` is the Spanish certificate for drivers.
    if word.text == "cap", words[index + 1].gap.isEmpty {
      return !(index + 1..<min(end, index + 5)).contains {
        ["vigor", "vigente", "viajeros", "mercancias"].contains(words[$0].text)
      }
    }
    let next = words[index + 1]
    if ["bs", "ms", "ba", "ma", "md", "do"].contains(word.text), next.gap.isEmpty,
      ["preferred", "required", "desired", "or", "plus", "is", "strongly"].contains(next.text)
    {
      return true
    }
    // `B.S., Biology`.
    if ["bs", "ba"].contains(word.text), next.gap == .comma, next.isCapitalized { return true }
    if word.text == "do", next.gap.has([.comma, .line, .stop]) { return true }
    return (next.gap.isEmpty || next.gap == .open && next.isCapitalized && word.text != "ms")
      && (next.isCapitalized || next.text == "in" || next.text == "degree")
      || next.gap.has(.slash) && abbreviations[next.text] != nil
  }

  /// Products of Microsoft.
  private static let products: Set<String> = [
    "office", "project", "word", "excel", "access", "teams", "sql", "dynamics", "windows",
    "exchange", "azure", "visio", "outlook", "powerpoint", "sharepoint", "visual",
  ]

  /// Whether a word abbreviates a degree: `B.Sc.`.
  static func isAbbreviation(_ word: Word) -> Bool {
    word.isCapitalized && abbreviations[word.text] != nil
  }

  private static let abbreviations: [String: DegreeLevel] = [
    "be": .bachelor, "b.e": .bachelor, "m.e": .master, "b.tech": .bachelor, "btech": .bachelor,
    "b.com": .bachelor,
    "bca": .bachelor,
    "m.tech": .master, "mtech": .master, "m.com": .master, "mca": .master,
    "bsc": .bachelor, "ba": .bachelor, "bs": .bachelor, "beng": .bachelor, "bsn": .bachelor,
    "bba": .bachelor, "bed": .bachelor, "llb": .bachelor, "b.sc": .bachelor, "b.eng": .bachelor,
    "b.ed": .bachelor, "bcom": .bachelor, "bfa": .bachelor, "ab": .bachelor, "barch": .bachelor,
    "msc": .master, "ma": .master, "ms": .master, "meng": .master, "mba": .master, "msn": .master,
    "m.sc": .master, "m.eng": .master, "med": .master, "m.ed": .master, "llm": .master,
    "mlis": .master, "mls": .master, "mph": .master, "msw": .master, "mpa": .master, "mfa": .master,
    "mha": .master, "m.stat": .master, "mstat": .master, "cfgs": .associate,
    "march": .master,
    "phd": .doctorate, "ph.d": .doctorate, "jd": .doctorate, "md": .doctorate, "edd": .doctorate,
    "dds": .doctorate, "pharmd": .doctorate, "dpt": .doctorate, "dvm": .doctorate,
    "bts": .associate, "dut": .associate, "adn": .associate, "asn": .associate, "as": .associate,
    "aa": .associate, "aas": .associate, "do": .doctorate, "dmd": .doctorate, "dnp": .doctorate,
    "mbbs": .doctorate, "mbchb": .doctorate, "bsw": .bachelor, "hnd": .associate, "hnc": .associate,
    "cap": .vocational, "bep": .vocational,
    "dscg": .master, "dcg": .bachelor, "nvq": .vocational, "btec": .vocational, "gcse": .school,
    "gcses": .school,
  ]

  private static let names: [(WordSet, DegreeLevel)] = [
    (
      WordSet(
        """
        doctorate; doctoral degree; doctor of philosophy; promotion; doctorat; doctorado; juris doctor
        doctor of medicine; doctor of pharmacy; doctor of education; doctor of nursing practice; doctor of dental surgery
        doctor of physical therapy; doctor of veterinary medicine; doctor of psychology; dr
        """), .doctorate
    ),
    (
      WordSet(
        """
        masters degree; master degree; master's degree; master's; masters; master of science
        master of arts; master of business administration; master of engineering; masterabschluss
        postgraduate qualification; postgraduate diploma; post graduate degree
        niveau master; diplome de niveau master; diplome d ingenieur; bac 5; bac 4; maestria; postgraduate
        postgraduate degree; graduate degree; advanced degree; master of education; master en
        master of architecture; master of fine arts; master of laws; master of public administration
        master of public policy; master of nursing; master of music; master of accounting; master of finance
        master of design; master of philosophy; master of library science; master of library and information science
        master of divinity; master of teaching; master of commerce; dipl ing; dipl kfm; dipl inf; dipl phys
        dipl psych; dipl soz; dipl chem; dipl biol; dipl math; dipl wirt ing; diplomingenieur
        master of social work; master of public health; masterstudium; magister; master in
        """), .master
    ),
    (
      WordSet(
        """
        bachelor degree; bachelors degree; bachelor's degree; bachelor; bachelors; bachelor's
        bachelor of science; bachelor of arts; bachelor of engineering; bachelor of education
        bachelor of architecture; bachelor of fine arts; bachelor of laws; bachelor of nursing
        bachelor of social work; bachelor of music; bachelor of commerce; bachelor of technology; bachelor of design
        bachelor of business administration; bachelor of medicine
        bachelor of science in nursing; bachelorabschluss; college degree; university degree
        undergraduate degree; four year degree; 4 year degree; hochschulabschluss; studium
        abgeschlossenes studium; hochschulstudium; universitatsabschluss; licence professionnelle
        bac 3; grado; licenciatura; titulo universitario; titulacion universitaria
        carrera universitaria; diplomatura; diplome universitaire; honours degree; honors degree; fh abschluss
        licenciada en; licenciado en; licenciatura en; sarjana; cu nhan; laurea; lisans; licenta in; licence en
        degree; bachelorstudium; ingenieurstudium
        """), .bachelor
    ),
    (
      WordSet(
        """
        tertiary qualification; tertiary qualifications; tertiary degree
        associate degree; associates degree; associate's degree; associate of science
        associate of arts; bac 2; foundation degree; two year degree; associate degree in nursing
        associate of applied science; tecnico superior; ciclo formativo de grado superior; fp superior
        fp de grado superior; formacion profesional de grado superior; ciclo superior; grado superior
        """), .associate
    ),
    (
      WordSet(
        """
        post secondary degree; post secondary diploma; post secondary education; postsecondary degree; postsecondary diploma
        bac pro; bac professionnel; bep; berufsausbildung; abgeschlossene ausbildung
        abgeschlossene berufsausbildung; ausbildung
        apprenticeship; vocational training; vocational degree; examen; formacion profesional
        trade school; meister; staatsexamen; gesellenbrief; gesellenprufung; abschlussprufung; lehrabschluss
        lehrabschlussprufung; facharbeiter; facharbeiterbrief; ciclo formativo; fp; grado medio; titulo de grado medio
        grado medio o superior; tecnico en
        """), .vocational
    ),
    (
      WordSet(
        """
        secondary school diploma; diplome d etudes secondaires; etudes secondaires; realschulabschluss
        high school diploma; high school; hs diploma; h.s diploma; ged; abitur; matura; baccalaureat; a levels; mittlere reife
        realschulabschluss; bachillerato; school leaving certificate; secondary school; hauptschulabschluss
        leaving certificate; diploma; highschool diploma; bac
        """), .school
    ),
  ]
}
