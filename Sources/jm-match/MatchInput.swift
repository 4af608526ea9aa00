import Command
import Flow
import LineIO
import Records

/// Reads postings and resumes, one after the other, and reports what is neither.
final class MatchInput {
  private let stdin: FileDescriptor
  private let failures: FailureStream
  private let stream: StreamOptions
  private let progress = FlowProgress()
  private let display: ProgressDisplay
  private var tally = Tally()

  init(stdin: FileDescriptor, failures: FailureStream, stream: StreamOptions, messages: Messages) {
    self.stdin = stdin
    self.failures = failures
    self.stream = stream
    display = ProgressDisplay(progress, messages)
  }

  /// Reads all postings of a file or, if `path` is nil, of stdin.
  ///
  /// - Throws: `Failure` if the file cannot be read.
  func postings(_ path: String?) throws -> [ListedPosting] {
    var listed: [ListedPosting] = []
    if let path, try PostingDatabase.isDatabase(path) {
      try PostingDatabase.eachLine(of: path) { bytes, number in
        self.take(InputParser(keyField: nil).line(bytes, number: number), path) {
          record throws(Failure) in listed.append(try ListedPosting(record))
        }
      }
      if let lost { throw lost }
      return listed
    }
    try eachRecord(of: path) { record, _ throws(Failure) in
      listed.append(try ListedPosting(record))
    }
    return listed
  }

  /// Ranks for each resume of a file or, if `path` is nil, of stdin, and writes the matches.
  ///
  /// - Throws: `SystemError` as soon as output is lost, such as to a reader that went away.
  func resumes(_ path: String?, _ ranking: Ranking, _ sink: any ResultSink) throws {
    let flush = { () throws(SystemError) in try sink.flush() }
    try eachRecord(of: path, flush: flush) { record, number throws(Failure) in
      let matches = try ranking.matches(of: record, position: number)
      do throws(SystemError) {
        for match in matches { try sink.write(match) }
      } catch {
        self.lost = error
      }
    }
  }

  /// Ends the run and returns its exit status.
  func finish() throws -> ExitStatus {
    display.end()
    try failures.finish(tally)
    return tally.exitStatus(partialIsSuccess: stream.okPartial)
  }

  private var mayContinue: Bool {
    tally.failed < (stream.failFast ? 1 : stream.maxFailures ?? .max)
  }

  private func eachRecord(
    of path: String?, flush: () throws(SystemError) -> Void = {},
    _ body: (Record, Int) throws(Failure) -> Void
  ) throws {
    guard let path else { return try eachRecord(in: stdin, nil, flush, body) }
    let (file, _) = try InputFile(argument: path).open()
    defer { try? file.close() }
    try eachRecord(in: file, path, flush, body)
  }

  private func eachRecord(
    in file: FileDescriptor, _ path: String?, _ flush: () throws(SystemError) -> Void,
    _ body: (Record, Int) throws(Failure) -> Void
  ) throws {
    let parser = InputParser(keyField: nil)
    let limit = stream.maxLine.bytes
    var reader = LineReader(file, limit: limit)
    var isFirst = true
    while mayContinue {
      let item: InputItem?
      switch try reader.next(beforeWaiting: flush) {
      case .end: return
      case .tooLong: item = parser.tooLong(number: reader.lineNumber, limit: limit)
      case .line(let bytes):
        item = parser.line(Array(bytes), number: reader.lineNumber)
        if isFirst, item != nil, let path {
          try JSONLines.check(
            Array(bytes), number: reader.lineNumber, of: path,
            hint: "convert it first: jm-parse-resume reads documents, jm-import postings")
        }
      }
      isFirst = isFirst && item == nil
      let number = reader.lineNumber
      take(item, path) { record throws(Failure) in try body(record, number) }
      if let lost { throw lost }
    }
  }

  /// Why a match or a failed record could not be written.
  private var lost: SystemError?

  private func take(
    _ item: InputItem?, _ path: String?, _ body: (Record) throws(Failure) -> Void
  ) {
    guard var item, mayContinue else { return }
    if let path { item.label = "\(path): \(item.label)" }
    progress.start()
    do throws(Failure) {
      try body(try item.content.get())
      tally.succeed()
      progress.succeed()
    } catch {
      tally.fail(error)
      progress.fail()
      do throws(SystemError) { try failures.write(item, error) } catch { lost = error }
    }
  }
}
