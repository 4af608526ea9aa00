/// Splits a clause that asks for something into the things that it asks for.
///
/// Function words, verbs and words such as `experience` separate items. What follows a preposition
/// such as `for` or `on` describes an item and is skipped until the next comma, unless the word
/// before it takes the preposition: `experience in`, `knowledge of`.
struct ItemReader {
  let words: [Word]
  let range: Range<Int>
  let taken: Set<Int>
  /// The words of names of skills, which may have function words in them: `point of sale`.
  let names: Set<Int>
  /// Of these, all but the first words: no item ends before them, as in `CI/CD`.
  let insideNames: Set<Int>
  /// The words that say that something is asked for or welcome.
  private let cues: Set<Int>
  /// Whether `an` is an article, and not a German preposition.
  let isEnglish: Bool

  init(
    words: [Word], range: Range<Int>, taken: Set<Int>, names: Set<Int>, insideNames: Set<Int>,
    isEnglish: Bool
  ) {
    self.words = words
    self.range = range
    self.taken = taken
    self.names = names
    self.insideNames = insideNames
    self.isEnglish = isEnglish
    var cues: Set<Int> = []
    for index in range {
      for phrases in [Cues.required, Cues.preferred] {
        if let count = phrases.match(words, at: index, before: range.upperBound) {
          cues.formUnion(index..<index + count)
        }
      }
    }
    self.cues = cues
  }

  enum Link: Sendable {
    case start, comma, and, or, slash, example
  }

  struct Item {
    let range: Range<Int>
    let link: Link
  }

  /// The content words of an item.
  static let length = 1...4

  func items() -> [Item] {
    var items: [Item] = []
    var run: Range<Int>?
    var link = Link.start
    var isOpen = true
    var takesPreposition = true
    var introduced = range.lowerBound
    func flush() {
      if let range = run, let trimmed = trimmed(range) {
        items.append(Item(range: trimmed, link: link))
        link = .start
      }
      run = nil
    }
    for index in range {
      let word = words[index]
      // `Card/1` is a name.
      let isNumbered = word.gap == .slash && word.shape == .number && run != nil
      if !insideNames.contains(index), !isNumbered,
        word.gap.has([.comma, .semicolon, .slash, .open, .close, .line, .bullet, .colon, .plus])
      {
        flush()
        isOpen = true
        if word.gap.has([.slash, .open]) { link = word.gap.has(.slash) ? .slash : .comma }
        if word.gap.has([.comma, .close]) { link = .comma }
        if word.gap.has(.open), let other = bracketLink(index) { link = other }
        takesPreposition = false
      }
      if taken.contains(index) {
        flush()
        takesPreposition = false
        isOpen = true
        continue
      }
      if names.contains(index) {
        guard isOpen else { continue }
        takesPreposition = false
        run = (run?.lowerBound ?? index)..<index + 1
        continue
      }
      if let next = Self.joins[word.text], !isName(index) {
        if word.text == "as", !isSuchAs(index) {
          flush()
          // `…, as is immunisation experience`.
          let isAlso =
            index + 1 < range.upperBound && ["is", "are"].contains(words[index + 1].text)
          if !takesPreposition { isOpen = isAlso }
          continue
        }
        if next == .and || next == .or, !isOpen {
          takesPreposition = false
          continue
        }
        flush()
        link = next
        // `You like early mornings` asks for nothing; `tools like Jira` does.
        if word.text == "like", index > range.lowerBound,
          Self.likers.contains(words[index - 1].text)
        {
          isOpen = false
        } else if next == .example {
          isOpen = true
        }
        takesPreposition = true
        continue
      }
      // `hands-on` and `at least` have prepositions that introduce nothing.
      if word.gap == .hyphen && Self.prepositions.contains(word.text) || isAtLeast(index) {
        // `Scale-up` is one word.
        if let start = run?.lowerBound, word.gap == .hyphen { run = start..<index + 1 }
        continue
      }
      // `You are at home with TB testing`.
      if let count = Self.introductions.match(words, at: index, before: range.upperBound) {
        flush()
        isOpen = true
        takesPreposition = true
        introduced = index + count
      }
      if index < introduced { continue }
      if isName(index) {
        guard isOpen else { continue }
        takesPreposition = false
        run = (run?.lowerBound ?? index)..<index + 1
        continue
      }
      if Self.prepositions.contains(word.text), !(isEnglish && word.text == "an") {
        if Self.inside.contains(word.text), run != nil { continue }
        flush()
        // `Sourcing on LinkedIn`, `C on STM32`.
        let opensName =
          ["on", "in"].contains(word.text) && index + 1 < range.upperBound
          && words[index + 1].isCapitalized && words[index + 1].shape != .number
        if !takesPreposition, !Self.opening.contains(word.text), !opensName { isOpen = false }
        continue
      }
      // `Youth training` is one thing, `training in welding` introduces it.
      // So are `knife skills`.
      let endsItem =
        (word.text == "training" && run != nil || word.text == "skills" && isThing(run))
        && !(index + 1 < range.upperBound && Self.isPreposition(words[index + 1]))
      if Self.takers.contains(word.text), !endsItem {
        flush()
        takesPreposition = true
        isOpen = true
        continue
      }
      if Self.isFunction(word) && !opensHyphen(index) || cues.contains(index) {
        flush()
        takesPreposition = takesPreposition && Self.fillers.contains(word.text)
        // `… and have used Datacom` names the next thing.
        if ["have", "has", "youve"].contains(word.text) { isOpen = true }
        if Self.closing.contains(word.text), !items.isEmpty { isOpen = false }
        continue
      }
      guard isOpen else { continue }
      takesPreposition = false
      run = (run?.lowerBound ?? index)..<index + 1
    }
    flush()
    return items
  }

