import Records

/// A form in which results are told. Each gives text to write: before, for each result, and at the
/// end, however the run ends.
protocol Report {
  /// - Parameter address: the deployment that is checked.
  init(address: String, count: Int, startedAt: Timestamp)

  mutating func beginning() -> String
  mutating func text(for result: CheckResult) -> String
  mutating func ending() -> String
}

/// The forms by their names for `--format`.
enum ReportFormat: String, CaseIterable, Sendable {
  case tap, junit, json, text

  var report: any Report.Type {
    switch self {
    case .tap: TAPReport.self
    case .junit: JUnitReport.self
    case .json: LineReport.self
    case .text: PageReport.self
    }
  }
}
