package import Records

/// A format for results. Each method returns text to write: before the first result, for each
/// result, and after the last one.
package protocol Report {
  /// - Parameters:
  ///   - address: the deployment that is checked.
  ///   - count: the number of results that follow; nil if it is not known yet.
  init(address: String, count: Int?, startedAt: Timestamp)

  mutating func beginning() -> String
  mutating func text(for result: CheckResult) -> String
  mutating func ending() -> String
}

/// The formats by their names for `--format`.
package enum ReportFormat: String, CaseIterable, Sendable {
  case tap, junit, json, github, md, text

  package var report: any Report.Type {
    switch self {
    case .tap: TAPReport.self
    case .junit: JUnitReport.self
    case .json: JSONReport.self
    case .github: GitHubReport.self
    case .md: MarkdownSummary.self
    case .text: TextReport.self
    }
  }
}
