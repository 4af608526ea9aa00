/// Cuts what an item does not need to be named: praise, and words that say nothing.
extension ItemReader {
  /// Removes adjectives of praise from the beginning, and empty words from both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, !names.contains(start), !isName(start), Self.isEmpty(words[start]),
      !opensCompound(start, before: end), !isHalf(start, before: end)
    {
      start += 1
    }
    // `Some form of CI/CD`.
    if end - start > 2, Self.forms.contains(words[start].text), words[start + 1].text == "of",
      words[start + 1].gap.isEmpty
    {
      start += 2
    }
    // `Knife skills`: one plain word alone would name a thing.
    if end - start == 2, words[start].shape == .lower || words[start].startsSentence,
      !names.contains(start),
      !Self.isEmpty(words[start]), ["skills", "skill"].contains(words[end - 1].text)
    {
      return start..<end
    }
    // `Mit Kafka oder einem anderen System gearbeitet`.
    if end - start > 1, words[end - 1].shape == .lower, words[end - 1].text.hasPrefix("ge"),
      words[end - 1].text.hasSuffix("t"), words[end - 1].text.utf8.count > Self.shortParticiple
    {
      end -= 1
    }
    while end > start, !names.contains(end - 1),
      Self.isEmpty(words[end - 1])
        || words[end - 1].shape == .lower && words[end - 1].text.hasSuffix("ly")
          && words[end - 1].text.utf8.count > Self.longestNoun
    {
      end -= 1
    }
    return start < end ? start..<end : nil
  }

  private static let forms: Set<String> = ["form", "kind", "sort", "type", "flavor", "flavour"]

  /// Whether an adjective of praise is the first half of another word: `full-cycle recruiting`.
  private func opensCompound(_ index: Int, before end: Int) -> Bool {
    index + 1 < end && words[index + 1].gap == .hyphen && !Self.isEmpty(words[index + 1])
      && words[index + 1].shape != .number
  }

  /// Whether an adjective of praise is a part of a name here: `deep tissue`, `high voltage`, but not `full time`.
  private func isHalf(_ index: Int, before end: Int) -> Bool {
    index + 1 < end && Self.halves.contains(words[index].text) && words[index + 1].gap.isEmpty
      && words[index + 1].shape == .lower && words[index + 1].text != "time"
      && !Self.credentials.contains(words[index + 1].singular)
      && !Self.isEmpty(words[index + 1])
  }

  /// The longest word that is not taken for a German participle, in letters.
  private static let shortParticiple = 7

  /// The longest noun in `-ly`, in letters: `assembly`, `monopoly`. Longer words are adverbs.
  private static let longestNoun = 8
  private static let halves: Set<String> = [
    "deep", "high", "natural", "field", "first", "full", "active", "clear",
  ]
  /// Nouns before which an adjective says that a credential counts: `active license`.
  private static let credentials: Set<String> = [
    "license", "licence", "certification", "certificate", "clearance", "registration", "permit",
    "membership", "card", "member", "nurse", "rn", "driver", "passport", "account", "role",
  ]
}
