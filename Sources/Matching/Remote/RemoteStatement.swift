/// What a sentence, a location or a title says about remote work.
enum RemoteStatement: Sendable, Hashable {
  case offered
  /// Some days at home are not a remote job.
  case hybrid
  case denied

  /// How many words before and after a phrase, inside its sentence, may deny it. Tested by
  /// `ThresholdTests/denials`.
  private static let wordsBefore = 12
  private static let wordsAfter = 5

  /// Returns what all sentences say together: one denial is enough, and a limit to some days is a limit of the
  /// offer; nil if they say nothing.
  static func summary(of statements: [RemoteStatement?]) -> RemoteStatement? {
    [.denied, .hybrid, .offered].first { statements.contains($0) }
  }

  /// Splits a text at full stops, line breaks, bullets and semicolons.
  static func sentences(of tokens: [Token]) -> [ArraySlice<Token>] {
    var sentences: [ArraySlice<Token>] = []
    var start = 0
    for index in tokens.indices.dropFirst()
    where tokens[index].startsSentence || tokens[index].before == UInt8(ascii: ";") {
      sentences.append(tokens[start..<index])
      start = index
    }
    if start < tokens.count { sentences.append(tokens[start...]) }
    return sentences
  }

  /// Reads a sentence of a description.
  init?(sentence: ArraySlice<Token>) {
    if RemotePhrases.onSite.first(in: sentence) != nil, !Self.isAbroad(sentence) {
      self = .denied
      return
    }
    if let phrase = RemotePhrases.full.first(in: sentence) {
      self = Self.isNegated(phrase, sentence) ? .denied : .offered
      return
    }
    if let phrase = RemotePhrases.home.first(in: sentence),
      RemotePhrases.always.first(in: sentence) != nil, !Self.isSubject(phrase, sentence)
    {
      self = Self.isNegated(phrase, sentence) ? .denied : .offered
      return
    }
    guard let phrase = RemotePhrases.offer.first(in: sentence) ?? Self.item(in: sentence),
      !Self.isSubject(phrase, sentence)
    else { return nil }
    self =
      Self.isNegated(phrase, sentence)
      ? .denied : Self.isPartial(sentence) ? .hybrid : .offered
  }

  /// Reads a location. `Remote, OR` is a town in Oregon.
  init?(location: [Token]) {
    guard
      let phrase = RemotePhrases.place.first(in: location[...])
        ?? RemotePhrases.anywhere.first(in: location[...])
    else {
      self.init(workplace: location[...])
      return
    }
    let next = phrase.upperBound
    if location[phrase.lowerBound].text == "remote", next < location.count {
      let word = location[next]
      if RemotePhrases.places.contains(word.text) && word.before == 0 { return nil }
      if word.before == UInt8(ascii: ","),
        word.text == "or" && word.shape == .upper || word.text == "oregon"
      {
        return nil
      }
    }
    self =
      Self.isNegated(phrase, location[...])
      ? .denied : Self.isPartial(location[...]) ? .hybrid : .offered
  }

  /// Reads a location or a title without a word for remote work: `Onsite`, `Berlin (hybrid)`.
  private init?(workplace words: ArraySlice<Token>) {
    if RemotePhrases.mixed.first(in: words) != nil {
      self = .hybrid
    } else if RemotePhrases.atWork.first(in: words) != nil {
      self = .denied
    } else {
      return nil
    }
  }

  /// Reads a title: `Clerk (Remote)`, but not `Remote Sensing Analyst`.
  init?(title: String) {
    let tokens = Tokenizer.tokens(title)
    guard let phrase = RemotePhrases.place.first(in: tokens[...]) else {
      // A title may be about work on site: only a remark in brackets or after a dash tells where the job is.
      guard
        let start = tokens.lastIndex(where: {
          [UInt8(ascii: "("), UInt8(ascii: "-")].contains($0.before)
        })
      else { return nil }
      self.init(workplace: tokens[start...])
      return
    }
    if phrase.upperBound < tokens.count, tokens[phrase.upperBound].before == 0,
      RemotePhrases.places.contains(tokens[phrase.upperBound].text)
    {
      return nil
    }
    self =
      Self.isNegated(phrase, tokens[...])
      ? .denied : Self.isPartial(tokens[...]) ? .hybrid : .offered
  }

  /// Returns the word `remote` where it is an item of its own: `Remote (US only)`, `Location: remote`.
  private static func item(in sentence: ArraySlice<Token>) -> Range<Int>? {
    for index in sentence.indices where RemotePhrases.items.contains(sentence[index].text) {
      let token = sentence[index]
      let starts =
        token.startsListItem || token.startsSentence || token.before == UInt8(ascii: "-")
      guard starts else { continue }
      guard index + 1 < sentence.endIndex else { return index..<index + 1 }
      let next = sentence[index + 1]
      if next.startsListItem || next.before == UInt8(ascii: "-")
        || RemotePhrases.afterItem.contains(next.text)
      {
        return index..<index + 1
      }
    }
    return nil
  }

  /// Whether the phrase is what the job is about: `tools for remote work`, `experience working remotely`.
  private static func isSubject(_ phrase: Range<Int>, _ sentence: ArraySlice<Token>) -> Bool {
    let before = sentence[max(sentence.startIndex, phrase.lowerBound - 3)..<phrase.lowerBound]
    return before.contains { RemotePhrases.subjects.contains($0.text) }
      || before.last.map { RemotePhrases.nextSubjects.contains($0.text) } ?? false
  }

  /// Whether the sentence denies the phrase: `no remote`, `remote work is not possible`. What it denies from
  /// other countries only limits the offer.
  private static func isNegated(_ phrase: Range<Int>, _ sentence: ArraySlice<Token>) -> Bool {
    if isAbroad(sentence) { return false }
    if RemotePhrases.impossible.first(in: sentence) != nil { return true }
    var start = phrase.lowerBound
    while start > sentence.startIndex, phrase.lowerBound - start < wordsBefore,
      sentence[start].before == 0 || sentence[start].before == UInt8(ascii: "-")
    {
      start -= 1
    }
    let before = sentence[start..<phrase.lowerBound]
    let after = sentence[phrase.upperBound...].prefix(wordsAfter).prefix { $0.before == 0 }
    return (Array(before) + after).contains { RemotePhrases.negators.contains($0.text) }
  }

  private static func isAbroad(_ sentence: ArraySlice<Token>) -> Bool {
    sentence.contains { RemotePhrases.abroad.contains($0.text) }
  }

  /// Whether the sentence limits the phrase to some of the time: `hybrid`, `two days`, `sometimes`.
  private static func isPartial(_ sentence: ArraySlice<Token>) -> Bool {
    if RemotePhrases.partial.first(in: sentence) != nil { return true }
    return sentence.indices.contains { index in
      RemotePhrases.days.contains(sentence[index].text)
        && sentence[max(sentence.startIndex, index - 2)..<min(sentence.endIndex, index + 5)]
          .contains { RemotePhrases.nearDays.contains($0.text) }
    }
  }
}
