import Dispatch
import LineIO
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct FileDescriptorTests {
  @Test func readingStopsAtTheLimit() throws {
    let file = try makeFile(Array(repeating: 0x61, count: 100))
    #expect(throws: SystemError.self) { try file.readAll(limit: 99) }
    try file.close()
  }

  @Test(arguments: [0, 1, 99, 100, 101, 70_000]) func readsAllBytesWhateverIsExpected(
    _ expected: Int
  )
    throws
  {
    let content = (0..<100).map { UInt8($0) }
    let file = try makeFile(content)
    #expect(try file.readAll(expecting: expected, limit: 100) == content)
    try file.close()
  }

  @Test func readsAFileIntoMemory() throws {
    let content = (0..<100).map { UInt8($0) }
    var memory = [UInt8](repeating: 0, count: 101)
    for room in [100, 101] {
      let file = try makeFile(content)
      let count = try memory.withUnsafeMutableBytes {
        try file.readAll(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<room]))
      }
      #expect(memory[..<count] == content[...])
      try file.close()
    }
    let file = try makeFile(content)
    let error = #expect(throws: SystemError.self) {
      try memory.withUnsafeMutableBytes {
        try file.readAll(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<99]))
      }
    }
    #expect(error?.isTooLarge == true)
    try file.close()
  }

  private func setNonblocking(_ file: FileDescriptor) {
    #expect(fcntl(file.rawValue, F_SETFL, fcntl(file.rawValue, F_GETFL) | O_NONBLOCK) == 0)
  }

  /// A pipe holds 64 KiB: the first write is short, and later ones find it full.
  @Test func writesAllBytesToAPipeThatDoesNotBlock() throws {
    let (reading, writing) = makePipe()
    setNonblocking(writing)
    let content = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 >> 8) }
    try run { () throws(SystemError) in
      try writing.write(content)
      try writing.close()
    } beside: {
      let received = try reading.readAll()
      // Not compared by the macro, which would compute the difference of a million elements.
      let isComplete = received == content
      #expect(isComplete)
    }
    try reading.close()
  }

  /// The reader asks for the next byte before the other thread can write it, at least in some of
  /// the rounds.
  @Test func waitsForBytesFromAPipeThatDoesNotBlock() throws {
    let (reading, writing) = makePipe()
    let (waiting, asking) = makePipe()
    setNonblocking(reading)
    let rounds = 200
    try run { () throws(SystemError) in
      for _ in 0..<rounds {
        if try read(waiting) == 0 { return }
        try writing.write([0x61])
      }
    } beside: {
      defer { try? asking.close() }
      for _ in 0..<rounds {
        try asking.write([0x3F])
        let count = try read(reading)
        try #require(count == 1)
      }
    }
    for file in [reading, writing, waiting] { try file.close() }
  }

  @Test func aPathWithANULIsNotCutShort() {
    let error = #expect(throws: SystemError.self) {
      try FileDescriptor.open(reading: Array("/dev/null\0.pdf".utf8))
    }
    #expect(error?.isNotFound == true)
  }

  private func read(_ file: FileDescriptor) throws(SystemError) -> Int {
    var byte: UInt8 = 0
    return try withUnsafeMutableBytes(of: &byte) { (buffer) throws(SystemError) in
      try file.read(into: buffer)
    }
  }

  /// Runs `body` on a thread of its own, since it blocks, beside `other`.
  private func run(
    _ body: @escaping @Sendable () throws(SystemError) -> Void, beside other: () throws -> Void
  ) throws {
    let outcome = Mutex<Result<Void, SystemError>?>(nil)
    let group = DispatchGroup()
    DispatchQueue(label: "test").async(group: group) {
      let result = Result { () throws(SystemError) in try body() }
      outcome.withLock { $0 = result }
    }
    defer { group.wait() }
    try other()
    group.wait()
    try outcome.withLock { $0 }?.get()
  }
}
