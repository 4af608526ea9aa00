/// What a part of a posting is about.
enum PostingSection: Sendable, Hashable {
  case neutral
  case required, preferred
  case tasks
  /// The employer and its benefits.
  case offer
  /// What nobody has to have.
  case notNeeded

  /// Returns the section that a heading opens, and the index after its words; nil unless the
  /// heading is the whole sentence or a colon follows it.
  static func heading(_ words: [Word], _ sentence: Range<Int>) -> (
    section: PostingSection, end: Int
  )? {
    var start = sentence.lowerBound
    while start < sentence.upperBound - 1, skipped.contains(words[start].text) { start += 1 }
    // `Minimum` alone is a heading, too.
    let starts = start == sentence.lowerBound ? [start] : [start, sentence.lowerBound]
    for (phrases, section) in headings {
      guard
        let (start, count) = starts.lazy.compactMap({ start in
          phrases.match(words, at: start, before: sentence.upperBound).map { (start, $0) }
        }).first
      else { continue }
      var end = start + count
      while end < sentence.upperBound, end - start < maximumHeading, !words[end].gap.has(.colon),
        trailing.contains(words[end].text)
      {
        end += 1
      }
      // `About you: desirable`.
      if end < sentence.upperBound, words[end].gap.has(.colon),
        let inner = title(words, end..<sentence.upperBound)
      {
        return (inner, sentence.upperBound)
      }
      if end == sentence.upperBound || words[end].gap.has(.colon) { return (section, end) }
    }
    return unlisted(words, sentence).map { ($0, sentence.upperBound) }
  }

  /// The section of a title, if the whole range is one of the list and ends its line.
  private static func title(_ words: [Word], _ range: Range<Int>) -> PostingSection? {
    guard range.upperBound == words.count || words[range.upperBound].gap.has([.line, .bullet])
    else { return nil }
    return headings.first {
      $0.0.match(words, at: range.lowerBound, before: range.upperBound) == range.count
    }?.1
  }

  /// Reads headings that are in no list by their words: `What we ask for`, `What would be lovely`. The heading is a
  /// short line of its own above others.
  private static func unlisted(_ words: [Word], _ sentence: Range<Int>) -> PostingSection? {
    guard sentence.upperBound < words.count,
      (2...(words[sentence.upperBound].gap.has(.bullet) ? longestWish : maximumHeading))
        .contains(sentence.count),
      words[sentence.lowerBound].gap.has(.line) || sentence.lowerBound == 0,
      !words[sentence.lowerBound].gap.has(.bullet),
      words[sentence.upperBound].gap.has(.line),
      !words[sentence.upperBound].gap.has(.stop) || words[sentence.upperBound].gap.has(.bullet),
      case let isOpened =
        words[sentence.upperBound].gap.has([.bullet, .colon]) || isShouted(words, sentence),
      isOpened || isTitleLine(words, sentence)
    else { return nil }
    let section = section(of: sentence.map { words[$0].text })
    // `Nice if you’ve got it` above a paragraph.
    if !isOpened, section == .required || section == .tasks || section == .neutral { return nil }
    return sentence.count <= longestTitle || section == .preferred ? section : nil
  }

  /// Whether a line stands after an empty one and directly above others.
  private static func isTitleLine(_ words: [Word], _ sentence: Range<Int>) -> Bool {
    words[sentence.lowerBound].gap.has(.blank) && !words[sentence.upperBound].gap.has(.blank)
  }

  /// Whether a line is in capitals.
  private static func isShouted(_ words: [Word], _ sentence: Range<Int>) -> Bool {
    sentence.allSatisfy { words[$0].shape == .upper || words[$0].text.utf8.count == 1 }
  }

  /// What a label before a colon says of the rest of its line: `Helpful: PCB layout, Rust`. A label such as `Excellent
  /// English:` or `Operating systems:` says nothing.
  static func label(_ words: [Word], _ sentence: Range<Int>) -> (section: PostingSection, end: Int)?
  {
    guard words[sentence.lowerBound].gap.has([.line, .bullet]) || sentence.lowerBound == 0,
      let colon = sentence.dropFirst().prefix(longestLabel).first(where: {
        words[$0].gap.has([.colon, .dash])
      }),
      case let texts = (sentence.lowerBound..<colon).map({ words[$0].text }),
      let section = section(of: texts)
    else { return nil }
    func has(_ group: Set<String>) -> Bool { texts.contains(where: group.contains) }
    switch section {
    case .notNeeded: return (section, colon)
    // `Nicht zwingend, aber schön: Englisch`, `Would be lovely: a second language`.
    case .preferred:
      return has(extra) || has(negators) || has(conditionals) ? (section, colon) : nil
    case .offer: return has(announced) ? (section, colon) : nil
    case .tasks: return has(duties) ? (section, colon) : nil
    case .required, .neutral: return nil
    }
  }

