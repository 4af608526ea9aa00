internal import CCurl
internal import Synchronization

/// libcurl's easy handles, which cost more to make than to use again.
enum EasyHandles {
  /// `@unchecked Sendable`: a handle in here belongs to no transfer.
  private struct Idle: @unchecked Sendable {
    var handles: [UnsafeMutableRawPointer] = []
  }

  /// So many wait at most to be used again.
  private static let limit = 64
  private static let idle = Mutex(Idle())

  /// A handle as `curl_easy_init` makes it, nil when there is no memory.
  static func take() -> UnsafeMutableRawPointer? {
    idle.withLock { $0.handles.popLast() } ?? curl_easy_init()
  }

  /// - Precondition: no transfer uses `handle` any more.
  static func giveBack(_ handle: UnsafeMutableRawPointer) {
    curl_easy_reset(handle)
    let isKept = idle.withLock { idle in
      guard idle.handles.count < limit else { return false }
      idle.handles.append(handle)
      return true
    }
    if !isKept { curl_easy_cleanup(handle) }
  }
}
