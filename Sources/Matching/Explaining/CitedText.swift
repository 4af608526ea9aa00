/// The content of the cited spans of one side.
struct CitedText: Sendable {
  private let quotations: [String]
  private let skills: Set<Int>
  private let tokens: [[Token]]
  private let numbers: Set<String>

  init(_ spans: [Evidence.Span]) {
    quotations = spans.map { Self.singleSpaced($0.text) }
    tokens = spans.map { Tokenizer.tokens($0.text) }
    let reader = SkillReader(table: .shared)
    skills = Set(tokens.flatMap { reader.mentions(in: $0, doubtful: true).map(\.skill) })
    numbers = Set(tokens.joined().compactMap(ClaimReader.number))
  }

  /// Whether the spans contain what a claim states.
  func contains(_ claim: Claim) -> Bool {
    switch claim.value {
    case .skill(let skill): skills.contains(skill)
    case .number(let number): numbers.contains(number)
    case .quotation(let text): quotations.contains { $0.contains(Self.singleSpaced(text)) }
    case .words(let words):
      tokens.contains { span in
        span.indices.contains { start in
          start + words.count <= span.count
            && zip(words, span[start...]).allSatisfy { $0 == $1.text || $0 == Stem.of($1.text) }
        }
      }
    }
  }

  /// Returns the difference between the earliest and the latest year in the spans, with `asOf` for
  /// words such as "present"; nil for fewer than two years.
  func yearsCovered(asOf: YearMonth?) -> Int? {
    var years = numbers.compactMap { Int($0) }.filter { YearMonth.years.contains($0) }
    if tokens.joined().contains(where: { QuotedResume.presentWords.contains($0.text) }),
      let asOf
    {
      years.append(asOf.year)
    }
    guard years.count > 1, let first = years.min(), let last = years.max() else { return nil }
    return last - first
  }

  /// Replaces each run of whitespace by one space.
  static func singleSpaced(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
