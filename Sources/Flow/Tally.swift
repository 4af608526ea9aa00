package import Records

/// How the records of a run ended.
package struct Tally: Sendable, Hashable {
  /// Causes in the record itself.
  private static let ownFaults: Set<ExitStatus> = [.dataError, .noInput]
  /// Causes in the service, for which trying again helps.
  private static let outages: Set<ExitStatus> = [.unavailable, .tryAgain]

  package private(set) var succeeded = 0
  package private(set) var failed = 0
  private var causes: Set<ExitStatus> = []

  package init() {}

  package mutating func succeed() { succeeded += 1 }

  /// Counts a failed record. One that was cancelled because the run stopped has no cause of its own.
  package mutating func fail(_ failure: Failure) {
    failed += 1
    if failure.code != "cancelled" { causes.insert(failure.exit) }
  }

  /// The exit status of the run:
  /// - 0 if no record failed
  /// - the cause's code if every record failed from one cause
  /// - 69 or 75 if some records failed by their own fault (65, 66) and all others because the service
  ///   was down or busy; 69 if both of these happened
  /// - else 3
  ///
  /// - Parameter partialIsSuccess: whether it is 0 instead if some records succeeded, or if all failed
  ///   by their own fault: another part of the same input may consist of bad records only.
  package func exitStatus(partialIsSuccess: Bool = false) -> ExitStatus {
    if failed == 0 { return .success }
    if partialIsSuccess, succeeded > 0 || causes.isSubset(of: Self.ownFaults) { return .success }
    if succeeded == 0 {
      if causes.count == 1, let cause = causes.first { return cause }
      let others = causes.subtracting(Self.ownFaults)
      if !others.isEmpty, others.isSubset(of: Self.outages) {
        return others.contains(.unavailable) ? .unavailable : .tryAgain
      }
    }
    return .someFailed
  }
}
