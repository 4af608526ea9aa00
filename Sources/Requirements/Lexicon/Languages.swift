/// Names of languages and the words for how well somebody knows one.
enum Languages {
  /// Words that give several languages one level: `English and French (both C1)`.
  static let together: Set<String> = [
    "both", "all", "each", "jeweils", "beide", "beides", "alle", "ambos", "todos", "tous", "toutes",
  ]

  /// Returns the English name of the language that a word names.
  static func name(_ word: Word) -> String? {
    if let name = names[word.text] { return name }
    for ending in ["sprachkenntnisse", "kenntnisse"] where word.text.hasSuffix(ending) {
      return names[String(word.text.dropLast(ending.utf8.count))]
    }
    return nil
  }

  /// A level from 1 (A1) over 6 (C2) to 7 (native).
  static let native = 7
  static let conversational = 3
  static let reading = 2

  /// Returns the level that begins at a word, and its length in words. The longest phrase decides.
  static func level(_ words: [Word], at index: Int, before end: Int) -> (level: Int, count: Int)? {
    for (phrases, level) in levels {
      if let count = phrases.match(words, at: index, before: end) { return (level, count) }
    }
    return nil
  }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for line in table.split(whereSeparator: \.isNewline) {
      let forms = line.split(separator: " ").map(String.init)
      for form in forms { names[form] = forms[0] }
    }
    return names
  }()

  private static let table = """
    english englisch anglais ingles inglesa
    valencian valenciano
    german deutsch allemand aleman alemana deutschen
    french franzosisch francais frances francesa
    spanish spanisch espagnol espanol castellano
    italian italienisch italien italiano
    portuguese portugiesisch portugais portugues
    dutch niederlandisch neerlandais neerlandes holandes nederlands
    polish polnisch polonais polaco
    czech tschechisch tcheque checo
    russian russisch russe ruso
    ukrainian ukrainisch ukrainien ucraniano
    swedish schwedisch suedois sueco
    danish danisch danois danes
    norwegian norwegisch norvegien noruego
    finnish finnisch finnois fines
    greek griechisch grec griego
    turkish turkisch turc turco
    arabic arabisch arabe
    hebrew hebraisch hebreu hebreo
    hindi
    urdu
    bengali
    punjabi
    mandarin mandarinchinesisch
    cantonese kantonesisch
    chinese chinesisch chinois chino
    japanese japanisch japonais japones
    korean koreanisch coreen coreano
    vietnamese vietnamesisch vietnamien vietnamita
    thai
    hungarian ungarisch hongrois hungaro
    romanian rumanisch roumain rumano
    bulgarian bulgarisch bulgare bulgaro
    croatian kroatisch croate croata
    serbian serbisch serbe serbio
    slovak slowakisch slovaque eslovaco
    catalan katalanisch
    basque euskera vasco baskisch
    welsh
    irish
    gaelic
    maori
    breton
    corsican
    samoan
    tongan
    hawaiian
    cebuano
    sinhala sinhalese
    twi
    zulu isizulu
    xhosa isixhosa
    sesotho
    setswana
    shona
    wolof
    kinyarwanda
    oromo
    lao
    mongolian mongolisch
    kazakh kasachisch
    uzbek usbekisch
    azerbaijani aserbaidschanisch
    maltese maltesisch
    yiddish jiddisch
    romansh ratoromanisch
    tagalog filipino
    ilocano
    navajo
    bosnian bosnisch
    macedonian
    tigrinya
    swahili
    farsi persian persisch persan persa
    gujarati
    tamil
    telugu
    marathi
    malayalam
    kannada
    nepali
    somali
    amharic
    hmong
    creole kreol
    malay
    indonesian
    estonian estnisch
    latvian lettisch
    lithuanian litauisch
    slovenian slowenisch
    albanian albanisch
    armenian
    georgian
    icelandic
    afrikaans
    pashto
    dari
    kurdish kurdisch
    burmese
    khmer
    yoruba
    igbo
    hausa
    galician gallego
    luxembourgish luxemburgisch
    ojibwe ojibwa
    navajo
    mixteco mixtec
    quechua
    """

  /// Higher levels first, because `near-native` must not be read as `native`.
  private static let levels: [(WordSet, Int)] = [
    (
      WordSet(
        """
        level 6; near native; near native level; nearly native; c2; almost native; muttersprachlich nah
        muttersprachenniveau; nahezu muttersprachlich; mastery
        """), 6
    ),
    (
      WordSet(
        """
        native; native speaker; mother tongue; first language; muttersprache
        muttersprachlich; muttersprachler; langue maternelle; maternelle; bilingue; nativo; nativa
        lengua materna; materna; native level; from birth; since birth; von geburt an; like a native; native tongue
        """), 7
    ),
    (
      WordSet(
        """
        jlpt n1; n1; hsk 6; topik 6; level 5; bilingual; fluent; fluently; fluency; c1; fliessend; fliessendes
        fliessende; fliessendem; verhandlungssicher; verhandlungssicheres; verhandlungssicherem; verhandlungssichere
        courants; courantes; fluidos; courant; courante; couramment
        fluido; fluida; con fluidez; full professional proficiency; full professional; proficient
        excellent; very good; sehr gut; sehr gute; advanced; avance; avanzado; perfect; outstanding
        tres bon; tres bonne; tres bonnes; muy buena; muy buen; muy bueno; strong; bilingual proficiency
        """), 5
    ),
    (
      WordSet(
        """
        soltura; con soltura; jlpt n2; n2; hsk 5; topik 5; level 4; business; b2; professional working proficiency
        professional; business level; upper; alto; nivel alto; intermedio alto; medio alto; intermediaire avance; tres bonne comprehension
        very good understanding; very good comprehension; muy buena comprension
        intermediate high; professionnel; geschaftlich; profesional; upper intermediate; confident
        """), 4
    ),
    (
      WordSet(
        """
        bonne comprehension; good comprehension; good understanding; buena comprension
        jlpt n3; n3; hsk 4; topik 4; good; b1; conversational; intermediate; working knowledge; gut; gute; guten; bon; bonne
        moyen; moyenne; niveau moyen; mittel; mittlere; medio; nivel medio; bueno; buen; intermediaire; intermedio; conversation; solid
        working proficiency; limited working proficiency
        """), 3
    ),
    (
      WordSet(
        """
        jlpt n4; n4; hsk 3; topik 3; a2; elementary; basic; basics; school; schulkenntnisse; grundkenntnisse; notions; scolaire
        notions scolaires; basico; nociones; limited; basic knowledge; pre intermediate; some
        rusty; simple; bases; lo entiendo; la entiendo; entiendo; understand; understood; passive; passiv
        verstehe ich; comprends; compris; reading knowledge; reading only; reading; lectura; comprension
        comprehension; niveau scolaire; nivel escolar; nivel basico; listening
        """), 2
    ),
    (
      WordSet(
        """
        jlpt n5; n5; hsk 2; hsk 1; topik 2; topik 1; a1; beginner; debutante; a few; a little; little; anfanger
        debutant; principiante; phrases; few words
        holiday phrases; a few words; a few phrases; greetings; tourist
        """), 1
    ),
  ]
}
