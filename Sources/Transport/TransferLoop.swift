internal import CCurl
internal import CProcess
internal import Synchronization

/// libcurl's multi handle and the thread that drives it: one for the whole process, so that all
/// requests share connections, TLS sessions and HTTP/2 streams.
final class TransferLoop: Sendable {
  static let shared = TransferLoop()

  private typealias Continuation = CheckedContinuation<Transfer.End, Never>

  private enum Command: Sendable {
    case start(Transfer, id: UInt64, Continuation)
    case cancel(id: UInt64)
  }

  private struct Inbox {
    var commands: [Command] = []
    var nextID: UInt64 = 0
    /// Whether the loop's thread looks here again only when it is woken.
    var isAsleep = false
  }

  private static let keptMemory = 16 << 20

  private let inbox = Mutex(Inbox())
  /// Only the loop's thread uses the handle, but for `curl_multi_wakeup`, which any thread may call.
  nonisolated(unsafe) private let multi: UnsafeMutableRawPointer?

  private init() {
    // Answers are many, and too large for what the C library keeps by itself.
    cprocess_keep_memory(Self.keptMemory)
    curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    multi = curl_multi_init()
    // Left to itself libcurl keeps few idle connections and opens new ones after every lull.
    jm_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, 256)
    jm_gate_install()
    // The loop lives as long as the process: the pointer stays valid.
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = jm_thread_start(
      { context in
        guard let context else { return }
        Unmanaged<TransferLoop>.fromOpaque(context).takeUnretainedValue().run()
      }, context)
  }

  /// Runs `transfer` to its end. Cancelling the task takes it off the network at once.
  func run(_ transfer: Transfer) async -> Transfer.Completion {
    transfer.completion(await end(of: transfer))
  }

  private func end(of transfer: Transfer) async -> Transfer.End {
    let id = inbox.withLock { inbox in
      inbox.nextID += 1
      return inbox.nextID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        post(.start(transfer, id: id, continuation))
        if Task.isCancelled { post(.cancel(id: id)) }
      }
    } onCancel: {
      post(.cancel(id: id))
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

  /// False when a command has come meanwhile.
  private func fallAsleep() -> Bool {
    inbox.withLock { inbox in
      inbox.isAsleep = inbox.commands.isEmpty
      return inbox.isAsleep
    }
  }

  private func run() {
    var active: [UInt64: (transfer: Transfer, continuation: Continuation)] = [:]
    var ended: [(end: Transfer.End, continuation: Continuation)] = []
    func finish(_ id: UInt64, _ end: Transfer.End) {
      guard let (transfer, continuation) = active.removeValue(forKey: id) else { return }
      curl_multi_remove_handle(multi, transfer.handle)
      ended.append((end, continuation))
    }

    while true {
      jm_gate_enter()
      for command in takeCommands() {
        switch command {
        case .start(let transfer, let id, let continuation):
          active[id] = (transfer, continuation)
          transfer.id = id
          let status = curl_multi_add_handle(multi, transfer.handle)
          if status != CURLM_OK {
            finish(id, .refused(status))
          }
        case .cancel(let id): finish(id, .cancelled)
        }
      }
      var running: Int32 = 0
      curl_multi_perform(multi, &running)
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left) {
        guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
          let transfer = Transfer.of(handle)
        else { continue }
        finish(transfer.id, .done(message.pointee.data.result))
      }
      jm_gate_leave()
      // All at once: who is woken finds them all, and is woken once.
      for (end, continuation) in ended { continuation.resume(returning: end) }
      ended.removeAll(keepingCapacity: true)
      if fallAsleep() { curl_multi_poll(multi, nil, 0, active.isEmpty ? 60_000 : 1_000, nil) }
    }
  }
}
