import LineIO
import Records
import Testing

@testable import Command

/// Results and the progress line share a terminal.
@Suite(.timeLimit(.minutes(30))) struct ProgressSinkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A result that waited in the buffer would be written over a progress line shown later.
  @Test(arguments: [true, false]) func resultsAreOnTheTerminalAtOnce(_ sharesTerminal: Bool) throws
  {
    let output = try FileDescriptor.open(writing: folder.path("out"))
    defer { try? output.close() }
    let messages = Messages(program: "jm-test", file: output)
    let sink = ProgressSink(
      LineSink(ByteWriter(output), isTerminal: false), sharesTerminal ? messages : nil)
    let record = try Record(Array(#"{"a":1}"#.utf8))
    try sink.write(record)
    #expect(folder.text("out") == (sharesTerminal ? "{\"a\":1}\n" : ""))
    try sink.write([record, record] as RecordLines)
    #expect(folder.text("out")?.split(separator: "\n").count == (sharesTerminal ? 3 : 0))
    try sink.finish()
    try sink.flush()
    #expect(folder.text("out")?.split(separator: "\n").count == 3)
  }
}
