/// The state of a job. A job without one is ready.
package enum JobStatus: String, Sendable, CaseIterable {
  case ready
  case inProgress = "in_progress"
  case completed, cancelled

  /// All of them, for messages.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
