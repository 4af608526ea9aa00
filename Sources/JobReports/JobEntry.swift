internal import Jobs
internal import Records
internal import Reports

/// A job line as an entry of a report. A view token on the line never gets there.
struct JobEntry {
  /// The longest quotation and the longest summary, in characters.
  private static let longestQuotation = 400
  private static let longestSummary = 1_200
  /// More points or requirements than anybody compares.
  private static let mostRows = 40

  let title: String
  let company: String?
  let location: String?
  /// 0 to 100.
  let score: Double?
  let category: String?
  let isRemote: Bool?
  /// When the job was posted, and when its line was fetched.
  let posted: Timestamp?
  let fetched: Timestamp?
  /// The path of the resume that the job was ranked for.
  let resume: String?

  /// - Parameter now: the time that `2 days ago` is relative to if the job has no `fetched_at`.
  init(_ job: borrowing RecordView, now: Timestamp) {
    title = Self.text("title", of: job) ?? "Untitled job"
    company = Self.text("company_name", of: job) ?? Self.text("company", of: job)
    location = Self.text("location", of: job)
    score = job["score"]?.doubleValue.flatMap { $0.isFinite ? $0 : nil }
    category = Self.text("category", of: job)?.lowercased()
    isRemote = job.bool("is_remote")
    fetched = job.string("fetched_at").flatMap { Timestamp(rfc3339: $0) }
    posted =
      job.string("posted_at_estimated").flatMap { Timestamp(rfc3339: $0) }
      ?? PostedAt.estimate(job, now: now)
      ?? job.string("date_posted").flatMap { Timestamp(rfc3339: $0) }
    resume = Self.text("path", of: job)
  }

  /// The entry with what is read only for jobs that are listed.
  ///
  /// - Parameter namesResume: whether the report has jobs for several resumes.
  func entry(_ job: borrowing RecordView, namesResume: Bool) -> Entry {
    var entry = Entry(id: Self.id(of: job), title: .text(title))
    if let address = Self.text("job_url", of: job) { entry.title = .link(title, address: address) }
    entry.measure = score.map { Figure("score", "Score", .count(Int($0.rounded()))) }
    entry.tags = [
      category.map { .init("category", $0) },
      Self.text("scope", of: job).map { .init("scope", $0.lowercased()) },
      isRemote.map { .init("remote", $0 ? "remote" : "not remote") },
    ].compactMap(\.self)
    let facts: [(String, String, String?)] = [
      ("company_name", "Company", company), ("location", "Location", location),
      ("salary_range", "Salary", Self.text("salary_range", of: job)),
      // schema.org spells it FULL_TIME.
      (
        "employment_type", "Type",
        Self.text("employment_type", of: job)?.lowercased().replacing("_", with: " ")
      ),
    ]
    entry.facts = facts.compactMap { name, label, text in
      text.map { Figure(name, label, .text($0)) }
    }
    entry.facts += posted.map { [Figure("posted", "Posted", .moment($0))] } ?? []
    if namesResume, let resume { entry.facts.append(Figure("path", "For", .text("for \(resume)"))) }
    entry.summary = Self.text("explanation_summary", of: job).map {
      Self.cut($0, to: Self.longestSummary)
    }
    entry.points = (job["bullets"]?.arrayValue ?? []).prefix(Self.mostRows).compactMap(
      \.stringValue
    )
    .map { Self.cut($0, to: Self.longestQuotation) }
    entry.comparison =
      Self.requirements(job["requirements"]?.arrayValue ?? [])
      ?? Self.evidence(job["evidence"]?.arrayValue ?? [], for: entry.points)
    entry.published = posted
    return entry
  }

  private static func requirements(_ requirements: [JSON]) -> ReportTable? {
    let rows = requirements.prefix(mostRows).compactMap { requirement -> [ReportValue]? in
      guard let text = requirement["text"]?.stringValue else { return nil }
      let isPreferred = requirement["importance"]?.stringValue == "preferred"
      return [
        .text(cut(text, to: longestQuotation) + (isPreferred ? " (preferred)" : "")),
        status(requirement["status"]?.stringValue ?? ""), quotation(requirement["posting"]),
        quotation(requirement["resume"]),
      ]
    }
    guard !rows.isEmpty else { return nil }
    var counts: [(word: String, count: Int)] = []
    for row in rows {
      guard case .verdict(let word, _) = row[1] else { continue }
      if let index = counts.firstIndex(where: { $0.word == word }) {
        counts[index].count += 1
      } else {
        counts.append((word, 1))
      }
    }
    return ReportTable(
      title: "Requirements: " + counts.map { "\($0.count) \($0.word)" }.joined(separator: ", "),
      columns: [
        .init("requirement", "Requirement"), .init("status", "Status"),
        .init("posting", "The posting says"), .init("resume", "The resume says"),
      ], rows: rows)
  }

  private static func status(_ status: String) -> ReportValue {
    switch status {
    case "met": .verdict("met", .good)
    case "not_met": .verdict("not met", .bad)
    case "not_found": .verdict("not found", .open)
    default: .verdict(status.replacing("_", with: " "), .open)
    }
  }

  /// The evidence of servers that judge no requirements. Words of the posting that the same words of
  /// the resume support are one row, and a point is named once.
  private static func evidence(_ evidence: [JSON], for points: [String]) -> ReportTable? {
    struct Row { var point: Int, posting: [String], resume: ReportValue }
    var found: [Row] = []
    for item in evidence.prefix(mostRows) {
      let (posting, resume) = (quoted(item["posting"]), quotation(item["resume"]))
      guard posting != nil || resume != .none else { continue }
      let point = item["bullet"]?.intValue ?? -1
      if let last = found.last, last.point == point, last.resume == resume {
        if let posting, !last.posting.contains(posting) {
          found[found.count - 1].posting.append(posting)
        }
      } else {
        found.append(Row(point: point, posting: posting.map { [$0] } ?? [], resume: resume))
      }
    }
    guard !found.isEmpty else { return nil }
    var shown: Int?
    let rows = found.map { row -> [ReportValue] in
      let isNew = row.point != shown && points.indices.contains(row.point)
      shown = row.point
      let posting = row.posting.isEmpty ? nil : row.posting.joined(separator: ", ")
      return [
        isNew ? .text(points[row.point]) : .none, posting.map { .text($0) } ?? .none, row.resume,
      ]
    }
    return ReportTable(
      title: "Evidence",
      columns: [
        .init("point", "Point"), .init("posting", "The posting says"),
        .init("resume", "The resume says"),
      ], rows: rows)
  }

  private static func quotation(_ span: JSON?) -> ReportValue {
    quoted(span).map { .text($0) } ?? .none
  }

  private static func quoted(_ span: JSON?) -> String? {
    guard let text = span?["text"]?.stringValue, !text.isEmpty else { return nil }
    return "“\(cut(text, to: longestQuotation))”"
  }

  /// The same for all lines of the same job.
  private static func id(of job: borrowing RecordView) -> String {
    if let key = JobIdentity.standard.key(of: job) { return StableID.uuid(key) }
    return StableID.of(job.withBytes { line in line.withUnsafeBufferPointer { Array($0) } })
  }

  /// The value of a text field; nil if it is blank.
  private static func text(_ name: StaticString, of job: borrowing RecordView) -> String? {
    guard let text = job.string(name), !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }

  private static func cut(_ text: String, to length: Int) -> String {
    let kept = text.prefix(length)
    return kept.endIndex == text.endIndex ? text : kept.dropLast() + "…"
  }
}
