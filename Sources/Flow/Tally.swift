package import Records

/// How the records of a run ended.
package struct Tally: Sendable, Hashable {
  package private(set) var succeeded = 0
  package private(set) var failed = 0
  private var causes: Set<ExitStatus> = []

  package init() {}

  package mutating func succeed() { succeeded += 1 }

  /// A record that was given up when the run stopped (`cancelled`) has no cause of its own.
  package mutating func fail(_ failure: Failure) {
    failed += 1
    if failure.code != "cancelled" { causes.insert(failure.exit) }
  }

  /// 0 when none failed; the cause's code when all failed from one cause; else 3, or 0 where
  /// partial success is asked for.
  package func exitStatus(partialIsSuccess: Bool = false) -> ExitStatus {
    if failed == 0 { return .success }
    if succeeded == 0, causes.count == 1, let cause = causes.first { return cause }
    return partialIsSuccess ? .success : .someFailed
  }
}
