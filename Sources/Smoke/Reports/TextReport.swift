internal import Records

/// A page for people.
struct TextReport: Report {
  private let address: String
  private var counts = ResultCounts()

  init(address: String, count: Int?, startedAt: Timestamp) { self.address = address }

  func beginning() -> String { "\(address)\n" }

  mutating func text(for result: CheckResult) -> String {
    counts.count(result)
    let title = "\(result.name): \(result.title)"
    let time = "(\(result.duration.inMilliseconds))"
    let head =
      switch result.outcome {
      case .passed: "  ok    \(title) \(time)"
      case .skipped(let reason): "  -     \(title): \(reason)"
      case .failed: "  FAIL  \(title) \(time)"
      case .error: "  ERROR \(title) \(time)"
      case .known: "  known \(title) \(time)"
      }
    return head + "\n" + result.lines.map { "          \($0)\n" }.joined()
  }

  func ending() -> String { counts.line + "\n" }
}
