/// Bytes in allocated memory, which is freed with the last reference.
///
/// The run is accessible only within `withRun`: a reference may be released right after its last
/// use, before a run that was taken from it is read.
final class OwnedBytes {
  fileprivate let run: ByteRun
  private let memory: UnsafeMutablePointer<UInt8>

  /// Takes ownership of memory that was allocated with `UnsafeMutablePointer.allocate`.
  init(adopting memory: UnsafeMutablePointer<UInt8>, count: Int) {
    self.memory = memory
    run = ByteRun(base: memory, count: count)
  }

  convenience init(copying bytes: some Collection<UInt8>) {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    let buffer = UnsafeMutableBufferPointer(start: memory, count: bytes.count)
    let (_, written) = buffer.initialize(from: bytes)
    self.init(adopting: memory, count: written)
  }

  var count: Int { run.count }
  var isEmpty: Bool { run.isEmpty }

  func withRun<Result>(_ body: (ByteRun) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(run) }
  }

  deinit { memory.deallocate() }
}

/// Owns memory for the life of a document, so that runs in it stay valid.
final class ByteArena {
  private var owned: [OwnedBytes] = []

  func keep(_ bytes: OwnedBytes) -> ByteRun {
    owned.append(bytes)
    return bytes.run
  }

  func copy(_ bytes: some Collection<UInt8>) -> ByteRun {
    bytes.isEmpty ? .empty : keep(OwnedBytes(copying: bytes))
  }
}
