package import Records

/// Runs checks one after the other, each against its budget.
package struct SmokeRun {
  /// The budgets that `--budget` sets, by the names of checks.
  private let budgets: [String: Duration]
  /// The checks to run, and those that they need; nil for all.
  private let only: Set<String>?
  private let baseline: Baseline?
  private let interruption: Interruption
  private var results: [CheckResult] = []

  package init(
    budgets: [String: Duration], only: Set<String>? = nil, baseline: Baseline? = nil,
    interruption: Interruption = Interruption()
  ) {
    self.budgets = budgets
    self.only = only
    self.baseline = baseline
    self.interruption = interruption
  }

  /// - Parameter report: called with each result as soon as it is known.
  /// - Returns: 0 if nothing is wrong but what the baseline contains, 1 if a check failed, 69 if the
  ///   service is down, 77 if it refused the account, 78 if the configuration is wrong.
  package mutating func run<S: Scenario, E: Error>(
    _ scenario: inout S,
    report: (CheckResult) throws(E) -> Void
  ) async throws(E) -> ExitStatus {
    for (index, check) in S.checks.enumerated() {
      guard isWanted(check, scenario) else { continue }
      if only != nil, !isOutOfReach(check, scenario) {
        for earlier in S.checks[..<index] where isNeeded(earlier, by: check, scenario) {
          try await run(earlier, &scenario, report)
        }
      }
      try await run(check, &scenario, report)
    }
    if let stop = scenario.log.stop { return stop.status }
    return results.contains { $0.isBad } ? .negative : .success
  }

  /// Whether a check was asked for. What deletes data runs whenever there is some to delete.
  private func isWanted<S: Scenario>(_ check: Check<S>, _ scenario: S) -> Bool {
    guard let only, !only.contains(check.name) else { return true }
    return check.role == .cleanUp && check.skipReason(scenario) == nil
  }

  /// Whether no other check can change why this one is skipped: the first that prepares something is
  /// skipped for the same reason, such as `--anonymous`.
  private func isOutOfReach<S: Scenario>(_ check: Check<S>, _ scenario: S) -> Bool {
    let first = S.checks.first { $0.role == .preparation }
    guard let reason = check.skipReason(scenario) else { return false }
    return first?.skipReason(scenario) == reason
  }

  /// Whether `check` cannot run yet and an earlier one that has not run prepares something.
  private func isNeeded<S: Scenario>(
    _ earlier: Check<S>, by check: Check<S>, _ scenario: S
  ) -> Bool {
    earlier.role == .preparation && check.role != .cleanUp && scenario.log.stop == nil
      && check.skipReason(scenario) != nil && earlier.skipReason(scenario) == nil
      && !results.contains { $0.name == earlier.name }
  }

  private mutating func run<S: Scenario, E: Error>(
    _ check: Check<S>, _ scenario: inout S, _ report: (CheckResult) throws(E) -> Void
  ) async throws(E) {
    let result = await result(of: check, &scenario)
    results.append(result)
    try report(result)
  }

  /// Why a check cannot run. A run that stops early still deletes what it has created.
  private func skipReason<S: Scenario>(of check: Check<S>, _ scenario: S) -> String? {
    let reason = check.skipReason(scenario)
    guard let stop = scenario.log.stop else { return reason }
    return check.role == .cleanUp && reason == nil ? nil : stop.reason
  }

  private func result<S: Scenario>(of check: Check<S>, _ scenario: inout S) async -> CheckResult {
    let budget = budgets[check.name] ?? check.budget
    scenario.log.begin(budget: budget)
    noteInterruption(&scenario)
    if let reason = skipReason(of: check, scenario) {
      let reason = scenario.log.secrets.redacted(reason)
      return CheckResult(check, outcome: .skipped(reason: reason), budget: budget)
    }
    let start = ContinuousClock.now
    var isAnswered = true
    do throws(Failure) {
      try await perform(check, &scenario)
    } catch {
      if noteInterruption(&scenario), check.role != .cleanUp {
        return CheckResult(
          check, outcome: .skipped(reason: Self.interrupted), budget: budget)
      }
      isAnswered = false
      scenario.report(Finding(error.message, rule: error.code))
      if Self.stopsTheRun(error.exit) { scenario.log.stopOnce(error.exit, error.message) }
    }
    let duration = ContinuousClock.now - start
    scenario.expect(
      duration <= budget,
      "took \(duration.inMilliseconds), over the budget of \(budget.inMilliseconds)")
    let isFirst = results.allSatisfy { $0.exchanges.isEmpty }
    if isFirst, scenario.log.stop == nil, let status = scenario.log.exchanges.first?.status,
      (502...504).contains(status)
    {
      isAnswered = false
      scenario.log.stopOnce(
        .unavailable, "the service answered \(status) to the first request")
    }
    let (log, secrets) = (scenario.log, scenario.log.secrets)
    let findings = log.findings.map { $0.map(secrets.redacted) }
    let new = findings.filter { baseline?.contains($0, of: check.name) != true }
    let outcome: CheckResult.Outcome =
      findings.isEmpty ? .passed : new.isEmpty ? .known : isAnswered ? .failed : .error
    var result = CheckResult(check, outcome: outcome, budget: budget)
    result.findings = new
    result.known = findings.filter { !new.contains($0) }
    // A check that got no answer has not seen what is fixed.
    if isAnswered { result.fixed = baseline?.fixed(in: check.name, unless: findings) ?? [] }
    result.duration = duration
    result.exchanges = log.exchanges
    return result
  }

  private static let interrupted = "interrupted"
  /// How long a check that creates something may still wait for its answer after an interruption: without
  /// it, what was created could not be deleted.
  private static let grace = Duration.seconds(5)

  /// Ends the run if the user has done so.
  @discardableResult
  private func noteInterruption<S: Scenario>(_ scenario: inout S) -> Bool {
    guard interruption.isRaised else { return false }
    scenario.log.stopOnce(.interrupted, Self.interrupted)
    return true
  }

  /// Makes the requests of a check. After an interruption, one that compares ends at once, and one that
  /// deletes runs to its end.
  private func perform<S: Scenario>(
    _ check: Check<S>, _ scenario: inout S
  ) async throws(Failure) {
    let start = scenario
    let task = Task { () -> (S, Failure?) in
      var scenario = start
      do throws(Failure) {
        try await check.run(&scenario)
        return (scenario, nil)
      } catch {
        return (scenario, error)
      }
    }
    let role = check.role
    let stop = { @Sendable in
      switch role {
      case .comparison: task.cancel()
      case .preparation:
        Task {
          try? await Task.sleep(for: Self.grace)
          task.cancel()
        }
      case .cleanUp: break
      }
    }
    let (end, failure) = await interruption.during(stop) { await task.value }
    scenario = end
    if let failure { throw failure }
  }

  /// Whether the remaining checks would fail in the same way: the service cannot be reached, or no
  /// request may be made.
  private static func stopsTheRun(_ exit: ExitStatus) -> Bool {
    [.unavailable, .configuration, .notSignedIn].contains(exit)
  }
}
