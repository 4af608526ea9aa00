/// Extracts the claims of a sentence: quotations, and outside of them skills, numbers and names.
enum ClaimReader {
  static func claims(in sentence: String, listed: [[String]]) -> [Claim] {
    var claims: [Claim] = []
    var side: Claim.Side?
    let isComputed = sentence.contains("computed from")
    for (index, part) in sentence.split(
      omittingEmptySubsequences: false, whereSeparator: { "“”".contains($0) }
    ).enumerated() {
      if index % 2 == 1 {
        if !part.isEmpty {
          claims.append(
            Claim(
              kind: .quotation, text: String(part), value: .quotation(String(part)), side: side))
        }
        continue
      }
      claims += plain(String(part), &side, listed, isComputed: isComputed)
    }
    return claims
  }

  private static func plain(
    _ text: String, _ side: inout Claim.Side?, _ listed: [[String]], isComputed: Bool
  ) -> [Claim] {
    let tokens = Tokenizer.tokens(text)
    let mentions = SkillReader(table: .shared).mentions(in: tokens, doubtful: true)
    let listedAt = occurrences(of: listed, in: tokens)
    var claims: [Claim] = []
    for (index, token) in tokens.enumerated() {
      if let named = sides[token.text] { side = named }
      func claim(_ kind: ClaimVerifier.Violation.Kind, _ text: String, _ value: Claim.Value) {
        claims.append(Claim(kind: kind, text: text, value: value, side: side))
      }
      if let mention = mentions.first(where: { $0.tokens.lowerBound == index }) {
        let words = tokens[mention.tokens].map(\.text).joined(separator: " ")
        claim(.skill, words, .skill(mention.skill))
      }
      if let words = listedAt[index] {
        claim(.skill, words.joined(separator: " "), .words(words))
      }
      if mentions.contains(where: { $0.tokens.contains(index) }) { continue }
      if let number = number(token) {
        claim(.number, token.text, .number(number))
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        if isComputed, next.hasPrefix("year") { claims[claims.count - 1].isComputed = true }
      } else if token.shape != .lower, !SentenceOpeners.contains(token.text),
        sides[token.text] == nil
      {
        claim(.name, token.text, .words([token.text]))
      }
    }
    return claims
  }

  private static func occurrences(of names: [[String]], in tokens: [Token]) -> [Int: [String]] {
    var found: [Int: [String]] = [:]
    for start in tokens.indices {
      for words in names
      where start + words.count <= tokens.count
        && zip(words, tokens[start...]).allSatisfy({ $0 == $1.text })
        && words.count > found[start]?.count ?? 0
      {
        found[start] = words
      }
    }
    return found
  }

  /// Returns the value of a number in digits or, from two on, in words: `5` for `5`, `five` and
  /// `5th`.
  static func number(_ token: Token) -> String? {
    if let value = NumberWord.value(token.text), value > 1 { return String(value) }
    let digits = token.text.prefix { $0.isNumber || $0 == "." }
    return digits.isEmpty || !(token.text.first?.isNumber ?? false) ? nil : String(digits)
  }

  private static let sides: [String: Claim.Side] = [
    "posting": .posting, "role": .posting, "job": .posting, "employer": .posting,
    "they": .posting, "vacancy": .posting, "resume": .resume, "cv": .resume, "your": .resume,
    "you": .resume, "candidate": .resume, "youve": .resume,
  ]
}
