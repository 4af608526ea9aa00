import Flow
import Synchronization
import Transport

/// Counts the bytes of a file in the progress of the run while they are sent.
final class UploadMeter: Sendable {
  private let progress: FlowProgress
  /// The bytes that the current try has sent.
  private let sent = Atomic(0)

  init(_ progress: FlowProgress) { self.progress = progress }

  /// Begins a try: what an earlier one sent does not count any longer.
  func restarted() -> Check {
    progress.send(bytes: -sent.exchange(0, ordering: .relaxed))
    return Check(meter: self)
  }

  /// Accepts whatever the file holds when it is sent.
  struct Check: ContentCheck {
    fileprivate let meter: UploadMeter

    func add(_ bytes: UnsafeRawBufferPointer) {
      meter.sent.add(bytes.count, ordering: .relaxed)
      meter.progress.send(bytes: bytes.count)
    }

    var isPassed: Bool { true }
  }
}
