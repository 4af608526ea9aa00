import LineIO
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct ByteWriterTests {
  @Test func buffersUntilFlush() throws {
    let (reading, writing) = makePipe()
    let writer = ByteWriter(writing)
    try writer.writeLine("a".utf8)
    #expect(!reading.isReadable)
    try writer.flush()
    try writing.close()
    #expect(try reading.readAll() == Array("a\n".utf8))
    try reading.close()
  }

  /// After the error the descriptor works again: what would be written would lack the lost bytes.
  @Test func afterAnErrorNothingIsWritten() throws {
    Signals.ignoreClosedPipe()
    let (closed, writing) = makePipe()
    try closed.close()
    let writer = ByteWriter(writing)
    try writer.writeLine("lost".utf8)
    let first = #expect(throws: SystemError.self) { try writer.flush() }
    let (reading, working) = makePipe()
    #expect(dup2(working.rawValue, writing.rawValue) == writing.rawValue)
    try writer.writeLine("later".utf8)
    let second = #expect(throws: SystemError.self) { try writer.flush() }
    #expect(second == first)
    try working.close()
    try writing.close()
    #expect(try reading.readAll() == [])
    try reading.close()
  }

  @Test func everySixtyFourKiBAreWritten() throws {
    let (reading, writing) = makePipe()
    let writer = ByteWriter(writing)
    let block = [UInt8](repeating: 0x61, count: 1 << 15)
    try writer.write(block)
    #expect(!reading.isReadable)
    try writer.write(block)
    #expect(reading.isReadable)
    try writing.close()
    let isComplete = try reading.readAll() == block + block
    #expect(isComplete)
    try reading.close()
  }

  @Test func aFullDiskIsAnError() throws {
    let full: FileDescriptor
    do { full = try .open(writing: "/dev/full") } catch { return }  // Only Linux has this device.
    let writer = ByteWriter(full)
    try writer.writeLine("a".utf8)
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
}
