/// The bytes that a typed password may stand for in an encrypted file.
enum PasswordForms {
  /// Revisions 2 to 4 (ISO 32000-2, 7.6.4.3.2): the password in PDFDocEncoding, or as it was typed.
  static func early(_ password: [UInt8]) -> [[UInt8]] {
    guard password.contains(where: { $0 >= 0x80 }),
      let text = String(validating: password, as: UTF8.self)
    else { return [password] }
    let encoded = text.unicodeScalars.compactMap { scalar in
      StandardEncodings.pdfDoc.firstIndex(of: UInt16(clamping: scalar.value))
        .flatMap { UInt8(exactly: $0) }
    }
    return encoded.count == text.unicodeScalars.count ? [encoded, password] : [password]
  }

  /// Revisions 5 and 6 (7.6.4.3.3): prepared by SASLprep (RFC 4013), or as it was typed; at most 127
  /// bytes of UTF-8.
  static func modern(_ password: [UInt8]) -> [[UInt8]] {
    let typed = Array(password.prefix(127))
    guard password.contains(where: { $0 >= 0x80 }),
      let text = String(validating: password, as: UTF8.self)
    else { return [typed] }
    let prepared = Array(String(prepared(text.unicodeScalars)).utf8.prefix(127))
    return prepared == typed ? [typed] : [prepared, typed]
  }

  /// RFC 4013, 2.1 and 2.2: spaces become U+0020, what is commonly mapped to nothing is dropped, and
  /// compatibility forms that a keyboard gives become plain characters.
  private static func prepared(
    _ scalars: String.UnicodeScalarView
  ) -> String.UnicodeScalarView {
    var out = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.value {
      case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: out.append(" ")
      // RFC 3454, table B.1.
      case 0xAD, 0x34F, 0x1806, 0x180B...0x180D, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF:
        continue
      case 0xFF01...0xFF5E: out.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0xAA: out.append("a")
      case 0xBA: out.append("o")
      case 0xB2: out.append("2")
      case 0xB3: out.append("3")
      case 0xB9: out.append("1")
      case 0xB5: out.append("\u{3BC}")
      default: out.append(contentsOf: Ligatures.expand([scalar]))
      }
    }
    return out
  }
}