  /// Whether a run is one plain word that names a thing and no activity.
  private func isThing(_ run: Range<Int>?) -> Bool {
    guard let run, run.count == 1, !names.contains(run.lowerBound) else { return false }
    let word = words[run.lowerBound]
    return (word.shape == .lower || word.startsSentence) && !Self.isEmpty(word)
      && !["ing", "tion", "ment", "ship", "al"].contains(where: word.text.hasSuffix)
  }

  private func isAtLeast(_ index: Int) -> Bool {
    words[index].text == "at" && index + 1 < range.upperBound && words[index + 1].text == "least"
  }

  private func isSuchAs(_ index: Int) -> Bool {
    index > range.lowerBound && ["such", "well"].contains(words[index - 1].text)
  }

  /// Whether a word says nothing about what is asked.
  static func isEmpty(_ word: Word) -> Bool {
    empty.contains(word.text) || isFunction(word) || inside.contains(word.text)
  }

  /// The words of an item that say what it is. A word of grammar that a hyphen joins is one of them: `check-in`.
  static func content(_ words: [Word], _ range: Range<Int>) -> [Word] {
    range.filter { index in
      let isJoined =
        words[index].gap == .hyphen && index > range.lowerBound
        || index + 1 < range.upperBound && words[index + 1].gap == .hyphen
      return isJoined || !isEmpty(words[index])
    }.map { words[$0] }
  }

  /// A capital letter inside a sentence makes a name of any word: `Open Dental`.
  static func isFunction(_ word: Word) -> Bool {
    if word.isCapitalized, !word.startsSentence, word.text.utf8.count > 2,
      word.gap.isEmpty || word.gap == .slash && word.shape == .upper,
      !pronouns.contains(word.text)
    {
      return false
    }
    return function.contains(word.text) || prepositions.contains(word.text)
      || joins[word.text] != nil
  }

