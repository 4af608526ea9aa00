/// Compares the classes of driving licences.
extension RequirementJudge {
  /// Whether an entry denies a class: `Klasse B, Klasse BE noch nicht`.
  func isDenied(_ name: String, in entry: Range<Int>) -> Bool {
    entry.contains { index in
      words[index].text == name
        && [.denied, .learning, .expired].contains(
          PolarityReader(resume: resume).read(index..<index + 1).polarity)
    }
  }

  /// Whether a class is a number, as in Canada: `class 5`.
  func isNumber(_ name: String) -> Bool { Int(name) != nil }

  /// A class of a commercial driver license includes the smaller ones: A includes B, B includes C
  /// (49 CFR 383.91). In Europe, C and D are given to holders of B only, CE includes C, BE and DE
  /// where D is held (directive 2006/126/EC, article 6).
  static func covers(_ held: String, _ wanted: String, isCommercial: Bool) -> Bool {
    if held == wanted { return true }
    if isCommercial {
      return ["a", "b", "c"].contains(held) && ["b", "c"].contains(wanted) && held < wanted
    }
    return includedClasses[held]?.contains(wanted) ?? false
  }

  private static let includedClasses: [String: Set<String>] = [
    "be": ["b"], "c": ["b", "c1"], "c1": ["b"], "ce": ["c", "c1", "b", "be"], "d": ["b", "d1"],
    "d1": ["b"], "de": ["d", "d1", "b", "be"],
  ]

  /// Returns the classes that an entry names, in lower case: `ce`.
  func classes(in entry: Range<Int>) -> [String] {
    var classes: [String] = []
    for index in entry.dropFirst() {
      let word = words[index]
      let isNamed = [
        "class", "klasse", "category", "categorie", "clase", "klassen", "permis", "code", "b1",
        "fuhrerschein", "fahrerlaubnis", "rijbewijs", "carne",
      ]
      .contains(words[index - 1].text)
      if isNamed, word.text.utf8.count <= 2 { classes.append(word.text) }
      // `C+E`.
      if word.text == "e", word.gap.has(.plus), ["c", "d", "b"].contains(words[index - 1].text) {
        classes.append(words[index - 1].text + "e")
        continue
      }
      if !classes.isEmpty, word.text.utf8.count <= 2, word.isCapitalized,
        ["and", "und", "et", "y"].contains(words[index - 1].text) || word.gap.has(.comma)
      {
        classes.append(word.text)
      }
      if word.text.utf8.count == 1, word.shape == .capitalized,
        index + 1 >= entry.upperBound || !words[index + 1].gap.isEmpty
          || index - 1 > entry.lowerBound
      {
        classes.append(word.text)
      }
    }
    return classes
  }
}
