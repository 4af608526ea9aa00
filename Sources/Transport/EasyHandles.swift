internal import CCurl
internal import Synchronization

/// libcurl's easy handles, which cost more to make and to set up than to use again.
enum EasyHandles {
  /// `@unchecked Sendable`: a handle in here belongs to no transfer.
  private struct Idle: @unchecked Sendable {
    /// What it is set up for, and the handle.
    var handles: [(TransferSetup, UnsafeMutableRawPointer)] = []
  }

  /// So many wait at most to be used again.
  private static let limit = 64
  private static let idle = Mutex(Idle())

  /// A handle on which `setup` has been applied, and besides it only what every transfer sets; nil
  /// when there is no memory.
  static func take(for setup: TransferSetup) -> UnsafeMutableRawPointer? {
    let known = idle.withLock { idle in
      idle.handles.lastIndex { $0.0 === setup }.map { idle.handles.remove(at: $0).1 }
    }
    if let known { return known }
    guard let made = curl_easy_init() else { return nil }
    setup.apply(to: made)
    return made
  }

  /// - Precondition: no transfer uses `handle` any more, and what was set besides `setup` every
  ///   transfer sets anew.
  static func giveBack(_ handle: UnsafeMutableRawPointer, setUpFor setup: TransferSetup) {
    let leftOver = idle.withLock { idle in
      idle.handles.append((setup, handle))
      // The oldest may be set up for what is not asked for any more.
      return idle.handles.count > limit ? idle.handles.removeFirst().1 : nil
    }
    if let leftOver { curl_easy_cleanup(leftOver) }
  }
}