  static func isJoin(_ word: Word) -> Bool { joins[word.text] != nil }
  static func isPreposition(_ word: Word) -> Bool { prepositions.contains(word.text) }
  /// Whether a preposition after the word introduces the requirement: `knowledge of`.
  static func isTaker(_ word: Word) -> Bool { takers.contains(word.text) }
  /// Whether the word only praises or weighs what follows.
  static func isPraise(_ word: Word) -> Bool { empty.contains(word.text) }

  private static let pronouns: Set<String> = [
    "sie", "ihr", "ihre", "ihrer", "ihren", "ihrem", "you", "and", "or", "und", "oder", "the",
    "for",
  ]

  private static let joins: [String: Link] = [
    "and": .and, "or": .or, "und": .and, "oder": .or, "sowie": .and, "et": .and, "ou": .or,
    "y": .and, "e": .and, "o": .or, "u": .or, "as": .example, "including": .comma, "eg": .example,
    "e.g": .example, "like": .example, "wie": .example, "plus": .comma, "inklusive": .comma,
    "comme": .example, "como": .example, "beispielsweise": .example, "zb": .example,
    "ideally": .comma,
  ]

  private static let likers: Set<String> = ["you", "and", "who", "would", "also"]

  /// Prepositions that begin another item: `apps with React Native`.
  private static let opening: Set<String> = [
    "with", "using", "via", "mit", "avec", "con", "through", "of", "de", "du", "des", "del",
  ]

  /// Prepositions that may stand inside an item: `installation of panels`.
  private static let inside: Set<String> = ["of", "de", "du", "des", "del", "d", "von"]

  private static let prepositions: Set<String> = [
    "of", "in", "for", "on", "at", "to", "from", "by", "during", "within", "among", "per", "into",
    "over", "under", "across", "through", "with", "using", "via", "against", "toward", "towards",
    "around", "about", "between", "beyond", "despite", "up", "down", "off", "out", "throughout",
    "except", "near", "without", "besides", "upon", "inside", "outside", "behind",
    "mit", "im", "von", "vom", "fur", "auf", "bei", "zu", "zum", "zur", "aus", "nach", "am", "an",
    "ohne", "sans", "sin",
    "en", "avec", "de", "du", "des", "pour", "sur", "dans", "au", "aux", "par", "chez", "con",
    "del", "para", "sobre", "al", "por", "d", "beim", "ins",
  ]

  /// Words that say that somebody is good at what follows.
  private static let introductions = WordSet(
    """
    at home with; at home in; at ease with; at ease in; used to; your way around; way around; way round
    user of; users of; know how to; knows how to; quick with; quick at; neat at; good with; handy with
    confident with; confident in; strong in; strong on; steady hand at; steady hand with; grounding in; record of
    record in
    someone with; somebody with; a person with; a colleague with
    """)

  /// Words after which a preposition introduces what is asked.
  private static let takers: Set<String> = [
    "experience", "experienced", "knowledge", "command", "proficiency", "proficient", "familiar",
    "familiarity", "skills", "skilled", "background", "trained", "training",
    "comfortable", "worked", "working", "competent", "competence", "know-how", "understanding",
    "routine", "eye", "feel", "flair", "grasp", "fluent", "interest", "ability", "able",
    "certified", "specialised", "specialized",
    "erfahrung", "erfahrungen", "berufserfahrung", "kenntnisse", "kenntnis", "umgang", "vertraut",
    "grundkenntnisse", "fachkenntnisse", "praxis", "maitrise", "connaissance", "connaissances",
    "conocimiento", "conocimientos", "experiencia", "manejo", "dominio", "versed", "good", "expert",
    "mastery", "exposure", "practice", "grip", "pratique",
    "expertise", "responsibility", "look", "looking", "ask", "asks", "basics",
    "qualification", "qualifications", "sicher", "sicherer", "beherrschung", "know", "knows",
    "master", "masters", "understand", "understands", "practised", "practiced",
    "nivel", "niveau", "knowledgeable",
  ]

  private static let fillers: Set<String> = ["the", "a", "an", "some", "is", "are", "your"]

