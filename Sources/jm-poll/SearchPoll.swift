import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand

/// Asks for one search until it has ended.
struct SearchPoll: Sendable {
  let client: JobMatchNowClient
  let kept: KeptAnswers
  let interval: Duration
  let wait: Duration
  /// Ask once and take any status for an answer.
  let once: Bool
  /// Hand on every change of status, not only the last.
  let follow: Bool

  /// - Throws: `search_failed` (65), `search_timed_out` (75), and what asking throws.
  func run(_ record: Record, _ emit: Emit) async throws(Failure) {
    guard let viewToken = record.string("view_token"), !viewToken.isEmpty else {
      throw Failure("missing_field", "the record has no \"view_token\"", exit: .dataError)
    }
    let clock = ContinuousClock()
    let end = clock.now + wait
    var lastStatus: String?
    while true {
      let answer = try await client.session(viewToken: viewToken)
      let session = answer.value
      let status = session["status"]?.stringValue
      if status == "failed" { throw failure(session) }
      if status == "completed" { await kept.keep([Record(session)], for: viewToken, emit) }
      let isOver = status == "completed" || once
      if isOver || follow && status != lastStatus {
        await emit(record.setting(session.members), requestID: answer.requestID)
      }
      if isOver { return }
      lastStatus = status
      if clock.now + interval > end { throw timedOut(status) }
      do {
        try await emit.waiting { try await Task.sleep(for: interval) }
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
