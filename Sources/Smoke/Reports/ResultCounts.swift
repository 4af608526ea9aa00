/// How many results there are of each kind.
struct ResultCounts: Sendable {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var errors = 0
  private(set) var known = 0
  private(set) var skipped = 0

  init(_ results: [CheckResult] = []) { for result in results { count(result) } }

  mutating func count(_ result: CheckResult) {
    switch result.outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .error: errors += 1
    case .known: known += 1
    case .skipped: skipped += 1
    }
  }

  /// `20 passed, 1 failed, 1 skipped`
  var line: String {
    let rare = [(errors, "without an answer"), (known, "known")].filter { $0.0 > 0 }
    return ([(passed, "passed"), (failed, "failed")] + rare + [(skipped, "skipped")])
      .map { "\($0) \($1)" }.joined(separator: ", ")
  }
}
