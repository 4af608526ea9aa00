import Flow
import LineIO
import Records
import Testing

@testable import Command

@Suite(.timeLimit(.minutes(30))) struct FailureStreamTests {
  private let folder: TemporaryFolder
  private static let failed =
    #"{"path":"a","_jm":{"error":{"code":"x","message":"y","retryable":false}}}"#

  init() throws { folder = try TemporaryFolder() }

  private func isFailureFile(_ text: String, maxLine: Int = 1000) throws -> Bool {
    try folder.write(text, to: "file")
    let file = try FileDescriptor.open(reading: Array(folder.path("file").utf8))
    defer { try? file.close() }
    return try FailureStream.isFailureFile(file, maxLine: maxLine)
  }

  @Test func everyLineIsAFailedRecord() throws {
    #expect(try isFailureFile(""))
    #expect(try isFailureFile(Self.failed + "\n"))
    #expect(try isFailureFile(Self.failed + "\n" + Self.failed + "\n"))
  }

  /// A file that is like one at its start is not one.
  @Test(arguments: [
    "text\n", "{\"path\":\"a\"}\n", "\n", "%PDF-1.7\n", "{", #"{"_jm":{"run":"1"}}"#,
    #"{"_jm":{"error":{"code":"x","message":"y"}}}"#,
    #"{"_jm":{"error":{"code":1,"message":"y","retryable":false}}}"#,
  ])
  func otherLineAfterAFailedRecord(_ line: String) throws {
    #expect(try !isFailureFile(line))
    #expect(try !isFailureFile(Self.failed + "\n" + line))
  }

  @Test func lineWithoutEndIsNotReadWhole() throws {
    #expect(try !isFailureFile(Self.failed, maxLine: 10))
  }

  @Test func writesWhatItRecognizes() throws {
    let stream = try FailureStream(
      path: folder.path("failed"), isForced: false, maxLine: 1000, inputs: [],
      messages: Messages(program: "jm-test", file: .standardError))
    let failure = Failure("x", "y", hint: "z", exit: .dataError, httpStatus: 500, retryable: true)
    let record = try Record(Array(#"{"path":"a","_jm":{"run":"1"}}"#.utf8))
    try stream.write(
      InputItem(position: 1, label: "a", content: .success(record), original: record), failure)
    let parser = InputParser(keyField: nil)
    let item = try #require(parser.line(Array("{no".utf8), number: 2))
    try stream.write(item, failure)
    #expect(try isFailureFile(try #require(folder.text("failed"))))
  }

  private func printed(
    _ write: (FailureStream) throws -> Void, failed: String? = nil
  ) throws -> String? {
    let file = try FileDescriptor.open(writing: folder.path("err"))
    defer { try? file.close() }
    let stream = try FailureStream(
      path: failed, isForced: false, maxLine: 1000, inputs: [],
      messages: Messages(program: "jm-test", file: file))
    try write(stream)
    return folder.text("err")
  }

  @Test func tallyNamesTheFile() throws {
    var tally = Tally()
    #expect(try printed { try $0.finish(tally) } == "")
    tally.succeed()
    #expect(try printed { try $0.finish(tally) } == "")
    tally.fail(Failure("x", "y", exit: .dataError))
    #expect(try printed { try $0.finish(tally) } == "jm-test: 1 succeeded, 1 failed\n")
    let path = folder.path("failed")
    #expect(
      try printed({ try $0.finish(tally) }, failed: path)?.hasSuffix(
        "jm-test: 1 succeeded, 1 failed; see \(path)\n") == true)
  }

  @Test func oneRecordIsCountedOnlyWhenItsFailureIsInAFile() throws {
    var tally = Tally()
    tally.fail(Failure("x", "y", exit: .dataError))
    #expect(try printed { try $0.finish(tally) } == "")
    let path = folder.path("failed")
    #expect(
      try printed({ try $0.finish(tally) }, failed: path)
        == "jm-test: 0 succeeded, 1 failed; see \(path)\n")
  }

  @Test func runWithoutInputChangesNothing() throws {
    try folder.write(Self.failed + "\n", to: "failed")
    _ = try printed({ try $0.finish(Tally()) }, failed: folder.path("failed"))
    #expect(folder.text("failed") == Self.failed + "\n")
    var tally = Tally()
    tally.succeed()
    _ = try printed({ try $0.finish(tally) }, failed: folder.path("failed"))
    #expect(folder.text("failed") == "")
  }

  @Test(arguments: [
    ("cv.pdf: no such file", "jm-test: cv.pdf: no such file\n"),
    ("cv.pdf is empty", "jm-test: cv.pdf is empty\n"),
    ("cv.pdfs are odd", "jm-test: cv.pdf: cv.pdfs are odd\n"),
    ("it\nfailed\u{1B}[2J\u{202E}", "jm-test: cv.pdf: it failed\u{FFFD}[2J\u{FFFD}\n"),
  ])
  func failureIsOneLineThatNamesItsInputOnce(_ message: String, _ line: String) throws {
    let record = try Record(Array(#"{"path":"cv.pdf"}"#.utf8))
    let item = InputItem(
      position: 1, label: "cv.pdf", content: .success(record), original: record)
    let text = try printed { stream in
      try stream.write(item, Failure("x", message, exit: .noInput))
    }
    #expect(text == line)
  }
}
