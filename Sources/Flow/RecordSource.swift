import Dispatch
package import LineIO
import Synchronization

/// The input of a program, as it comes: arguments, or the lines of a file.
///
/// Reading happens on a thread of its own, so that a silent input holds up nothing else.
package final class RecordSource: Sendable {
  private typealias Outcome = Result<[InputItem], SystemError>

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

  /// The next items, as many as are there; empty at the end and after `stop`. One caller at a time.
  ///
  /// - Parameter beforeWaiting: called each time before a read that has to wait for input.
  /// - Throws: the error of the read.
  package func next(
    beforeWaiting: @escaping @Sendable () -> Void = {}
  ) async throws(SystemError) -> [InputItem] {
    let outcome = await withCheckedContinuation { continuation in
      let isStopped = state.withLock { state in
        if !state.isStopped { state.waiting = continuation }
        return state.isStopped
      }
      if isStopped { return continuation.resume(returning: .success([])) }
      queue.async { [self] in
        resume(
          with: Outcome { () throws(SystemError) in
            try box.input.next(beforeWaiting: beforeWaiting)
          })
      }
    }
    return try outcome.get()
  }

  /// Ends the input: a caller that waits for it gets none at once.
  package func stop() {
    state.withLock { $0.isStopped = true }
    resume(with: .success([]))
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
  private enum Step {
    case item(InputItem)
    /// A blank line, or the beginning or end of the lines.
    case nothing
    case end
  }

  /// So many items are handed over at once at most.
  private static let batch = 256

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

  mutating func next(beforeWaiting: () -> Void) throws(SystemError) -> [InputItem] {
    var items: [InputItem] = []
    while items.isEmpty || items.count < Self.batch && holdsMore {
      switch try step(beforeWaiting) {
      case .item(let item): items.append(item)
      case .nothing: continue
      case .end: return items
      }
    }
    return items
  }

  /// Whether the next step reads nothing.
  private var holdsMore: Bool { isReadingLines ? reader.holdsLine : !arguments.isEmpty }

  private mutating func step(_ beforeWaiting: () -> Void) throws(SystemError) -> Step {
    if isReadingLines {
      switch try reader.next(beforeWaiting: beforeWaiting) {
      case .end:
        isReadingLines = false
        return .nothing
      case .tooLong: return .item(parser.tooLong(number: reader.lineNumber, limit: maxLine))
      case .line(let bytes):
        let item = parser.line(Array(bytes), number: reader.lineNumber)
        return item.map(Step.item) ?? .nothing
      }
    }
    guard let argument = arguments.popFirst() else { return .end }
    if argument == "-", !dashIsKey {
      isReadingLines = true
      return .nothing
    }
    position += 1
    return .item(parser.argument(argument, position: position))
  }
}
