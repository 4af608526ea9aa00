/// The table of languages in a form such as Europass: the skills above, a language and its levels in each row.
///
///     Other languages
///     Listening⇥Reading⇥Speaking⇥Writing
///     English⇥C1⇥C1⇥B2⇥B2
enum LanguageGrid {
  /// The table has at least this many levels in a row.
  private static let fewestLevels = 2
  /// The longest name of a skill, in words.
  private static let longestSkill = 3

  /// The places of the rows of the table, of what stands above them, and of the sentence below them.
  static func places(in lines: [TextLine]) -> Set<Int> {
    var places = Set(lines.indices.filter { isRow(lines[$0]) })
    for row in places.sorted() {
      var above = row - 1
      if above >= 0, namesSkills(lines[above]) { above -= 1 }
      if above >= 0, lines[above].cells.count == 1,
        HeadingMatch.read(lines[above].content)?.kind == .languages
      {
        above -= 1
      }
      places.formUnion(above + 1..<row)
    }
    if let last = places.max(), last + 1 < lines.count, lines[last + 1].cells.count == 1,
      namesFramework(lines[last + 1].content)
    {
      places.insert(last + 1)
    }
    return places
  }

  private static func isRow(_ line: TextLine) -> Bool {
    guard line.cells.count > fewestLevels, let first = line.cells.first else { return false }
    let isKnown = LanguageNames.isName(Folding.fold(first.trimmed.scalars))
    return line.cells.dropFirst().allSatisfy { cell in
      let words = Folding.words(cell.scalars)
      return words.first.map(frameworkLevels.contains) ?? false
        || isKnown && words.contains(where: LanguageNames.levels.contains)
    }
  }

  private static let frameworkLevels: WordSet = ["a1", "a2", "b1", "b2", "c1", "c2"]

  private static func namesSkills(_ line: TextLine) -> Bool {
    line.cells.count > fewestLevels
      && line.cells.allSatisfy { $0.spacedWordCount <= longestSkill && !$0.scalars.hasDecimal }
  }

  private static func namesFramework(_ text: Fragment) -> Bool {
    let words = Folding.words(text.scalars)
    return words.contains { $0.hasPrefix("europ") } || words.contains("cefr")
  }

  static func namesMotherTongue(_ label: Fragment) -> Bool {
    motherTongues.contains(Folding.words(label.scalars).phrase)
  }

  private static let motherTongues = WordTable.foldedPhrases(
    """
    mother tongue,mother tongues,native language,muttersprache,langue maternelle,lengua materna,língua materna,madrelingua,lingua madre,
    moedertaal,język ojczysty,mateřský jazyk,materinský jazyk,anyanyelv,limba maternă,modersmål,morsmål,äidinkieli,materinski jezik,
    materni jezik,майчин език,родной язык,рідна мова,μητρική γλώσσα,ana dil,anadil,gimtoji kalba,emakeel,dzimtā valoda
    """)
}
