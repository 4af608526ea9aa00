import Records
import Reports

/// Reports with every kind of block, and with hostile text.
enum ReportFixture {
  static let hostile =
    "</title><script>alert(1)</script> & \"a' | `b` [x](javascript:1)\u{1}\u{202E}"

  static let moment = Timestamp(seconds: 1_795_249_168)

  static let day = String(moment.rfc3339.prefix(10))
  static let minute = "\(day) \(moment.rfc3339.dropFirst(11).prefix(5)) UTC"

  static func report(title: String = "Searches", item: String = "Engineer") -> Report {
    Report(
      title: title, moment: moment,
      blocks: [
        .figures([
          Figure("total_jobs", "jobs found", .count(12_345)),
          Figure("rate", "applied for \(item)", .share(0.0256)),
        ]),
        .chart(columns(item)), .chart(shares), .chart(bars(item)),
        .note("About \(item)"), .table(table(item)),
      ])
  }

  static func columns(_ item: String) -> Chart {
    Chart(
      "jobs_per_search", title: "Jobs per search \(item)", kind: .columns,
      of: "Search", series: ["direct", "adjacent"],
      points: [
        .init("2026-11-20 \(item)", tick: "20 Nov", [30, 11]), .init("2026-11-21", [0, 7]),
      ])
  }

  static let shares = Chart(
    "match", title: "Direct and adjacent", kind: .shares, of: "Match", series: ["jobs"],
    points: [.init("direct", [30]), .init("adjacent", [18]), .init("none", [0])])

  static func bars(_ item: String) -> Chart {
    Chart(
      "place", title: "Where", kind: .bars, of: "Place", series: ["jobs"],
      points: [.init(item, [4]), .init("national", [0])])
  }

  static func table(_ item: String) -> ReportTable {
    ReportTable(
      title: "Past searches",
      columns: [
        .init("created_at", "Date"), .init("title", "Title"),
        .init("total_jobs", "Jobs", isNumeric: true),
      ],
      rows: [
        [.moment(moment), .text(item), .count(41)],
        [.none, .link(item, address: "https://example.org/?a=1&b=2")],
      ])
  }

  static let empty = Report(
    title: "Searches", moment: moment,
    blocks: [
      .empty(.init(message: "No searches yet.", advice: "Begin", command: "jm-upload cv.pdf"))
    ])
}

extension ReportFixture {
  static let comparison = ReportTable(
    title: "Requirements: 1 met",
    columns: [
      .init("requirement", "Requirement"), .init("status", "Status"),
      .init("posting", "The posting says"), .init("resume", "The resume says"),
    ],
    rows: [
      [.text("Forklift"), .verdict("met", .good), .text("“Forklift license”"), .none],
      [.text("SAP"), .verdict("not found", .open), .text("“SAP”"), .text("“none”")],
    ])

  static func entry(_ item: String, id: String = "urn:uuid:1") -> Entry {
    var entry = Entry(id: id, title: .link(item, address: "https://example.org/?a=1&b=2"))
    entry.measure = Figure("score", "Score", .count(91))
    entry.tags = [.init("category", "direct \(item)")]
    entry.facts = [
      Figure("company_name", "Company", .text(item)), Figure("posted", "Posted", .moment(moment)),
    ]
    entry.summary = "About \(item)"
    entry.points = ["Point \(item)"]
    entry.comparison = comparison
    entry.published = moment
    return entry
  }

  static func entries(_ entries: [Entry]) -> Report {
    Report(
      title: "Jobs", moment: moment,
      blocks: [
        .figures([Figure("jobs", "jobs", .count(entries.count))]), .chart(shares),
        .entries(
          EntryList(
            title: "Jobs", facets: [.init("category", "Match")],
            orders: [
              .init("score", "score", isNumeric: true), .init("posted", "newest", isNumeric: true),
              .init("title", "title"), .init("salary", "salary"),
            ], entries: entries)),
      ])
  }
}
