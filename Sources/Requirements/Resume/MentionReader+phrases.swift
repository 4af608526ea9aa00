/// Finds the places of phrases that are in no table.
extension MentionReader {
  /// Returns the places of a phrase, whatever is said of it there.
  func occurrences(of phrase: [Word]) -> [Range<Int>] {
    guard let first = phrase.first else { return [] }
    if phrase.count == 1 {
      // A participle is also met by the other forms of its verb: `planned` by `planning`.
      let isParticiple = first.text.hasSuffix("ed") && first.shape == .lower
      var same = resume.singulars[first.singular] ?? []
      // The dative of a German plural: `mit Rahmenverträgen`.
      if !resume.isEnglish, first.text.hasSuffix("n"), first.text.utf8.count > Self.shortestDative {
        same += resume.singulars[String(first.singular.dropLast())] ?? []
      }
      let forms = isParticiple ? resume.stems[first.stem] ?? [] : []
      return Set(
        same + forms.filter { words[$0].text.hasSuffix("ing") || words[$0].text.hasSuffix("ed") }
      )
      .sorted().filter { isSameName(words[$0], first) }.map { $0..<$0 + 1 }
    }
    let rest = phrase.dropFirst()
    var found: [Range<Int>] = []
    let starts =
      resume.isEnglish
      ? resume.stems[first.stem] ?? [] : words.indices.filter { isSameWord(words[$0], first) }
    for index in starts {
      let sentence = resume.text.sentence(around: index)
      let window =
        max(
          sentence.lowerBound, index - phrase.count - 1)..<min(
          sentence.upperBound, index + phrase.count + 2)
      var low = index
      var high = index
      let hasAll = rest.allSatisfy { word in
        guard let at = window.first(where: { $0 != index && isSameWord(words[$0], word) }) else {
          return false
        }
        low = min(low, at)
        high = max(high, at)
        return true
      }
      let between = low + 1..<max(low + 1, high + 1)
      guard hasAll,
        !between.contains(where: { words[$0].gap.has([.comma, .bar, .semicolon]) }),
        // `CPCS card: A04` is `CPCS A04`; `Audit: the night porter` is not `night audit`.
        low == index || !between.contains(where: { words[$0].gap.has(.colon) })
      else { continue }
      found.append(low..<high + 1)
    }
    return found
  }

  /// The shortest German word whose final `n` may be that of the dative, in letters.
  private static let shortestDative = 6

  /// `Registered` is the same as `registration`.
  private func isSameWord(_ own: Word, _ asked: Word) -> Bool {
    own.stem == asked.stem || !resume.isEnglish && Inflection.areSame(own.text, asked.text)
      || asked.text.hasSuffix("tion") && own.text.hasSuffix("ed")
        && Roots.areSame(Roots.of(own), Roots.of(asked))
  }

  /// An abbreviation is not the word that it looks like: `IT` and `it`.
  private func isSameName(_ own: Word, _ asked: Word) -> Bool {
    // `Took the helm` is not `Helm`.
    if resume.isEnglish, asked.shape == .capitalized, !asked.startsSentence,
      asked.gap.isEmpty || asked.gap.has(.colon) && asked.text.utf8.count <= Self.shortName,
      own.shape == .lower
    {
      return false
    }
    // `For` is not `FORS`.
    let longest = own.text == asked.text ? Self.shortestWord - 1 : Self.shortestWord
    return asked.shape != .upper || own.shape != .lower || asked.text.utf8.count > longest
  }

  /// Fewer letters in capitals are an abbreviation.
  private static let shortestWord = 4
  /// After a colon, shorter words with a capital letter are taken for names.
  private static let shortName = 5
}
