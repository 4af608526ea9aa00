/// Reads the lines of a file into one buffer, which is reused.
///
/// Lines end with LF, or with NUL in NUL mode; the last line may have no end. A byte order mark at
/// the start of the file and a CR before an LF are dropped.
package struct LineReader: ~Copyable {
  package enum Separator: Sendable {
    case lineFeed
    case nul
  }

  /// What `next` returns.
  package enum Event {
    /// A line without its end. The memory is valid until the next call.
    case line(UnsafeBufferPointer<UInt8>)
    /// A line longer than the limit, which was skipped.
    case tooLong
    case end
  }

  /// In bytes: a few reads of 64 KiB, the capacity of a pipe.
  private static let initialCapacity = 1 << 17

  private let file: FileDescriptor
  private let separator: Separator
  private let limit: Int
  private var buffer: UnsafeMutableRawBufferPointer
  /// The unread bytes of the buffer.
  private var unread = 0..<0
  private var reachedEnd = false
  private var atStart = true
  /// The number of the last line that `next` returned, from 1.
  package private(set) var lineNumber = 0

  /// - Parameter limit: The greatest length of a line in bytes. The buffer grows only for a line
  ///   that needs it.
  package init(_ file: FileDescriptor, separator: Separator = .lineFeed, limit: Int) {
    self.file = file
    self.separator = separator
    self.limit = limit
    buffer = .allocate(byteCount: Self.initialCapacity, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// Whether `next` would return without waiting for input.
  package var isReady: Bool {
    reachedEnd || firstSeparator(in: unread) != nil || file.isReadable
  }

  /// Whether `next` would return a line that is already in the buffer.
  package var holdsLine: Bool {
    firstSeparator(in: unread) != nil || reachedEnd && !unread.isEmpty
  }

  /// The next line, or the end.
  ///
  /// - Parameter beforeWaiting: Called before each read that has to wait for input.
  package mutating func next(
    beforeWaiting: () throws(SystemError) -> Void = {}
  ) throws(SystemError) -> Event {
    var searched = unread.lowerBound
    while true {
      if let end = firstSeparator(in: searched..<unread.upperBound) {
        let start = unread.lowerBound
        unread = end + 1..<unread.upperBound
        return take(start..<end)
      }
      if reachedEnd {
        if unread.isEmpty { return .end }
        let rest = unread
        unread = unread.upperBound..<unread.upperBound
        return take(rest)
      }
      if unread.count > limit {
        try skipLine(beforeWaiting)
        lineNumber += 1
        return .tooLong
      }
      searched = try fill(beforeWaiting)
    }
  }

  private mutating func take(_ range: Range<Int>) -> Event {
    var range = range
    lineNumber += 1
    if atStart {
      atStart = false
      if range.count >= 3, buffer[range.lowerBound] == 0xEF, buffer[range.lowerBound + 1] == 0xBB,
        buffer[range.lowerBound + 2] == 0xBF
      {
        range = range.lowerBound + 3..<range.upperBound
      }
    }
    if separator == .lineFeed, let last = range.last, buffer[last] == 0x0D {
      range = range.lowerBound..<last
    }
    if range.count > limit { return .tooLong }
    return .line(UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[range]))
  }

  private func firstSeparator(in range: Range<Int>) -> Int? {
    guard let base = buffer.baseAddress, !range.isEmpty else { return nil }
    let byte: Int32 = separator == .lineFeed ? 0x0A : 0
    return ByteSearch.offset(of: byte, in: base + range.lowerBound, count: range.count)
      .map { range.lowerBound + $0 }
  }

  /// Reads more bytes after the unread ones and returns the offset of the first new one.
  private mutating func fill(
    _ beforeWaiting: () throws(SystemError) -> Void
  ) throws(SystemError) -> Int {
    if !file.isReadable { try beforeWaiting() }
    if unread.lowerBound > 0, unread.upperBound == buffer.count || unread.isEmpty {
      let count = unread.count
      if let base = buffer.baseAddress, count > 0 {
        base.copyMemory(from: base + unread.lowerBound, byteCount: count)
      }
      unread = 0..<count
    }
    if unread.upperBound == buffer.count { grow() }
    let searched = unread.upperBound
    let count = try file.read(
      into: UnsafeMutableRawBufferPointer(rebasing: buffer[unread.upperBound...]))
    reachedEnd = count == 0
    unread = unread.lowerBound..<unread.upperBound + count
    return searched
  }

  private mutating func grow() {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: buffer.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }

  /// Drops everything up to the next separator or the end of the file.
  private mutating func skipLine(
    _ beforeWaiting: () throws(SystemError) -> Void
  ) throws(SystemError) {
    while !reachedEnd {
      unread = 0..<0
      _ = try fill(beforeWaiting)
      if let end = firstSeparator(in: unread) {
        unread = end + 1..<unread.upperBound
        return
      }
    }
    unread = 0..<0
  }
}
