import Synchronization

/// Buffered writing to a file in which every write is checked.
///
/// Bytes leave at 64 KiB and on `flush`, large blocks at once. Once a write has failed, every later
/// call throws the same error, so that nothing is lost unseen.
package final class ByteWriter: Sendable {
  private struct State {
    var buffer: [UInt8] = []
    var failure: SystemError?
  }

  private static let capacity = 1 << 16
  /// Copying so many bytes costs more than writing them by themselves.
  private static let largeBlock = 1 << 14
  private let file: FileDescriptor
  private let state = Mutex(State())

  package init(_ file: FileDescriptor) { self.file = file }

  package func write(_ bytes: some Sequence<UInt8>) throws(SystemError) {
    try write { $0.append(contentsOf: bytes) }
  }

  /// Writes a block, which is not copied when it is large.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    if bytes.count < Self.largeBlock { return try write { $0.append(contentsOf: bytes) } }
    try withState { (state) throws(SystemError) in
      try flush(&state)
      try send(bytes, &state)
    }
  }

  /// Writes `line` and a line feed.
  package func writeLine(_ line: some Sequence<UInt8>) throws(SystemError) {
    try write {
      $0.append(contentsOf: line)
      $0.append(0x0A)
    }
  }

  package func flush() throws(SystemError) {
    try withState { (state) throws(SystemError) in try flush(&state) }
  }

  private func write(_ append: (inout [UInt8]) -> Void) throws(SystemError) {
    try withState { (state) throws(SystemError) in
      append(&state.buffer)
      if state.buffer.count >= Self.capacity { try flush(&state) }
    }
  }

  private func withState(
    _ body: (inout State) throws(SystemError) -> Void
  ) throws(SystemError) {
    let result = state.withLock { state in
      Result { () throws(SystemError) in try body(&state) }
    }
    try result.get()
  }

  private func flush(_ state: inout State) throws(SystemError) {
    defer { state.buffer.removeAll(keepingCapacity: true) }
    try send(state.buffer, &state)
  }

  private func send(_ bytes: [UInt8], _ state: inout State) throws(SystemError) {
    if let failure = state.failure { throw failure }
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      state.failure = error
      throw error
    }
  }
}
