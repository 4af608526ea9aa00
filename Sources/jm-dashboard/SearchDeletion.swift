import Command
import Flow
import JobMatchNow
import Records
import ServiceKit

/// Deletes past searches for `--delete`.
struct SearchDeletion: Sendable {
  let client: ServiceClient
  let messages: Messages

  /// Deletes each search, and continues after a failure.
  ///
  /// The service may accept an id that it does not know, and it lists only the latest searches. So
  /// an id counts as unknown if the service says so, or if it lists all searches and not this one.
  ///
  /// - Returns: 65 if no id was known, 3 if only some were.
  /// - Throws: `Failure` if the dashboard cannot be read.
  func run(_ ids: [String]) async throws(Failure) -> Records.ExitStatus {
    let dashboard = try await client.send(.dashboard).value
    let listed = Set(dashboard.sessions.compactMap { $0["id"]?.stringValue })
    let isComplete = dashboard.sessions.count >= dashboard.summary["total_searches"]?.intValue ?? 0
    var tally = Tally()
    for id in ids {
      do throws(Failure) {
        if isComplete, !listed.contains(id) { throw Self.unknown(id) }
        // Another program may have deleted a listed search in the meantime.
        let isDeleted = try await client.send(.deleteSession(id: id)).value
        guard isDeleted || listed.contains(id) else { throw Self.unknown(id) }
        messages.note("deleted the search \(Printable.line(id))")
        tally.succeed()
      } catch {
        if error.isNotSent {
          tally.succeed()
          continue
        }
        messages.error(error)
        tally.fail(error)
      }
    }
    return tally.exitStatus()
  }

  private static func unknown(_ id: String) -> Failure {
    Failure(
      "no_such_session", "there is no search with the id \(Printable.line(id))",
      hint: "'jm-dashboard --sessions' lists the searches and their ids", exit: .dataError)
  }
}
