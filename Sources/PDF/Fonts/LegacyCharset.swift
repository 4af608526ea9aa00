#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The character sets of predefined CMaps that are older than Unicode (ISO 32000-2, table 116),
/// converted by the C library.
struct LegacyCharset {
  private let name: String
  private let leads: ClosedRange<UInt8>
  private let halfWidth: ClosedRange<UInt8>?
  /// Set in both bytes of a code: JIS X 0208 by itself is EUC-JP without the high bits.
  private let highBits: UInt32

  /// The character set of a CMap such as `90ms-RKSJ-H`; nil if it is not a legacy character set.
  init?(_ cmap: ByteRun) {
    func begins(_ prefix: StaticString) -> Bool { cmap.matches(prefix, at: 0) }
    halfWidth = cmap.firstIndex(of: "RKSJ") != nil ? 0xA0...0xDF : nil
    let isBareJIS = cmap == "H" || cmap == "V"
    highBits = isBareJIS ? 0x8080 : 0
    if isBareJIS {
      (name, leads) = ("EUC-JP", 0x21...0x7E)
    } else if cmap.firstIndex(of: "RKSJ") != nil {
      (name, leads) = ("CP932", 0x81...0xFC)
    } else if begins("EUC-H") || begins("EUC-V") {
      (name, leads) = ("EUC-JP", 0x8E...0xFE)
    } else if begins("GBK") || begins("GBpc") || begins("GB-EUC") {
      (name, leads) = ("GBK", 0x81...0xFE)
    } else if begins("B5pc") || begins("HKscs") || begins("ETen") || begins("ETHK") {
      (name, leads) = ("BIG5-HKSCS", 0x81...0xFE)
    } else if begins("KSC") {
      guard cmap.firstIndex(of: "Johab") == nil else { return nil }
      (name, leads) = ("CP949", 0x81...0xFE)
    } else {
      return nil
    }
  }

  func isLead(_ byte: UInt8) -> Bool {
    leads.contains(byte) && halfWidth?.contains(byte) != true
  }

  /// The scalars of a code; empty if the character set has no such character.
  func text(_ code: UInt32) -> [Unicode.Scalar] {
    let converter = iconv_open("UTF-32LE", name)
    guard let converter, Int(bitPattern: converter) != -1 else { return [] }
    defer { iconv_close(converter) }
    let code = code > 0xFF ? code | highBits : code
    var input: [CChar] =
      code > 0xFF
      ? [CChar(bitPattern: UInt8(code >> 8 & 0xFF)), CChar(bitPattern: UInt8(code & 0xFF))]
      : [CChar(bitPattern: UInt8(code & 0xFF))]
    var output = [CChar](repeating: 0, count: 16)
    let written = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        var (from, to) = (source.baseAddress, target.baseAddress)
        var (left, room) = (source.count, target.count)
        return iconv(converter, &from, &left, &to, &room) == UInt.max
          ? 0 : target.count - room
      }
    }
    return stride(from: 0, to: written - 3, by: 4).compactMap { start in
      var value: UInt32 = 0
      for place in (0..<4).reversed() {
        value = value << 8 | UInt32(UInt8(bitPattern: output[start + place]))
      }
      return Unicode.Scalar(value)
    }
  }
}
