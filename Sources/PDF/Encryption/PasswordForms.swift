/// The encodings of a typed password that an encrypted file may have been made with.
enum PasswordForms {
  /// The bytes of a password that revisions 5 and 6 use (7.6.4.3.3).
  private static let mostBytes = 127

  /// The encodings for revisions 2 to 4 (ISO 32000-2, 7.6.4.3.2): PDFDocEncoding, and the typed
  /// bytes.
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

  /// The encodings for revisions 5 and 6 (7.6.4.3.3): UTF-8 prepared by SASLprep (RFC 4013), and
  /// the typed bytes.
  static func modern(_ password: [UInt8]) -> [[UInt8]] {
    let typed = Array(password.prefix(mostBytes))
    guard password.contains(where: { $0 >= 0x80 }),
      let text = String(validating: password, as: UTF8.self)
    else { return [typed] }
    let prepared = Array(String(prepared(text.unicodeScalars)).utf8.prefix(mostBytes))
    return prepared == typed ? [typed] : [prepared, typed]
  }

  /// Prepares text as RFC 4013, 2.1 and 2.2, requires: spaces become U+0020, characters commonly
  /// mapped to nothing are dropped, and the rest is normalized to form KC.
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
      default: out.append(contentsOf: CompatibilityForms.replacement(scalar) ?? [scalar])
      }
    }
    return composed(out)
  }

  /// Replaces letters and marks by precomposed characters, if there are any.
  private static func composed(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
    var out = String.UnicodeScalarView()
    for character in String(scalars) {
      let parts = character.unicodeScalars
      var length = parts.count
      while length > 1 {
        let start = String(String.UnicodeScalarView(parts.prefix(length)))
        if start.count == 1, let whole = composites[Character(start)] {
          out.append(whole)
          break
        }
        length -= 1
      }
      out.append(contentsOf: parts.dropFirst(length > 1 ? length : 0))
    }
    return out
  }

  /// Precomposed scalars by themselves: a `Character` equals its canonical decomposition. The first
  /// of equal ones is the one that normalization keeps.
  private static let composites: [Character: Unicode.Scalar] = {
    var table: [Character: Unicode.Scalar] = [:]
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x233, 0x386...0x4F9, 0x622...0x6D3, 0x1E00...0x1FFC, 0x219A...0x22ED, 0x304C...0x30FE,
      0xAC00...0xD7A3,
    ]
    for scalar in ranges.joined().lazy.compactMap(Unicode.Scalar.init)
    where table[Character(scalar)] == nil {
      table[Character(scalar)] = scalar
    }
    return table
  }()
}
