import Records

/// A JSON line for each result.
struct LineReport: Report {
  init(address: String, count: Int, startedAt: Timestamp) {}

  func beginning() -> String { "" }
  func text(for result: CheckResult) -> String { result.json.text + "\n" }
  func ending() -> String { "" }
}
