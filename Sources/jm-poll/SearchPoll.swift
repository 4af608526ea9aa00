import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand
import ServiceKit

/// Polls a search until it ends.
struct SearchPoll: Sendable {
  let interval: Duration
  let wait: Duration
  /// Whether to ask once and accept any status.
  let once: Bool
  /// Whether to emit every change of status, not only the last one.
  let follow: Bool

  var program: RecordProgram {
    RecordProgram(key: "view_token", requires: ["view_token"], cacheKey: ["view_token"], work: run)
  }

  /// Polls the search in a record.
  ///
  /// - Throws: `search_failed` (65), `search_timed_out` (75), and the failures of the requests.
  private func run(
    _ client: ServiceClient, _ fields: RecordFields, _ cache: RecordCache, _ emit: Emit
  ) async throws(Failure) {
    let viewToken = fields["view_token"]
    let clock = ContinuousClock()
    let start = clock.now
    var schedule = PollSchedule(interval: interval, wait: wait)
    var lastStatus: String?
    while true {
      let answer = try await client.send(.session(viewToken: viewToken))
      let session = answer.value
      let status = session["status"]?.stringValue
      if status == "failed" { throw failure(session) }
      if status == "completed" { await cache.keep([Record(session)], emit) }
      let isLast = status == "completed" || once
      if isLast || follow && status != lastStatus {
        await emit(fields.record.setting(session.members), requestID: answer.requestID)
      }
      if isLast { return }
      lastStatus = status
      guard let delay = schedule.nextDelay(elapsed: clock.now - start) else {
        throw timedOut(status)
      }
      do {
        try await emit.waiting { try await Task.sleep(for: delay) }
      } catch {
        throw Failure(
          "cancelled", "the run stopped before the search ended", exit: .tryAgain, retryable: true)
      }
    }
  }

  private func failure(_ session: JSONObject) -> Failure {
    let reason = session["error_message"]?.stringValue
    return Failure(
      "search_failed", "the search failed" + (reason.map { ": \($0)" } ?? ""),
      hint: "upload the resume again with jm-upload", exit: .dataError)
  }

  private func timedOut(_ status: String?) -> Failure {
    Failure(
      "search_timed_out",
      "the search is still \(status ?? "running") after \(TimeSpan(wait).defaultValueDescription)",
      hint: "poll again with the same token, or raise --wait", exit: .tryAgain, retryable: true)
  }
}
