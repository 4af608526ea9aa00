import Dispatch
import Flow

/// Shows how far a run is: a line on stderr that is written over, when stderr is a terminal and the
/// run lasts over a second; and a line whenever SIGUSR1 asks for one.
struct ProgressDisplay {
  private static let period = DispatchTimeInterval.milliseconds(500)

  private let messages: Messages
  private let ticking: (any DispatchSourceTimer)?

  init(_ progress: FlowProgress, _ messages: Messages) {
    let start = ContinuousClock.now
    let line = { @Sendable in Self.line(progress.counts, after: ContinuousClock.now - start) }
    StatusSignal.answer { messages.note(line()) }
    self.messages = messages
    guard messages.isTerminal else {
      ticking = nil
      return
    }
    let ticking = DispatchSource.makeTimerSource(queue: .global())
    ticking.schedule(deadline: .now() + .seconds(1), repeating: Self.period)
    ticking.setEventHandler { messages.showProgress(line()) }
    ticking.resume()
    self.ticking = ticking
  }

  /// What there is to say of a single record until it is done.
  static var lineOfOne: String {
    line(finished: 0, inFlight: 1, failed: 0, after: .zero)
  }

  func end() {
    StatusSignal.answer {}
    ticking?.cancel()
    messages.clearProgress()
  }

  private static func line(_ counts: FlowProgress.Counts, after time: Duration) -> String {
    line(
      finished: counts.succeeded + counts.failed, inFlight: counts.inFlight, failed: counts.failed,
      after: time)
  }

  private static func line(
    finished: Int, inFlight: Int, failed: Int, after time: Duration
  ) -> String {
    let seconds = time / .seconds(1)
    let rate = seconds > 0 ? Int((Double(finished) / seconds).rounded()) : 0
    return "\(finished) done, \(rate)/s, \(inFlight) in flight, \(failed) failed"
  }
}
