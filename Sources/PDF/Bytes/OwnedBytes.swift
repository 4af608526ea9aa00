/// Bytes in memory of their own, freed with the last reference.
final class OwnedBytes {
  let run: ByteRun
  private let memory: UnsafeMutablePointer<UInt8>

  /// Takes over memory that was allocated with `UnsafeMutablePointer.allocate`.
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

  deinit { memory.deallocate() }
}

/// Keeps memory for as long as a document lives, so that runs into it stay valid.
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
