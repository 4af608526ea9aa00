internal import Documents
package import Records

/// The formats that postings are read from.
package enum PostingFormat: String, CaseIterable, Sendable {
  /// `JobPosting` of schema.org: JSON-LD, or a page with JSON-LD or microdata.
  case schema
  case greenhouse, lever, ashby
  /// RSS or Atom.
  case feed
  case csv
}

/// A document with postings.
package struct PostingSource: Sendable {
  private let bytes: [UInt8]

  /// - Parameter bytes: in UTF-8, UTF-16 or Windows-1252.
  package init(_ bytes: [UInt8]) {
    let isText = String(validating: bytes, as: UTF8.self) != nil
    self.bytes = isText ? bytes : TextDecoding(bytes).map { Array($0.text.utf8) } ?? bytes
  }

  /// The fields of a job line that a column of a table may be mapped to.
  package static var tableFields: Set<String> { TablePostings.fields }

  /// Returns the postings in their order. Boards, feeds and tables may have none.
  ///
  /// - Parameters:
  ///   - format: nil to recognize it by the content.
  ///   - mapping: for CSV, the column of a field.
  /// - Throws: `not_postings` if the document has none of the formats; `broken_json`, `broken_feed`,
  ///   and what a table throws; `no_postings` if JSON or a page has no postings.
  package func jobs(
    format: PostingFormat? = nil, mapping: [String: String] = [:]
  ) throws(Failure) -> [ImportedJob] {
    let format = if let format { format } else { try recognized() }
    let jobs = try read(format, mapping)
    guard !jobs.isEmpty || format != .schema else {
      throw Failure("no_postings", "the document contains no postings", exit: .dataError)
    }
    return jobs
  }

  private func recognized() throws(Failure) -> PostingFormat {
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let json = try self.json()
      if BoardPostings.greenhouse(json) != nil { return .greenhouse }
      if BoardPostings.lever(json) != nil { return .lever }
      if BoardPostings.ashby(json) != nil { return .ashby }
      return BoardPostings.isEmpty(json) ? .greenhouse : .schema
    case UInt8(ascii: "<"): return FeedPostings.isFeed(bytes) ? .feed : .schema
    default:
      var rows = CSVRows(bytes)
      guard let header = rows.next(), header.count > 1, !bytes.contains(0) else {
        throw Failure(
          "not_postings", "neither JSON, HTML, a feed nor a table with a header",
          exit: .dataError)
      }
      return .csv
    }
  }

  /// The first byte that is not white space or a byte order mark.
  private var first: UInt8? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].first { $0 > 0x20 }
  }

  private func read(
    _ format: PostingFormat, _ mapping: [String: String]
  ) throws(Failure) -> [ImportedJob] {
    switch format {
    case .greenhouse:
      return (BoardPostings.greenhouse(try json()) ?? []).map(BoardPostings.greenhouseJob)
    case .lever: return (BoardPostings.lever(try json()) ?? []).map(BoardPostings.leverJob)
    case .ashby: return (BoardPostings.ashby(try json()) ?? []).map(BoardPostings.ashbyJob)
    case .feed: return try FeedPostings.jobs(bytes)
    case .csv: return try TablePostings.jobs(bytes, mapping: mapping)
    case .schema:
      guard first == UInt8(ascii: "<") else {
        return SchemaPosting.objects(in: try json()).map(SchemaPosting.job)
      }
      return try page()
    }
  }

  private func json() throws(Failure) -> JSON {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do {
      return try JSON(parsing: bytes[start...])
    } catch {
      // Several values, one on each line.
      let lines = bytes[start...].split(separator: UInt8(ascii: "\n")).map(Array.init)
      let values = lines.compactMap { try? JSON(parsing: $0) }
      if values.count == lines.count, values.count > 1 { return .array(values) }
      throw Failure("broken_json", "not valid JSON: \(error)", exit: .dataError)
    }
  }

  /// Reads a page: its JSON-LD, or else its microdata.
  private func page() throws(Failure) -> [ImportedJob] {
    var isData = false
    var broken: JSONSyntaxError?
    var objects: [JSONObject] = []
    for token in MarkupScanner(bytes) {
      switch token {
      case .start(let name, let attributes, _):
        isData =
          name == "script"
          && attributes["type"]?.lowercased().hasPrefix("application/ld+json") == true
      case .text(let text) where isData:
        do throws(JSONSyntaxError) {
          objects += SchemaPosting.objects(in: try JSON(parsing: Self.withoutComments(text)))
        } catch {
          broken = error
        }
      case .text: break
      case .end: isData = false
      }
    }
    if objects.isEmpty {
      objects = Microdata.items(in: bytes).flatMap { SchemaPosting.objects(in: $0) }
    }
    if objects.isEmpty, let broken {
      throw Failure(
        "broken_json", "the JSON-LD of the page is not valid: \(broken)", exit: .dataError)
    }
    return objects.map(SchemaPosting.job)
  }

  /// Pages hide JSON-LD from old browsers in comments, and put line breaks into its strings.
  private static func withoutComments(_ text: String) -> String {
    var text = text.trimmed
    for start in ["<!--", "//<![CDATA[", "/*<![CDATA[*/"] where text.hasPrefix(start) {
      text.removeFirst(start.count)
    }
    for end in ["-->", "//]]>", "/*]]>*/"] where text.hasSuffix(end) { text.removeLast(end.count) }
    var isString = false
    var isEscaped = false
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isString, scalar.value < 0x20 {
        result.append(" ")
        isEscaped = false
        continue
      }
      if scalar == "\"", !isEscaped { isString.toggle() }
      isEscaped = scalar == "\\" && !isEscaped
      result.append(scalar)
    }
    return String(result)
  }
}
