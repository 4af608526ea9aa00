internal import Records
internal import Requirements

/// An entry of `work` and the lines of the resume that belong to it.
struct ReviewedJob {
  /// The title, or else the organization, as printed.
  let name: String
  /// Where `name` is printed.
  let span: Span
  let hasDates: Bool
  /// The summary and the highlights.
  let description: [String]
  /// The lines of the entry from which no field was read, and those of its title, place and dates.
  private let unread: [String]
  private let header: [String]
  /// The same organization has another entry, which may describe both.
  private let sharesOrganization: Bool

  /// A name of a lower confidence may not be the name of a job: set by hand, below the values that
  /// the parser gives to a title or an organization of a complete entry line (0.8 and more).
  static let minimumConfidence = 0.7

  /// - Returns: nil if the parser is not sure that this is a job, or where it is printed.
  init?(_ work: [JSON], _ index: Int, in text: ReviewedText, headings: Set<String>) {
    let entry = work[index]
    let path = "/work/\(index)/"
    let field = entry["position"] == nil ? "name" : "position"
    guard let name = entry[field]?.stringValue,
      text.confidence(of: path + field) >= Self.minimumConfidence,
      let place = text.place(of: path + field, value: name)
    else { return nil }
    func isOwn(_ line: ReviewedText.Line) -> Bool {
      line.fields.contains { $0.hasPrefix(path) }
    }
    func isForeign(_ line: ReviewedText.Line) -> Bool { !line.fields.isEmpty && !isOwn(line) }
    func isHeading(_ line: Int) -> Bool { headings.contains(text.text(line)) }

    var end = place.line + 1
    while end < text.lines.count, !isForeign(text.lines[end]), !isHeading(end) { end += 1 }
    // Entries side by side: nobody can tell whose line is whose.
    guard !text.lines[end...].contains(where: isOwn) else { return nil }
    var start = place.line
    while start > 0, !isForeign(text.lines[start - 1]), !isHeading(start - 1) { start -= 1 }

    self.name = name
    span = place.span
    hasDates = entry["startDate"] != nil || entry["endDate"] != nil
    description =
      [entry["summary"]?.stringValue].compactMap(\.self)
      + (entry["highlights"]?.arrayValue ?? []).compactMap(\.stringValue)
    let own = text.lines[start..<end].indices
    unread = own.filter { text.lines[$0].fields.isEmpty }.map(text.text)
    header = own.filter { line in
      text.lines[line].fields.contains { !$0.contains("/summary") && !$0.contains("/highlights") }
    }.map(text.text)
    let organization = entry["name"]?.stringValue
    sharesOrganization = work.indices.contains { other in
      other != index && organization != nil && work[other]["name"]?.stringValue == organization
    }
  }

  /// Whether it has dates; nil if a line that was not understood may hold them.
  var isDated: Bool? {
    if hasDates { return true }
    return (unread + header).contains(where: Self.hasNumber) ? nil : false
  }

  /// Whether it says what was done; nil if lines that were not understood may say it.
  var isDescribed: Bool? {
    if !description.isEmpty { return true }
    return unread.isEmpty && !sharesOrganization ? false : nil
  }

  /// Whether the description names a figure; nil without a description, or if lines that were not
  /// understood may name one.
  var hasFigures: Bool? {
    if description.isEmpty { return nil }
    if description.contains(where: Self.hasNumber) { return true }
    return unread.contains(where: Self.hasNumber) ? nil : false
  }

  /// Whether a text has digits, of any script, or a number word.
  private static func hasNumber(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.numericType != nil }
      || Tokenizer.tokens(text).contains { NumberWord.value($0.text) != nil }
  }
}