  /// The longest label, in words.
  private static let longestLabel = 6

  /// What the words of a heading say; nil if they say nothing that is known.
  private static func section(of texts: [String]) -> PostingSection? {
    func has(_ group: Set<String>) -> Bool { texts.contains(where: group.contains) }
    // `What we can’t do without`, `What you can do without`.
    if texts.last == "without", has(["do", "live"]) {
      return has(["cant", "cannot", "couldnt", "not"]) ? .required : .notNeeded
    }
    if has(["unnecessary", "neednt"]) || has(["skip"]) && has(["can"]) { return .notNeeded }
    // `Not essential` alone is above what is good to have.
    if texts.count == 2, has(negators), has(insisting) { return .preferred }
    // `We’d like you to be`, and what somebody will look after.
    if has(["good", "nice"]), has(["have"]) { return .preferred }
    if has(["like", "love"]), has(["wed", "would"]), has(["you"]), has(["to"]) {
      return .required
    }
    if has(["look"]), has(["after"]) { return .tasks }
    if has(["ideal"]), has(["person", "candidate", "applicant", "colleague", "hire", "profile"]) {
      return .required
    }
    // `Worth mentioning if you’ve got them`.
    if has(["worth"]) && has(["if"]) || has(["stand"]) && has(["out"]) { return .preferred }
    if has(negators) {
      // `Desirable but not crucial`, `Good if you’ve got it, not the end of the world if you don’t`.
      if has(welcomed) || isWish(texts) { return .preferred }
      // `Good to have, not essential`.
      if has(insisting), has(["good", "nice", "useful", "have"]) { return .preferred }
      return has(needed) ? .notNeeded : nil
    }
    // `We have two positions going`.
    if has(["positions", "openings", "vacancies"]) { return .neutral }
    // `Was Sie von uns erwarten können`.
    if has(["uns"]), has(["von"]) { return .offer }
    // `We would like to hear from teachers who`.
    if has(["hear"]), texts.last == "who" { return .required }
    if isWish(texts) { return .preferred }
    // `Great benefits`, `Why you’ll love working here`, `What sets us apart`.
    if has(["benefits", "perks"]) || has(["why"]) && has(["us", "join", "work", "working", "here"])
      || has(["apart"]) && has(["us"])
    {
      return .offer
    }
    // `Essential` and `Desirable` above two columns.
    if has(["essential"]), has(["desirable"]) { return .neutral }
    if has(welcomed) || has(["apart"]) || has(["like", "love"]) && has(["we", "wed"]) {
      return .preferred
    }
    if has(taught) { return .offer }
    if has(performed) { return .tasks }
    // `To drive for us you need`.
    if has(asked), !has(["offer", "give", "pay"]) { return .required }
    if has(given) { return .offer }
    if has(wanted) { return .required }
    return has(duties) || has(daily) ? .tasks : nil
  }

  /// Whether several words of a heading say together that something is welcome: `It’d be good if you’ve:`, `Looked on
  /// kindly`, `Tu as peut-être`, `Mejor si además`, `Ahead of the pack`.
  private static func isWish(_ texts: [String]) -> Bool {
    wishes.contains { $0.allSatisfy { any in texts.contains(where: any.contains) } }
  }

  private static let wishes: [[Set<String>]] = [
    [
      ["good", "delighted", "happy", "pleased", "glad", "thrilled", "mejor"],
      ["if", "si", "about"],
    ],
    [
      ["pleased", "delighted", "glad", "happy", "thrilled", "love", "like"],
      ["see", "hear", "meet", "find", "have"],
    ],
    [["help", "helps"], ["if"]], [["what"], ["help", "helps"]],
    [["might", "may", "could"], ["have", "bring"]], [["gustara", "gustaria", "encantara"]],
    [["looked"], ["kindly", "favourably", "favorably"]],
    [["peut"], ["etre"]],
    [["ahead"], ["pack", "others"]],
    [["fera", "ferait", "fait", "make", "macht"], ["difference"]],
    [["also", "further", "additional", "particular"], ["interest"]],
    [["freuen", "freut"], ["uns"]], [["rundet", "runden", "abrunden"], ["profil"]],
    [["considerara"], ["favorablemente"]],
  ]