  /// Words after which a clause no longer lists what it asks for.
  private static let closing: Set<String> = [
    "every", "enough", "whether", "because", "since", "when", "if", "while", "so", "than", "until",
    "per",
    "that", "which", "who", "where", "each", "once", "jeden", "damit", "weil", "parce", "porque",
    "is", "are", "will", "would", "ist", "sind", "est", "sont", "es", "son",
  ]

  private static let empty = Set(
    """
    proof strong solid good excellent very confident hands proven deep some basic basics sound advanced
    practical professional safe first extensive relevant several own current active valid real thorough
    sens gout sentido
    great high clear tidy steady prior previous recent demonstrated least must much many more most other such well
    outstanding exceptional working work experience knowledge skills skill know how knowhow ability
    abilities background expertise understanding qualification qualifications requirement
    requirements degree years year months level certificate licence license certification plus
    similar related equivalent comparable etc least proficiency proficient ideal ideally full time
    muy tres particularly especially welcome handy knowledgeable required preferred desired needed necessary
    mandatory essential useful helpful job role position
    candidate candidates applicant applicants person people someone anyone shipped used daily regular
    regularly already further additional broad one two three both several different various
    gute guter gutes guten sehr sichere sicherer sicheren fundierte fundierten erste ersten bonne
    bonnes bon tres solide solides buen buena buenos buenas alto solidos solidas amplio amplia
    written verbal oral spoken gut erfahrung kenntnisse completed finished field fields record new
    documented verifiable demonstrable whole entire proper genuine decent quick neat skilled experienced versed adept best right latest modern natural exp normal existing successful true bit little lot knew firm effective efficient
    detailed comprehensive indicatively aware awareness super prima toll klasse lovely wonderful brilliant autre autres andere anderes otro otra otros else
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let function = Set(
    """
    a an the you your yours we our us it its they them their he she his her i me my who what which
    whose that this these those there here is are was were be been being am have has had having do
    does did will would shall should can could may might must need needs know knows bring brings
    want wants expect expects like likes please also too only just even still not no nor never as if when
    while because although though but so than then where since until once every each any all
    both either neither let s get gets take takes make makes helps help seek seeking hold holds
    possess possesses speak speaks write writes use uses understand understands master masters join
    enjoy enjoys well ready willing eager open happy comfortable yourself us part heart ask asks
    sie du er es wir ihr ihre ihrem ihren ihrer dein deine deiner der die das den dem des ein eine
    einen einem einer eines ist sind war wird werden wurde haben hat hast habe bringen bringst mit
    beherrschen beherrschst verfugen verfugst uber sollten sollte mussen muss konnen kann auch
    nicht kein keine nur dass wenn weil welche welcher dich sich uns vous nous il elle ils elles on
    votre vos notre nos le la les l un une est sont etes avez a ont maitrisez connaissez parlez
    savez devez que qui se sera serait c ce cette tu tus su sus el los las unos unas es son eres
    tienes tiene dominas conoces sabes hablas debes ser haber que se lo te cuentas justifiez
    mindestens minimum wenigstens moins menos enough now today soon gained hiring hire acquired
    done hecho something anything somebody someone nothing nobody everybody youve youll youd youre weve theyre
    theyll theyve thats theres jemand jemanden niemand etwas aber gern gerne
    suchen sucht suche erwarten wunschen bieten before after looking buscamos recherchons ideal
    sure place time times way ways lot lots currently recently everyone ihnen wollen mochten
    ne n saber conocer manejar hablar dominar tener poseer usar utilizar leer escribir savoir connaitre parler maitriser
    likewise equally asimismo igualmente setzen setzt voraus gehort gehoren zum zur font fait partie forma forman parte
    avoir etre posseder utiliser kennen sprechen besitzen come comes ademas tambien ebenso ebenfalls gleichfalls
    egalement aussi deja bereits ya constitue constituent constituye constituyen pedimos kannst konnt haya hayas
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
