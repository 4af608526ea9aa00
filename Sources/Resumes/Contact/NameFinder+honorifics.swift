/// Tells titles before names from names.
extension NameFinder {
  /// Whether a word is a title before a name, which is not a part of it: "Mrs", "Dr.", "Dipl.-Ing.".
  static func isHonorific(_ piece: Fragment) -> Bool {
    let words = Folding.words(piece.scalars).map { $0.filter { $0 != "." } }
    return !words.isEmpty && words.allSatisfy(honorifics.contains)
  }

  private static let honorifics = WordTable.words(
    """
    mr mrs ms miss mx dr prof professor sir dame rev engr engineer ing dipl diplom mag herr frau monsieur madame mme
    mlle don dona sr srta dra lic licda arq cp dott dottssa sig sra signora ir drs mgr bc mudr phdr rndr juddr h c rer
    nat med phil iur habil
    """)

  /// Whether a line is the salutation of a letter: "Ms. Farrow,".
  static func opensLetter(_ line: TextLine) -> Bool {
    guard line.content.scalars.last == ",", line.cells.count == 1 else { return false }
    let words = line.content.split(keepingParentheses: false) { $0 == " " }
    return words.first.map(isHonorific) == true
  }
}