  /// Words of headings that say that something is not required but good to have.
  private static let welcomed = extra.union([
    "gustaria", "apprecierions", "erfreulich", "lovely", "great", "ideal", "gern", "gerne",
    "darfst", "plaisir",
    "unterschied", "favorable",
    "smile", "delight", "toll", "schon", "neat", "excellent", "cool",
    "sweet", "serait", "seraient", "seria", "serian",
  ])
  /// Those of them that say so whatever the rest of the heading says.
  private static let extra: Set<String> = [
    "preference", "regarded", "assets", "nice", "plus", "bonus", "bonuses", "extra", "extras",
    "ideally", "helpful", "welcome", "cherry", "cherries", "icing", "favour", "favor", "wish",
    "wishlist", "preferred", "preferable", "desirable", "desirables", "vorteil", "atout",
    "valorable", "valoramos", "useful", "asset", "advantage", "advantageous", "handy", "erwunscht",
    "erwunschte", "zusatzlich", "deseable", "appreciated", "optional", "valora", "valoraremos",
    "valorara", "valoraran", "valorado", "valorados", "valoran", "deseables", "deseado", "deseados",
    "valorables", "suma", "sumar", "sumaria", "souhaites", "wunschenswert", "pluspunkte",
  ]
  private static let negators: Set<String> = [
    "not", "dont", "wont", "no", "without", "nicht", "kein", "pas", "sin", "sans",
  ]
  private static let conditionals: Set<String> = [
    "would", "wed", "ware", "waren", "serait", "seraient", "seria", "serian",
  ]
  private static let insisting: Set<String> = [
    "essential", "required", "necessary", "mandatory", "crucial", "must", "needed", "compulsory",
    "zwingend", "imprescindible", "obligatoire",
  ]
  /// Words that a negator turns into what is not required: `What you don’t need`.
  private static let needed: Set<String> = [
    "need", "needed", "require", "required", "expect", "expected", "stress", "worry", "ask", "care",
    "find", "looking", "pedir", "falta", "mitbringen", "musst", "mussen", "brauchst", "brauchen",
    "demande",
  ]
  /// Words of headings of what the employer gives or teaches: `What you’ll learn`, `We provide`.
  private static let taught: Set<String> = [
    "taught", "teach", "train", "learn", "apply", "supply", "supplies", "provide", "provided",
  ]
  /// Words of labels that announce what the employer offers.
  private static let announced = taught.union(["benefits", "perks", "offer", "offers"])
  private static let asked: Set<String> = [
    "need", "needs", "require", "requires", "required", "must", "requirements", "brauchst",
    "brauchen", "necesitas", "necesitamos", "zwingend", "excluyentes", "imprescindibles",
  ]
  private static let given: Set<String> = [
    "offer", "offers", "benefits", "perks", "get", "give", "pay", "enjoy", "reward", "bieten",
    "bekommst", "bekommen", "gibts", "offre", "apporte", "propose", "ofrece", "ofrecen",
    "offrons", "ofrecemos", "company", "us",
  ]
  private static let wanted: Set<String> = [
    "need", "needs", "ask", "require", "requires", "required", "expect", "look", "looking", "bring",
    "have", "want",
    "must", "requirements", "skills", "qualifications", "profile", "candidate", "experience",
    "brauchst", "brauchen",
    "mitbringen", "bringst", "erwarten", "profil", "demandons", "cherchons", "recherchons",
    "pedimos", "buscamos",
    "necesitas", "traes", "tienes", "essentials",
  ]
  /// Words of headings of tasks, beside which `need` asks for nothing: `What needs doing`.
  private static let performed: Set<String> = [
    "doing", "responsible", "performed", "accountabilities", "outcomes", "works", "tun", "machen",
    "machst", "tust",
  ]
  /// Words of headings of tasks that mean nothing else.
  private static let duties: Set<String> = performed.union([
    "do", "tasks", "duties", "responsibilities", "accountability", "aufgaben", "missions",
    "funciones", "tareas",
  ])
  /// Words of headings of tasks that may also be part of the name of a skill: `work`, `systems`.
  private static let daily: Set<String> = ["work", "own", "day", "role", "job"]

