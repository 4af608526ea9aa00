/// How well somebody knows a skill: "advanced", "5 years", "Grundkenntnisse".
enum SkillLevel {
  /// The longest level, in words: "more than 10 years experience".
  private static let maximumLevelWords = 5

  /// Removes the level from "Python (5 years)" and "Java – advanced".
  static func without(_ fragment: Fragment) -> Fragment {
    let scalars = fragment.scalars
    if scalars.last == ")", let open = scalars.lastIndex(of: "("), open > scalars.startIndex {
      let inside = fragment[open + 1..<scalars.endIndex - 1]
      if isLevel(inside.text) { return fragment.prefix(upTo: open).pruned }
    }
    let parts = fragment.split(spaced: "–—-:")
    if parts.count == 2, isLevel(parts[1].text) { return parts[0] }
    return fragment
  }

  /// Whether a text is a level, or a length of time, and nothing else.
  static func isLevel(_ text: String) -> Bool {
    if DateScanner.isEastAsianDuration(text.unicodeScalars) { return true }
    let words = Folding.words(text.unicodeScalars)
    guard !words.isEmpty, words.count <= maximumLevelWords else { return false }
    // "8 m" may be months, but "boats to 8 m" is not.
    let isTime =
      words.contains { DateWords.durations.contains($0) && ($0.count > 1 || words.count <= 2) }
      && text.unicodeScalars.contains { $0.isDecimal }
    return isTime || words.allSatisfy(levels.contains)
  }

  private static let levels = WordTable.words(
    """
    beginner intermediate advanced expert proficient familiar basic basics novice competent experienced excellent good strong working knowledge level fluent
    grundkenntnisse fortgeschritten experte sehr gut gute erweiterte debutant intermediaire avance basico intermedio avanzado experto less than
    kenntnisse basiskenntnisse anwenderkenntnisse expertenkenntnisse fachkenntnisse solide anfanger grundlegend grundlegende profi versiert sicher fundiert fundierte confirme courant maitrise notions bon bonne niveau principiante nivel alto bajo
    medio iniciante intermediario avancado base avanzato esperto ottimo ottima buono buona eccellente sufficiente scarso scarsa discreta discreto ervaren gevorderd beginner basis goed uitstekend
    vaardig nyborjare avancerad erfaren begynder avanceret ekspert aloittelija perustaso edistynyt asiantuntija podstawowy sredniozaawansowany
    zaawansowany biegly dobry zacatecnik pokrocily mirne baslangic orta ileri uzman iyi cok pemula menengah mahir kha tot
    начинающии базовыи среднии продвинутыи уверенныи опытныи эксперт уровень початковии середніи просунутии впевнении
    初級 中級 上級 精通 熟练 熟悉 掌握 了解 良好 初级 中级 高级 초급 중급 고급
    """
  )
}
