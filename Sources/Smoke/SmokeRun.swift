package import Records

/// Runs checks one after the other, each against its budget.
package struct SmokeRun {
  /// The budgets that `--budget` sets, by the names of checks.
  private let budgets: [String: Duration]
  private var results: [CheckResult] = []

  package init(budgets: [String: Duration]) { self.budgets = budgets }

  /// - Parameter report: called with each result as soon as it is known.
  /// - Returns: 0 if every check passed or was skipped, 1 if one failed, 69 if the service is
  ///   down, 77 if it refused the account, 78 if the configuration is wrong.
  package mutating func run<S: Scenario, E: Error>(
    _ scenario: inout S,
    report: (CheckResult) throws(E) -> Void
  ) async throws(E) -> ExitStatus {
    for check in S.checks {
      let result = await result(of: check, &scenario)
      results.append(result)
      try report(result)
    }
    if let stop = scenario.log.stop { return stop.status }
    return results.contains { $0.isFailed } ? .negative : .success
  }

  private func result<S: Scenario>(of check: Check<S>, _ scenario: inout S) async -> CheckResult {
    let budget = budgets[check.name] ?? check.budget
    scenario.log.begin(budget: budget)
    if let reason = scenario.log.stop?.reason ?? check.skipReason(scenario) {
      return CheckResult(
        check, outcome: .skipped(reason: scenario.log.secrets.redacted(reason)),
        duration: .zero, budget: budget, exchanges: [])
    }
    let start = ContinuousClock.now
    do throws(Failure) {
      try await check.run(&scenario)
    } catch {
      scenario.report(error.message)
      if Self.stopsTheRun(error.exit) {
        scenario.log.stop = CheckLog.Stop(
          status: error.exit, reason: error.message, message: error.message)
      }
    }
    let duration = ContinuousClock.now - start
    scenario.expect(
      duration <= budget, "took \(duration.seconds), over the budget of \(budget.seconds)")
    let isFirst = results.allSatisfy { $0.exchanges.isEmpty }
    if isFirst, scenario.log.stop == nil, let status = scenario.log.exchanges.first?.status,
      (502...504).contains(status)
    {
      let reason = "the service answered \(status) to the first request"
      scenario.log.stop = CheckLog.Stop(status: .unavailable, reason: reason, message: reason)
    }
    let findings = scenario.log.findings.map(scenario.log.secrets.redacted)
    return CheckResult(
      check, outcome: findings.isEmpty ? .passed : .failed(findings), duration: duration,
      budget: budget, exchanges: scenario.log.exchanges)
  }

  /// Whether the remaining checks would fail in the same way: the service cannot be reached, or no
  /// request may be made.
  private static func stopsTheRun(_ exit: ExitStatus) -> Bool {
    [.unavailable, .configuration, .notSignedIn].contains(exit)
  }
}
