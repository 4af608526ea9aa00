import Dispatch
package import Flow

/// Shows the progress of a run: on a line of stderr that is overwritten, if stderr is a terminal and
/// the run lasts over a second, and on a line of its own for each SIGUSR1.
package struct ProgressDisplay {
  /// Shorter runs show nothing.
  private static let delay = DispatchTimeInterval.seconds(1)
  private static let period = DispatchTimeInterval.milliseconds(500)

  private let messages: Messages
  private let timer: (any DispatchSourceTimer)?

  /// - Parameter showsLine: whether the line is shown at all; SIGUSR1 is always answered.
  package init(_ progress: FlowProgress, _ messages: Messages, showsLine: Bool = true) {
    let start = ContinuousClock.now
    let line = { @Sendable in
      ProgressLine(counts: progress.counts, time: ContinuousClock.now - start).text
    }
    StatusSignal.answer { messages.note(line()) }
    self.messages = messages
    guard showsLine, messages.isTerminal else {
      timer = nil
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + Self.delay, repeating: Self.period)
    timer.setEventHandler { messages.showProgress(line()) }
    timer.resume()
    self.timer = timer
  }

  /// Stops showing progress; calling it again does nothing.
  package func end() {
    StatusSignal.answer {}
    timer?.cancel()
    messages.clearProgress()
  }
}

/// The progress of a run in readable form: `120 of 500 done, 12/s, 8 in flight, 1 failed, 32 s
/// left`.
struct ProgressLine {
  var counts: FlowProgress.Counts
  /// The time since the run began.
  var time: Duration

  var text: String {
    let total = counts.total.map { " of \($0)" } ?? ""
    let parts = [
      "\(counts.finished)\(total) done", "\(rateText)/s",
      "\(counts.inFlight) in flight", "\(counts.failed) failed",
    ]
    return (parts + [bytesText, timeLeft].compactMap(\.self)).joined(separator: ", ")
  }

  /// The bytes of files that are sent: `1.5 of 12.0 MB sent`; nil if there are none.
  private var bytesText: String? {
    guard counts.expectedBytes > 0 else { return nil }
    return "\(megabytes(counts.sentBytes)) of \(megabytes(counts.expectedBytes)) MB sent"
  }

  /// Millions of bytes with one decimal, rounded down: nothing is sent before its last byte.
  private func megabytes(_ bytes: Int) -> String {
    "\(bytes / 1_000_000).\(bytes / 100_000 % 10)"
  }

  /// Records finished in a second.
  private var rate: Double {
    let seconds = time / .seconds(1)
    return seconds > 0 ? Double(counts.finished) / seconds : 0
  }

  /// The rate in whole records, or in tenths if it is slow.
  private var rateText: String {
    let tenths = Int((rate * 10).rounded())
    return tenths >= 100 || tenths % 10 == 0
      ? "\(Int(rate.rounded()))" : "\(tenths / 10).\(tenths % 10)"
  }

  /// The expected time to the end; nil while the total or the rate is not known.
  private var timeLeft: String? {
    guard let total = counts.total, total > counts.finished, rate > 0 else { return nil }
    let seconds = Double(total - counts.finished) / rate
    guard let whole = Int(exactly: seconds.rounded(.up)) else { return nil }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    if hours > 0 { return "\(hours) h \(minutes) min left" }
    return minutes > 0 ? "\(minutes) min \(whole % 60) s left" : "\(whole) s left"
  }
}
