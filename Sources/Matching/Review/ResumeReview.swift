package import Records

/// What a resume lacks, and a score, from what its parser found.
///
/// It claims only what the parser is sure of. A check that cannot be made says nothing and does not
/// count.
package struct ResumeReview: Sendable, Hashable {
  /// From 0 to 100; nil if too little could be judged.
  package internal(set) var score: Int?
  package internal(set) var points: [ReviewPoint] = []

  /// A page of a resume has about 500 words. Fewer than a quarter of a page says too little, and
  /// more than three pages are rarely read.
  private static let words = 125...1500

  /// - Parameters:
  ///   - text: what offsets refer to.
  ///   - resume: JSON Resume 1.0.0 with `meta.x-provenance`; spans come from there.
  ///   - sections: objects with a `heading` and a `kind`.
  ///   - warnings: the codes of what the parser did not understand.
  /// - Returns: nil for a resume without text.
  package init?(text: String, resume: JSON, sections: [JSON] = [], warnings: [String] = []) {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    let warnings = Set(warnings)
    var results = ReviewResults()
    checkLayout(warnings, &results)
    checkLength(text, &results)
    // What was not read cannot be called missing.
    if warnings.isDisjoint(with: Self.unread) {
      checkContact(text, resume, &results)
      checkSections(resume, sections, &results)
    }
    if warnings.isDisjoint(with: Self.disordered) {
      let reviewed = ReviewedText(text, provenance: resume["meta"]?["x-provenance"])
      let headings = Set(sections.compactMap { $0["heading"]?.stringValue })
      checkJobs(resume, reviewed, headings, &results)
    }
    score = results.score
  }

  /// The members of an answer.
  package var json: JSON {
    [
      "score": score.map { .number($0) } ?? .null,
      "feedback": .array(points.map(\.json)),
    ]
  }

  /// Warnings after which text or fields may be missing.
  private static let unread = disordered.union([
    "damaged", "invalid_text", "no_text_layer", "truncated", "entries_not_found",
  ])

  /// Warnings after which lines may belong to other entries than they seem to.
  private static let disordered: Set<String> = [
    "text_order_uncertain", "vertical_text", "script_not_supported",
  ]

  /// Warnings about text that programs cannot read.
  private static let partlyUnread: Set<String> = [
    "damaged", "invalid_text", "no_text_layer", "truncated",
  ]

  private mutating func checkLayout(_ warnings: Set<String>, _ results: inout ReviewResults) {
    // The reader's limit, not a fault of the resume.
    guard warnings.isDisjoint(with: ["vertical_text", "script_not_supported"]) else { return }
    let count = points.count
    if warnings.contains("no_sections_found") {
      points.append(
        .init(
          .noSections,
          "You use no section headings that programs recognize, such as Experience or Education."))
    }
    if warnings.contains("text_order_uncertain") {
      points.append(
        .init(
          .unclearOrder,
          "Programs may read your text in the wrong order; a layout in one column avoids that."))
    }
    if !warnings.isDisjoint(with: Self.partlyUnread) {
      points.append(
        .init(
          .partlyUnread,
          "Part of your document could not be read; check that its text can be selected and copied."
        ))
    }
    results.set(.layout, points.count == count)
  }

  private mutating func checkLength(_ text: String, _ results: inout ReviewResults) {
    // Scripts that write no spaces between words have no words to count.
    guard !text.unicodeScalars.contains(where: Self.isUnspaced) else { return }
    let count = text.split(whereSeparator: \.isWhitespace).count {
      $0.contains { $0.isLetter || $0.isNumber }
    }
    results.set(.length, Self.words.contains(count))
    if count < Self.words.lowerBound {
      points.append(
        .init(.tooShort, "Your resume has only \(count) words; say more of what you did."))
    } else if count > Self.words.upperBound {
      points.append(
        .init(.tooLong, "Your resume has \(count) words; shorten it to what matters most."))
    }
  }

  /// Thai to Khmer, kana and ideographs.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00..<0x1100, 0x1780..<0x1800, 0x3040..<0x3130, 0x3400..<0xA000, 0x20000..<0x32000: true
    default: false
    }
  }
}
