/// Distinguishes sentences from titles and names.
enum Sentence {
  /// Sentences have at least this many words; shorter texts may be titles. Tested by
  /// `ThresholdTests/shortestSentence`.
  private static let minimumWords = 5

  /// Words in "-ed" and "-ing" are longer than this, in letters, to be verbs: "shed" and "king" are
  /// not.
  private static let minimumPastLength = 4
  private static let minimumParticipleLength = 5

  /// Whether a text begins like a description of work: "Developed a framework for …", "Responsible
  /// for the …", "I work on …".
  static func opens(_ fragment: Fragment, words count: Int) -> Bool {
    guard count >= minimumWords else { return false }
    let words = Folding.words(fragment.scalars)
    guard let first = words.first, words.count >= minimumWords else { return false }
    let pieces = fragment.split(keepingParentheses: false) { $0 == " " }
    let isName = isName(pieces)
    // "Build Engineer, Midland Rail Simulators" is a title.
    if verbs.contains(first), !(isName && RoleScore.isTitleNoun(words[1])) { return true }
    if !isName {
      if first.count > minimumPastLength, first.hasSuffix("ed"), !adjectives.contains(first) {
        return true
      }
      if first.count > minimumParticipleLength, first.hasSuffix("ing"), !nouns.contains(first) {
        return true
      }
    }
    if words.dropFirst().contains(where: finite.contains) || namesWriter(pieces) { return true }
    // "The Gilded Heron" is a name.
    return openers.contains(first) && pieces.dropFirst().first?.scalars.first?.isUppercase != true
  }

  /// Whether the period at the end of a text belongs to the legal form of a firm: "Ann Lee, S. L.", "Hill Corp."
  static func endsInLegalForm(_ fragment: Fragment) -> Bool {
    guard fragment.scalars.last == "." else { return false }
    let text = fragment.scalars.dropLast()
    let start = text.lastIndex { !$0.isAlphabetic }.map { $0 + 1 } ?? text.startIndex
    guard start < text.endIndex, text[start].isUppercase else { return false }
    return text.endIndex - start == 1 || legalForms.contains(Folding.fold(text[start...]))
  }

  private static let legalForms: WordSet = [
    "inc", "ltd", "co", "corp", "llc", "bros", "pvt", "ltda", "bhd",
  ]

  /// The first sentence of a text, without its period, if another one follows: "… University of Leeds. Director of
  /// Research". A short word before the period may be an abbreviation.
  static func first(of text: Fragment) -> Fragment? {
    let scalars = text.scalars
    var letters = 0
    var words = 0
    for index in scalars.indices.dropLast(2) {
      if scalars[index].isLowercase {
        letters += 1
      } else {
        if scalars[index] == ".", letters >= longestAbbreviation, words >= minimumWordsBefore,
          scalars[index + 1].isWhitespace,
          scalars[index + 2].isUppercase || scalars[index + 2].isSign(among: "‘“\"")
        {
          return text.prefix(upTo: index).pruned
        }
        if scalars[index].isWhitespace { words += 1 }
        letters = 0
      }
    }
    return nil
  }

  /// Abbreviations have fewer small letters before their period, and a text more words than this before it.
  private static let longestAbbreviation = 4
  private static let minimumWordsBefore = 3

  /// Whether all words begin with a capital, as in "Camping Les Pins Bleus": what looks like a verb is a part of
  /// a name.
  private static func isName(_ words: [Fragment]) -> Bool {
    words.allSatisfy { word in
      // "d’Oléron"
      let elided = word.scalars.prefix(longestElision).lastIndex { $0.isSign(among: "'’") }
      let start = elided.map { $0 + 1 } ?? word.scalars.startIndex
      return word.scalars[start...].first?.isUppercase == true
    }
  }

  private static let longestElision = 3

  private static let verbs = WordTable.words(
    """
    led built wrote ran made drove grew won taught oversaw held gave took set cut brought kept sold spent sought met chose began became
    responsible invent design develop realize realise manage lead build create maintain support implement perform write work participate
    entwicklung aufbau durchfuhrung betreuung verantwortlich mitarbeit konzeption planung erstellung unterstutzung umsetzung
    developpement conception mise realisation gestion participation desarrollo diseno gestion sviluppo gestione progettazione ontwikkelen
    """)

  private static let adjectives = WordTable.words(
    "united advanced applied certified associated allied limited unlimited embedded distributed registered licensed"
  )

  private static let nouns = WordTable.words(
    """
    engineering marketing consulting nursing training teaching manufacturing accounting banking building programming testing housing learning
    computing beijing publishing trading advertising broadcasting clothing catering cleaning purchasing staffing recruiting sterling boeing
    operating visiting leading acting managing founding contracting writing painting mining printing
    """)

  private static let finite = WordTable.words(
    "is are was were has have had my our their we you that which who will would can could its this these"
  )

  /// Whether the writer is the subject, as in "which I led": other languages have the words "i" and "am" in
  /// titles and names, and titles end in the number "I".
  private static func namesWriter(_ words: [Fragment]) -> Bool {
    zip(words, words.dropFirst()).dropFirst().contains { word, next in
      word.scalars.elementsEqual(["I"]) && next.beginsInLowerCase
        && !afterNumber.contains(Folding.fold(next.scalars))
    }
  }

  private static let afterNumber = WordTable.words("at in for of and to i on with")

  private static let openers = WordTable.words(
    "the a an i we my our this these in as during while with by currently")
}
