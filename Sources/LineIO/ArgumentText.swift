/// Command-line arguments as Swift strings, including those that are not UTF-8.
///
/// A file name may hold any byte except NUL and `/`. A byte that is not part of UTF-8 text becomes
/// the private-use scalar U+10FF00 + byte, so that the exact bytes can be recovered. This follows the
/// idea of Python's `surrogateescape` (PEP 383); Swift strings cannot hold surrogates.
package enum ArgumentText {
  private static let offset: UInt32 = 0x10_FF00
  private static let escapes: ClosedRange<UInt32> = offset + 0x80...offset + 0xFF

  /// The arguments of this process, without its name.
  package static func ofProcess() -> [String] {
    let pointers = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return pointers.dropFirst().compactMap { pointer in
      guard let pointer else { return nil }
      var bytes: [UInt8] = []
      var next = pointer
      while next.pointee != 0 {
        bytes.append(UInt8(bitPattern: next.pointee))
        next += 1
      }
      return text(bytes)
    }
  }

  /// Returns `bytes` as text from which `bytes(_:)` recovers them.
  package static func text(_ bytes: [UInt8]) -> String {
    if let text = valid(bytes[...]) { return text }
    var scalars = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let sequence = rest.prefix(sequenceLength(first))
      if let text = valid(sequence), text.unicodeScalars.count == 1 {
        scalars.append(contentsOf: text.unicodeScalars)
        rest = rest.dropFirst(sequence.count)
      } else {
        if let escape = Unicode.Scalar(offset + UInt32(first)) { scalars.append(escape) }
        rest = rest.dropFirst()
      }
    }
    return String(scalars)
  }

  /// Returns the bytes of an argument, exactly as they were given.
  package static func bytes(_ text: String) -> [UInt8] {
    guard text.unicodeScalars.contains(where: isEscape) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      isEscape(scalar)
        ? [UInt8(truncatingIfNeeded: scalar.value - offset)] : Array(String(scalar).utf8)
    }
  }

  /// Whether the scalar stands for a byte that is not part of UTF-8 text.
  package static func isEscape(_ scalar: Unicode.Scalar) -> Bool { escapes.contains(scalar.value) }

  /// The text of UTF-8 bytes; nil if they are not UTF-8, or hold a scalar that escapes a byte.
  private static func valid(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: isEscape)
    else { return nil }
    return text
  }

  /// The length of the UTF-8 sequence that starts with this byte (RFC 3629 §3).
  private static func sequenceLength(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
