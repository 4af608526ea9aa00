/// Recognizes postings for work from home or from anywhere.
enum RemoteWork {
  /// How many words before and after a phrase, inside its sentence, may deny it. Tested by
  /// `ThresholdTests/denials`.
  private static let wordsBefore = 12
  private static let wordsAfter = 5

  /// Whether a posting is remote: by its flag, otherwise by its location, title or description.
  static func isRemote(_ posting: Posting, tokens: [Token]) -> Bool {
    if let flag = posting.remoteFlag { return flag }
    let head = Tokenizer.tokens(posting.location + "\n" + posting.title)
    if offersRemoteWork(head, inDescription: false) { return true }
    return offersRemoteWork(tokens, inDescription: true)
  }

  private static func offersRemoteWork(_ tokens: [Token], inDescription: Bool) -> Bool {
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      let previous = index > 0 ? tokens[index - 1].text : ""
      let isMeant: Bool
      switch token.text {
      case "remote":
        isMeant =
          inDescription
          ? ["fully", "100", "completely", "entirely", "is"].contains(previous)
            || ["position", "role", "job", "work", "first", "team", "working"].contains(next)
          : !["sensing", "control", "support", "area", "areas", "site", "sites", "monitoring"]
            .contains(next)
      case "remotely": isMeant = ["work", "working", "works"].contains(previous)
      case "home":
        isMeant = previous == "from" && index > 1 && tokens[index - 2].text.hasPrefix("work")
      default: isMeant = false
      }
      if isMeant, !isDenied(tokens, index, next) { return true }
    }
    return false
  }

  /// Whether the sentence denies or limits a phrase: `no remote`, `not a remote position`,
  /// `remote work is not possible`, `two days from home`.
  private static func isDenied(_ tokens: [Token], _ index: Int, _ next: String) -> Bool {
    let sentence = tokens[...index].lastIndex { $0.startsSentence } ?? 0
    let before = tokens[max(sentence, index - wordsBefore)..<index]
    let after = tokens[(index + 1)..<min(tokens.count, index + 1 + wordsAfter)].prefix {
      !$0.startsSentence
    }
    let limits: Set<String> = [
      "no", "not", "non", "cannot", "hybrid", "days", "day", "occasional", "occasionally", "isn't",
      "isnt", "without", "never", "sometimes", "partly", "partially", "unable", "neither",
    ]
    return before.contains { limits.contains($0.text) }
      || after.contains { limits.contains($0.text) }
  }
}
