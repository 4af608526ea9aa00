import Dispatch
package import LineIO
import Synchronization

/// The input of a program, one item at a time: arguments, or the lines of a file.
///
/// Reading happens on a thread of its own, so that a silent input holds up nothing else.
package final class RecordSource: Sendable {
  private typealias Outcome = Result<InputItem?, SystemError>

  private let queue = DispatchQueue(label: "input")
  private let box: Box
  private let state = Mutex(State())

  private struct State {
    var waiting: CheckedContinuation<Outcome, Never>?
    var isStopped = false
  }

  /// What is read, touched only on `queue`.
  private final class Box: @unchecked Sendable {  // `queue` is serial.
    var input: Input
    init(_ input: consuming Input) { self.input = input }
  }

  /// - Parameter arguments: keys; `-` stands for the lines of `file` unless `dashIsKey`. Without
  ///   arguments the lines of `file` are read.
  package init(
    arguments: [String], file: FileDescriptor, parser: InputParser,
    separator: LineReader.Separator = .lineFeed, maxLine: Int, dashIsKey: Bool = false
  ) {
    box = Box(
      Input(
        arguments: arguments.isEmpty ? ["-"] : arguments, file: file, parser: parser,
        separator: separator, maxLine: maxLine, dashIsKey: dashIsKey && !arguments.isEmpty))
  }

  /// The next item, or nil at the end and after `stop`. One caller at a time.
  ///
  /// - Throws: the error of the read.
  package func next() async throws(SystemError) -> InputItem? {
    let outcome = await withCheckedContinuation { continuation in
      let isStopped = state.withLock { state in
        if !state.isStopped { state.waiting = continuation }
        return state.isStopped
      }
      if isStopped { return continuation.resume(returning: .success(nil)) }
      queue.async { [self] in
        resume(with: Outcome { () throws(SystemError) in try box.input.next() })
      }
    }
    return try outcome.get()
  }

  /// Ends the input: a caller that waits for it gets nil at once.
  package func stop() {
    state.withLock { $0.isStopped = true }
    resume(with: .success(nil))
  }

  private func resume(with outcome: Outcome) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: outcome)
  }
}

/// Blocking reader behind `RecordSource`.
private struct Input: ~Copyable {
  private var arguments: ArraySlice<String>
  private let parser: InputParser
  private let maxLine: Int
  private let dashIsKey: Bool
  private var reader: LineReader
  private var isReadingLines = false
  private var position = 0

  init(
    arguments: [String], file: FileDescriptor, parser: InputParser,
    separator: LineReader.Separator, maxLine: Int, dashIsKey: Bool
  ) {
    self.arguments = arguments[...]
    self.parser = parser
    self.maxLine = maxLine
    self.dashIsKey = dashIsKey
    reader = LineReader(file, separator: separator, limit: maxLine)
  }

  mutating func next() throws(SystemError) -> InputItem? {
    while true {
      if isReadingLines {
        if let item = try nextLine() { return item }
        isReadingLines = false
      }
      guard let argument = arguments.popFirst() else { return nil }
      if argument == "-", !dashIsKey {
        isReadingLines = true
        continue
      }
      position += 1
      return parser.argument(argument, position: position)
    }
  }

  private mutating func nextLine() throws(SystemError) -> InputItem? {
    while true {
      switch try reader.next() {
      case .end: return nil
      case .tooLong: return parser.tooLong(number: reader.lineNumber, limit: maxLine)
      case .line(let bytes):
        if let item = parser.line(Array(bytes), number: reader.lineNumber) { return item }
      }
    }
  }
}
