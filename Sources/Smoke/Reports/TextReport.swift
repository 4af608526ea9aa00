internal import Records

/// A page for people.
struct TextReport: Report {
  private let address: String
  private var passed = 0
  private var failed = 0
  private var skipped = 0

  init(address: String, count: Int, startedAt: Timestamp) { self.address = address }

  func beginning() -> String { "\(address)\n" }

  mutating func text(for result: CheckResult) -> String {
    let title = "\(result.name): \(result.title)"
    switch result.outcome {
    case .passed:
      passed += 1
      return "  ok    \(title) (\(result.duration.seconds))\n"
    case .skipped(let reason):
      skipped += 1
      return "  -     \(title): \(reason)\n"
    case .failed(let findings):
      failed += 1
      let lines = findings.map { "          \($0)\n" }.joined()
      return "  FAIL  \(title) (\(result.duration.seconds))\n\(lines)"
    }
  }

  func ending() -> String { "\(passed) passed, \(failed) failed, \(skipped) skipped\n" }
}
