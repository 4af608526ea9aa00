#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes that a document owns: part of the file or of a decoded stream, or a decrypted string.
///
/// A run holds no reference, so that objects, names and strings need no reference counting. It is
/// valid as long as the `ByteArena` or `OwnedBytes` it points into; runs never leave this module.
/// Every access is checked; bytes outside the run read as 0.
struct ByteRun {
  let base: UnsafePointer<UInt8>
  let count: Int

  /// - Parameter count: A number that is not negative.
  init(base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

  /// The bytes of a literal, which live as long as the program.
  init(_ literal: StaticString) {
    precondition(literal.hasPointerRepresentation)
    self.init(base: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  static var empty: ByteRun { ByteRun("") }

  var isEmpty: Bool { count == 0 }

  /// The byte at an index; 0 outside the run.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    index >= 0 && index < count ? base[index] : 0
  }

  /// The bytes from `start` up to `end`; both are clamped to the run.
  func slice(_ start: Int, _ end: Int) -> ByteRun {
    let lower = Swift.min(Swift.max(start, 0), count)
    let upper = Swift.min(Swift.max(end, lower), count)
    return ByteRun(base: base + lower, count: upper - lower)
  }

  func dropFirst(_ length: Int) -> ByteRun { slice(length, count) }

  var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  @inline(__always)
  static func == (run: ByteRun, literal: StaticString) -> Bool {
    run.count == literal.utf8CodeUnitCount && memcmp(run.base, literal.utf8Start, run.count) == 0
  }

  static func != (run: ByteRun, literal: StaticString) -> Bool { !(run == literal) }

  static func == (left: ByteRun, right: ByteRun) -> Bool {
    left.count == right.count && memcmp(left.base, right.base, left.count) == 0
  }

  /// Whether the bytes at an offset equal the literal.
  @inline(__always)
  func matches(_ literal: StaticString, at offset: Int) -> Bool {
    let length = literal.utf8CodeUnitCount
    return offset >= 0 && offset <= count - length
      && memcmp(base + offset, literal.utf8Start, length) == 0
  }

  /// The first index of the literal at or after an offset.
  func firstIndex(of literal: StaticString, from offset: Int = 0) -> Int? {
    let last = count - literal.utf8CodeUnitCount
    var index = offset
    guard index >= 0 else { return nil }
    while index <= last {
      guard let found = memchr(base + index, Int32(literal.utf8Start[0]), last - index + 1) else {
        return nil
      }
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if matches(literal, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// The last index of the literal at or after an offset.
  func lastIndex(of literal: StaticString, from offset: Int = 0) -> Int? {
    var index = count - literal.utf8CodeUnitCount
    while index >= Swift.max(offset, 0) {
      if matches(literal, at: index) { return index }
      index -= 1
    }
    return nil
  }

  /// The big-endian unsigned number of `width` bytes (0 to 8) at an offset. Bytes outside read as
  /// 0.
  func bigEndian(at offset: Int, width: Int) -> Int {
    var value: UInt64 = 0
    for index in 0..<Swift.min(width, 8) { value = value << 8 | UInt64(self[offset &+ index]) }
    return Int(clamping: value)
  }

  var u8Array: [UInt8] { Array(buffer) }

  /// The run split at line feeds.
  var lines: [ByteRun] {
    var lines: [ByteRun] = []
    var start = 0
    for index in 0...count where index == count || base[index] == 10 {
      lines.append(slice(start, index))
      start = index + 1
    }
    return lines
  }
}
