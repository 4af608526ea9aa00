import ArgumentParser
import Flow
import LineIO
import Records
import Synchronization
import Testing

@testable import Command

/// A single argument, for which no thread is started, ends as it would among many.
@Suite(.timeLimit(.minutes(30))) struct SingleTests {
  private final class Kept: ResultSink {
    private let records = Mutex<[Record]>([])

    var lines: [String] {
      records.withLock { $0.map { String(decoding: $0.bytes, as: UTF8.self) } }
    }

    func write(_ record: Record) throws(SystemError) { records.withLock { $0.append(record) } }
    func flush() throws(SystemError) {}
    func finish() throws(SystemError) {}
  }

  private let kept = Kept()

  private func run(
    _ options: String..., work: (Record) throws(Failure) -> Record
  ) throws -> Records.ExitStatus? {
    let null = try FileDescriptor.open(writing: "/dev/null")
    defer { try? null.close() }
    let context = Context(
      program: "jm-test", environment: [:], input: null, output: ByteWriter(null),
      messages: Messages(program: "jm-test", file: null), inputIsTerminal: false,
      outputIsTerminal: false, columns: 80)
    return try context.single(
      "a.pdf", keyField: "path", options: StreamOptions.parse(options), results: kept, work: work)
  }

  @Test func resultsAreWritten() throws {
    let status = try run { $0.setting([.init(name: "pages", value: 1)]) }
    #expect(status == .success)
    #expect(kept.lines == [#"{"path":"a.pdf","pages":1}"#])
  }

  @Test func aFailureDecidesTheStatus() throws {
    func fail(_ record: Record) throws(Failure) -> Record {
      throw Failure("no_such_file", "no such file", exit: .noInput)
    }
    let status = try run(work: fail)
    #expect(status == .noInput)
    let partial = try run("--ok-partial", work: fail)
    #expect(partial == .success)
    #expect(kept.lines.isEmpty)
  }

  @Test func nothingIsDoneWithMeta() throws {
    let status = try run("--meta") { $0 }
    #expect(status == nil)
    #expect(kept.lines.isEmpty)
  }
}
