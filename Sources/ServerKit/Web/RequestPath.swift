/// One spelling for each path. Routing, the gateway's key check and the choice of an error format
/// must not disagree about `//auth/v1`, `/./auth`, `/%61uth` or `/auth/v1/`.
package enum RequestPath {
  /// Decodes `path` once (RFC 3986 §2.1), removes empty and dot segments (§5.2.4) and a slash at the
  /// end, and encodes again what has to be. Returns nil for a path with a broken escape or a control
  /// character.
  package static func normalized(_ path: String) -> String? {
    if isNormal(path.utf8) { return path }
    guard let decoded = decoded(Array(path.utf8)) else { return nil }
    var segments: [ArraySlice<UInt8>] = []
    for segment in decoded.split(separator: UInt8(ascii: "/")) {
      if segment.elementsEqual("..".utf8) {
        _ = segments.popLast()
      } else if !segment.elementsEqual(".".utf8) {
        segments.append(segment)
      }
    }
    return "/" + segments.map(encoded).joined(separator: "/")
  }

  /// Whether there is nothing to do, as for almost every request.
  private static func isNormal(_ path: String.UTF8View) -> Bool {
    guard path.first == UInt8(ascii: "/") else { return false }
    var last = UInt8(ascii: "a")
    for byte in path {
      if !isUnreserved(byte) && byte != UInt8(ascii: "/") { return false }
      // A segment that is empty or begins with a dot: the second also catches `.well-known`.
      if last == UInt8(ascii: "/") && (byte == last || byte == UInt8(ascii: ".")) { return false }
      last = byte
    }
    return path.count == 1 || last != UInt8(ascii: "/")
  }

  /// The text of a segment of a normalized path.
  static func decodedSegment(_ segment: String) -> String {
    guard segment.utf8.contains(UInt8(ascii: "%")), let bytes = decoded(Array(segment.utf8)) else {
      return segment
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text as a segment of a path or the value of a query item: all but the unreserved characters of
  /// RFC 3986 §2.3 are escaped.
  package static func escaped(_ text: String) -> String { encoded(Array(text.utf8)[...]) }

  private static func decoded(_ path: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var index = 0
    while index < path.count {
      var byte = path[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard index + 1 < path.count, let high = digit(path[index]),
          let low = digit(path[index + 1])
        else { return nil }
        byte = high << 4 | low
        index += 2
      }
      if byte < 0x20 || byte == 0x7F { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  private static func encoded(_ segment: ArraySlice<UInt8>) -> String {
    segment.map { byte in
      if isUnreserved(byte) { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// RFC 3986 §2.3.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }
}
