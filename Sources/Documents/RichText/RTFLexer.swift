/// Splits RTF into its tokens (specification 1.9.1, "RTF Syntax").
struct RTFLexer {
  enum Token {
    case open
    case close
    /// `\name` with its number.
    case word(Substring, Int?)
    /// `\~` and similar symbols.
    case symbol(UInt8)
    /// A byte of text in the code page of its font, written directly or as `\'hh`.
    case byte(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Nil at the end of the bytes.
  mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): return .open
      case UInt8(ascii: "}"): return .close
      case UInt8(ascii: "\\"):
        if let token = control() { return token }
      case 0x0A, 0x0D, 0x00: continue
      default: return .byte(byte)
      }
    }
    return nil
  }

  private mutating func control() -> Token? {
    guard index < bytes.count else { return nil }
    let first = bytes[index]
    guard Self.isLetter(first) else {
      index += 1
      guard first == UInt8(ascii: "'") else { return .symbol(first) }
      guard index + 1 < bytes.count, let high = Self.digit(bytes[index]),
        let low = Self.digit(bytes[index + 1])
      else { return nil }
      index += 2
      return .byte(high << 4 | low)
    }
    let start = index
    // The longest control word of the specification has 32 letters.
    while index < bytes.count, index - start < 32, Self.isLetter(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    let number = number()
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    if name == "bin" {
      index = min(bytes.count, index + min(max(number ?? 0, 0), bytes.count))
      return nil
    }
    return .word(name[...], number)
  }

  private mutating func number() -> Int? {
    var place = index
    let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var value = 0
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) {
      // Ten digits suffice for every meaningful number.
      if place - start < 10 { value = value * 10 + Int(bytes[place] - 0x30) }
      place += 1
    }
    guard place > start else { return nil }
    index = place
    return isNegative ? -value : value
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
