import Records

/// Takes a journey through all checks, each against its budget.
struct SmokeRun {
  /// By the names of checks, where `--budget` has set one.
  let budgets: [String: Duration]
  private(set) var results: [CheckResult] = []

  init(budgets: [String: Duration]) { self.budgets = budgets }

  /// - Parameter report: called with each result as soon as it is there.
  /// - Returns: 0 when nothing failed; 1; 69 when the service is down; 77 when it refused the
  ///   account.
  mutating func go<E: Error>(
    _ checks: [Check], _ journey: inout Journey,
    report: (CheckResult) throws(E) -> Void
  ) async throws(E) -> ExitStatus {
    for check in checks {
      let result = await outcome(of: check, &journey)
      results.append(result)
      try report(result)
    }
    if let end = journey.end { return end.status }
    return results.contains { $0.isFailed } ? .negative : .success
  }

  private func outcome(of check: Check, _ journey: inout Journey) async -> CheckResult {
    let budget = budgets[check.name] ?? check.budget
    journey.begin(budget: budget)
    if let reason = journey.end?.reason ?? check.obstacle(journey) {
      return CheckResult(
        check: check, outcome: .skipped(reason: journey.secrets.shown(reason)), duration: .zero,
        budget: budget, exchanges: [])
    }
    let start = ContinuousClock.now
    do throws(Failure) {
      try await check.run(&journey)
    } catch {
      journey.fault(error.message)
      if Self.isFinal(error.exit) { journey.end = (error.exit, error.message) }
    }
    let duration = ContinuousClock.now - start
    journey.expect(
      duration <= budget, "took \(duration.seconds), over its budget of \(budget.seconds)")
    let isFirst = results.allSatisfy { $0.exchanges.isEmpty }
    if isFirst, journey.end == nil, let status = journey.exchanges.first?.status,
      (502...504).contains(status)
    {
      journey.end = (.unavailable, "the service answered \(status) at once")
    }
    let faults = journey.faults.map(journey.secrets.shown)
    return CheckResult(
      check: check, outcome: faults.isEmpty ? .passed : .failed(faults), duration: duration,
      budget: budget, exchanges: journey.exchanges)
  }

  /// Whether there is no point in going on: nothing can be reached, or no request may be made.
  private static func isFinal(_ exit: ExitStatus) -> Bool {
    [.unavailable, .configuration, .notSignedIn].contains(exit)
  }
}
