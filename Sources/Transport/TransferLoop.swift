internal import CCurl
internal import Synchronization

/// One of libcurl's multi handles and the thread that drives it. Its transfers share connections and
/// TLS sessions.
final class TransferLoop: Sendable {
  private enum Command: Sendable {
    case start(Transfer, CheckedContinuation<Transfer.End, Never>)
    case cancel(Transfer)
  }

  private struct Inbox {
    var commands: [Command] = []
    /// Whether the loop's thread waits for the network and must be woken to look here.
    var isAsleep = false
  }

  /// The largest number of idle connections kept open: as many as requests are usually in flight.
  private static let idleConnections = 256

  private let inbox = Mutex(Inbox())
  /// `nonisolated(unsafe)`: only the loop's thread uses the handle, except for `curl_multi_wakeup`,
  /// which any thread may call.
  nonisolated(unsafe) private let multi: UnsafeMutableRawPointer?

  /// Starts the loop, which lives as long as the process.
  init() {
    multi = curl_multi_init()
    // By default libcurl keeps four idle connections per running transfer, and so closes almost all
    // of them after every lull.
    jm_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, Self.idleConnections)
    let context = Unmanaged.passRetained(self).toOpaque()
    _ = jm_thread_start(
      { context in
        guard let context else { return }
        Unmanaged<TransferLoop>.fromOpaque(context).takeUnretainedValue().run()
      }, context)
  }

  /// Runs `transfer` to its end. Cancelling the task ends it at once.
  func run(_ transfer: Transfer) async -> Transfer.Completion {
    transfer.completion(await end(of: transfer))
  }

  private func end(of transfer: Transfer) async -> Transfer.End {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        post(.start(transfer, continuation))
        if Task.isCancelled { post(.cancel(transfer)) }
      }
    } onCancel: {
      post(.cancel(transfer))
    }
  }

  private func post(_ command: Command) {
    let wakes = inbox.withLock { inbox in
      inbox.commands.append(command)
      defer { inbox.isAsleep = false }
      return inbox.isAsleep
    }
    if wakes { curl_multi_wakeup(multi) }
  }

  private func takeCommands() -> [Command] {
    inbox.withLock { inbox in
      defer { inbox.commands.removeAll(keepingCapacity: true) }
      inbox.isAsleep = false
      return inbox.commands
    }
  }

  /// Returns false if a command has come in the meantime.
  private func fallAsleep() -> Bool {
    inbox.withLock { inbox in
      inbox.isAsleep = inbox.commands.isEmpty
      return inbox.isAsleep
    }
  }

  private func run() {
    var ended: [(continuation: CheckedContinuation<Transfer.End, Never>, end: Transfer.End)] = []
    // The task that awaits a transfer keeps it alive until its continuation is resumed.
    func finish(_ transfer: Transfer, _ end: Transfer.End) {
      guard let continuation = transfer.waiting.take() else { return }
      curl_multi_remove_handle(multi, transfer.handle)
      ended.append((continuation, end))
    }

    while true {
      jm_gate_enter()
      for command in takeCommands() {
        switch command {
        case .start(let transfer, let continuation):
          transfer.waiting = continuation
          let status = curl_multi_add_handle(multi, transfer.handle)
          if status != CURLM_OK { finish(transfer, .refused(status)) }
        case .cancel(let transfer): finish(transfer, .cancelled)
        }
      }
      var running: Int32 = 0
      curl_multi_perform(multi, &running)
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left) {
        guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
          let transfer = Transfer.of(handle)
        else { continue }
        finish(transfer, .done(message.pointee.data.result))
      }
      jm_gate_leave()
      // All at once, so that one wake-up of a waiting thread serves them all.
      for (continuation, end) in ended { continuation.resume(returning: end) }
      ended.removeAll(keepingCapacity: true)
      if fallAsleep() { curl_multi_poll(multi, nil, 0, running > 0 ? 1_000 : 60_000, nil) }
    }
  }
}