  /// The longest heading, in words: `What we would like you to bring`.
  private static let maximumHeading = 7
  /// The longest title above bullets, in words, and the longest that says what is welcome: `Good if you’ve got it, not
  /// the end of the world if you don’t`.
  private static let longestTitle = 10
  private static let longestWish = 14

  private static let skipped: Set<String> = [
    "your", "our", "the", "key", "ihr", "ihre", "dein", "deine", "votre", "vos", "tu", "tus", "das",
    "essential", "basic", "minimum", "job", "main", "unsere", "unser", "nos", "du", "some",
    "candidate", "position", "role", "core", "technical",
  ]

  private static let trailing: Set<String> = [
    "qualifications", "requirements", "skills", "and", "experience", "criteria", "qualification",
    "for", "this", "role", "the", "job", "position", "with", "you", "us", "to", "bring", "mit",
    "from", "will", "have", "points", "must", "should", "be", "our", "need", "possess",
    "sie", "du", "knowledge", "abilities", "education", "responsibilities", "duties", "or",
    "certifications", "licenses", "licences", "certificates", "licensure", "training", "tickets",
    "especially", "particularly", "besonders", "particulierement", "especialmente",
  ]

  private static let headings: [(WordSet, PostingSection)] = [
    (
      WordSet(
        """
        key performance areas; key result areas; key accountabilities; performance areas
        essential functions; essential duties; essential job functions; summary; job summary; position summary
        role summary; overview; job overview; position overview; role overview; purpose of the role
        """), .tasks
    ),
    (
      WordSet(
        """
        what is neither; neither; not needed; not required; not necessary; not expected; what we dont need; we dont need
        what you dont need; you dont need; you wont need; what you wont need; what is not needed; you will not need; what you will not need
        what you can leave out; what we wont ask for; what we will not ask for
        what you dont have to bring; you dont have to bring; what we dont ask for; we dont ask for
        we do not need; you do not need; what we do not need; what you do not need; no need for
        nicht erforderlich; nicht notig; nicht notwendig; was wir nicht brauchen
        what were moving off; what we are moving off; what we move off; what were leaving behind; what we are leaving behind
        what we leave behind; were moving away from; we are moving away from; being retired; on its way out; on the way out
        muss nicht; lo que no hace falta; ce qu on ne demande pas; ce que nous ne demandons pas
        das brauchst du nicht; das brauchen sie nicht; brauchst du nicht; brauchen sie nicht; no te pedimos; no pedimos
        was sie nicht brauchen; was du nicht brauchst; non requis; pas necessaire
        no hace falta; no es necesario; no necesitas
        """), .notNeeded
    ),
    (
      WordSet(
        """
        useful; helpful; an asset; handy; bonus gear; desirable extras; nice to have; nice to haves; preferred
        preferred qualifications; preferred skills; bonus
        bonus points; desirable; desired; optional; a plus; pluses; plus; ideally; advantageous
        nice but not needed; nice but not required; nice but not necessary; nice but optional; not needed but nice
        not required but nice; good to have; good to haves; would be nice; preferably; nice to know; brownie points; even better
        even better if; what sets you apart; stand out; you stand out if; you will stand out if; youll stand out if; extra credit it helps if; pluspunkte; von vorteil
        wunschenswert; idealerweise; das ware toll; un plus; atouts; atout; souhaite; souhaitable
        les plus; deseable; se valorara; valorable; se valora; nice; additional
        preferred experience; extra; extras; asset; assets; asset qualifications; desirables; welcome; also welcome
        an advantage; advantages; a bonus; un avantage; des atouts; un merito; meritos; would be an advantage
        erfreulich; nous apprecierions; gern gesehen; serait un plus; seraient un plus; sera un plus; ce serait un plus; seria un plus; ware ein plus; waren ein plus
        se considerara favorablemente; kann; kann kriterien; soll; mejor si ademas; ein plus
        seraient appreciees; seraient apprecies; serait appreciee; serait apprecie; sera apprecie; seront apprecies
        seront appreciees; seran valorados; seria valorable; se valoraran
        would be a plus; would be an asset; would be a bonus; is an advantage; is a plus
        highly regarded; well regarded; highly desirable; highly valued; looked upon favourably
        very welcome; most welcome; welcomed; gern gesehen; bienvenue
        """), .preferred
    ),
    (
      WordSet(
        """
        what we need; we need; what you will need; what youll need; youll need; you will have; youll have
        the successful candidate; successful candidate; the successful applicant; successful applicants
        candidates must; applicants must; applicants should; candidates should; you must; you should
        what it takes; you are; youre; to apply you must; to apply you need; to apply you will need; to be considered; to qualify; to succeed; to be successful
        eligibility; minimum criteria; minimum requirements; selection criteria; conditions of employment
        muss; muss kriterien; was muss sein; que necesitamos de ti; que necesitamos; que pedimos; was du konnen musst; was sie konnen sollten
        das erwarten wir; wir brauchen; das brauchen wir; that is what we ask; ce que nous demandons
        ce que nous attendons; ce qu il faut; il vous faut
        wir suchen; ihr hintergrund; dein hintergrund; votre profil; tu perfil; ofreces; aportas
        requirements; required; qualifications; must have; must haves; must; essential; what you bring
        what you need; you bring; you have; you need; about you; who you are; your profile; profile
        profil; skills; we ask for; we ask; we expect; we require; you will need; what we look for
        what we are looking for; what we expect; we are looking for; minimum; mandatory; needed
        required skills; required qualifications; education; experience; licenses; certifications
        anforderungen; voraussetzungen; voraussetzung; das bringen sie mit; das bringst du mit
        qualifikation; qualifikationen; was sie mitbringen; sie bringen mit; wir erwarten
        profil recherche; competences; competences requises; exige; requis; prerequis; exigences
        requisitos; perfil; lo que buscamos; buscamos; imprescindible; se requiere; se requieren
        necesario; formation; who we look for; criteria; essentials; qualification; knowledge
        what you will bring; what you'll bring; what youll bring; who we want; erforderlich
        the ideal candidate; ideal candidate; job requirements; person specification; who fits; who suits us
        who would suit us; who will suit us; who does well here; who should apply; what matters; what does matter
        what counts; what does count; what matters to us; what we insist on; musts; our musts; gefordert wird
        erwartet wird; requisito; requisito imprescindible; requisitos imprescindibles; obligatorio
        """), .required
    ),
    (
      WordSet(
        """
        que haras; lo que haras; was du tust; was sie tun; das tun sie; das tust du; your work; your tasks
        ce que vous ferez
        what will you do; responsible for; you are responsible for; you will be responsible for; work
        responsibilities; duties; tasks; what you will do; what you do; what youll do; role
        the role; day to day; job description; mission; missions; aufgaben; aufgabengebiet; tatigkeiten
        you will; youll; taches; vos missions; funciones; tareas; responsabilidades; your day; main duties; the job
        key responsibilities; what the job is; your job; a typical day; scope; activities
        """), .tasks
    ),
    (
      WordSet(
        """
        offer; we offer; benefits; perks; what we offer; what you get; about us; who we are; company
        the company; why us; why join us; compensation; pay; salary; schedule; how to apply; team
        the team; location; wir bieten; das bieten wir; unser angebot; uber uns; angebot; vorteile
        nous offrons; ce que nous offrons; nous vous offrons; nous proposons; ce que nous proposons; avantages
        notre offre; lo que ofrecemos; te ofrecemos; was wir bieten; was wir ihnen bieten; was wir dir bieten
        das erwartet dich; was dich erwartet; our offer; whats in it for you; what youll get; what you will get; a propos; qui sommes nous; remuneration; ofrecemos; que ofrecemos
        sobre nosotros; beneficios; equal opportunity; about the company; hours; shifts; in return
        to apply; selection; selection process; interview; interviews; interview process; hiring process; our process
        recruitment process; auswahlverfahren; auswahlprozess; proceso de seleccion; processus de recrutement
        se ofrece; ce que vous trouverez chez nous; das gibt es bei uns
        package; our package; your package; the package; the deal
        our side; our side of the deal; what we give; what waits for you; das durfen sie erwarten; das gibt es dafur
        dafur gibt es; darauf konnen sie sich freuen; darauf kannst du dich freuen; das wartet auf sie
        das wartet auf dich; unsere leistungen; que te damos; nuestra oferta; te damos; condiciones; conditions
        ce qui vous attend; ce que nous vous offrons
        we give; you get; contact; application; deadline; bewerbung; kontakt; good to know; about
        working hours; start date; what awaits you; das erwartet sie; our stack; tech stack; stack
        the stack; about the stack; about our stack; technology stack; technologies we use; unser stack; notre stack
        """), .offer
    ),
  ]
}
