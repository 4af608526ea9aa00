import LineIO
import Testing

@Suite struct ByteWriterTests {
  @Test func holdsBackUntilFlush() throws {
    let (reading, writing) = makePipe()
    let writer = ByteWriter(writing)
    try writer.writeLine("a".utf8)
    #expect(!reading.isReadable)
    try writer.flush()
    try writing.close()
    #expect(try reading.readAll() == Array("a\n".utf8))
    try reading.close()
  }

  @Test func aFullDiskIsAnErrorThatStays() throws {
    let full: FileDescriptor
    do { full = try .open(writing: "/dev/full") } catch { return }  // Only Linux has this device.
    let writer = ByteWriter(full)
    try writer.writeLine("a".utf8)
    #expect(throws: SystemError.self) { try writer.flush() }
    try? writer.writeLine("b".utf8)
    #expect(throws: SystemError.self) { try writer.flush() }
    try full.close()
  }

  @Test func aClosedPipeIsAnError() throws {
    Signals.ignoreClosedPipe()
    let (reading, writing) = makePipe()
    try reading.close()
    let writer = ByteWriter(writing)
    try writer.writeLine("a".utf8)
    let error = #expect(throws: SystemError.self) { try writer.flush() }
    #expect(error?.isClosedPipe == true)
    try writing.close()
  }

  @Test func readingStopsAtTheLimit() throws {
    let file = try makeFile(Array(repeating: 0x61, count: 100))
    #expect(throws: SystemError.self) { try file.readAll(limit: 99) }
    try file.close()
  }

  @Test(arguments: [0, 1, 99, 100, 101, 70_000]) func allIsReadWhateverIsExpected(_ expected: Int)
    throws
  {
    let content = (0..<100).map { UInt8($0) }
    let file = try makeFile(content)
    #expect(try file.readAll(expecting: expected, limit: 100) == content)
    try file.close()
  }

  @Test func memoryIsFilledFromAFile() throws {
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
}
