internal import Records

/// JSON lines: one object per result.
struct JSONReport: Report {
  init(address: String, count: Int?, startedAt: Timestamp) {}

  func beginning() -> String { "" }
  func text(for result: CheckResult) -> String { result.json.text + "\n" }
  func ending() -> String { "" }
}
