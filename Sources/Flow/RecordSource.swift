import Dispatch
package import LineIO
import Synchronization

/// The input of a program: arguments, or the lines of a file.
///
/// Reading happens on a separate thread, so that a silent input delays nothing else.
package final class RecordSource: Sendable {
  private typealias Outcome = Result<[InputItem], SystemError>

  private let queue = DispatchQueue(label: "input")
  private let box: Box
  private let state = Mutex(State())
  /// The number of items, if it is known before reading: lines of a file are not counted ahead.
  package let count: Int?

  private struct State {
    var waiting: CheckedContinuation<Outcome, Never>?
    var isStopped = false
  }

  /// The reader, used only on `queue`.
  private final class Box: @unchecked Sendable {  // `queue` is serial.
    var input: Input
    init(_ input: consuming Input) { self.input = input }
  }

  /// - Parameter arguments: keys, as `ArgumentText` has them; `-` stands for the lines of `file`
  ///   unless `dashIsKey`. Without arguments the lines of `file` are read.
  package init(
    arguments: [String], file: FileDescriptor, parser: InputParser,
    separator: LineReader.Separator = .lineFeed, maxLine: Int, dashIsKey: Bool = false
  ) {
    let readsLines = arguments.isEmpty || !dashIsKey && arguments.contains("-")
    count = readsLines ? nil : arguments.count
    box = Box(
      Input(
        arguments: arguments.isEmpty ? ["-"] : arguments, file: file, parser: parser,
        separator: separator, maxLine: maxLine, dashIsKey: dashIsKey && !arguments.isEmpty))
  }

  /// Returns the items that can be had without waiting, but at least one; none at the end of the
  /// input and after `stop`. One caller at a time.
  ///
  /// - Parameter beforeWaiting: called before each read that has to wait for input.
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

  /// Ends the input: a caller that waits in `next` gets no items, at once.
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

/// The blocking reader behind `RecordSource`.
private struct Input: ~Copyable {
  private enum Step {
    case item(InputItem)
    /// A blank line, or the start or end of the lines.
    case nothing
    case end
  }

  /// The maximum number of items handed over at once: enough to make the cost of changing threads
  /// small beside reading the lines, and few enough to hold in memory.
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

  /// Whether the next step needs no read.
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
