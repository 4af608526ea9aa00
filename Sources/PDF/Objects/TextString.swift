/// Text strings outside content streams (ISO 32000-2, 7.9.2.2).
enum TextString {
  /// Decodes UTF-16 or UTF-8 with a byte order mark, or else PDFDocEncoding. Language escapes are
  /// dropped.
  static func scalars(_ run: ByteRun) -> [Unicode.Scalar] {
    if run[0] == 0xEF, run[1] == 0xBB, run[2] == 0xBF {
      return Array(String(decoding: run.dropFirst(3).buffer, as: UTF8.self).unicodeScalars)
    }
    if run[0] == 0xFE, run[1] == 0xFF { return utf16(run.dropFirst(2), bigEndian: true) }
    if run[0] == 0xFF, run[1] == 0xFE { return utf16(run.dropFirst(2), bigEndian: false) }
    return run.buffer.compactMap { byte in
      let value = StandardEncodings.pdfDoc[Int(byte)]
      if value != 0 { return Unicode.Scalar(value) }
      return byte == 9 || byte == 10 || byte == 13 ? Unicode.Scalar(byte) : nil
    }
  }

  static func string(_ run: ByteRun) -> String {
    // Printable ASCII is the same in all encodings.
    if run.buffer.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return String(decoding: run.buffer, as: UTF8.self)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars(run))
    return String(view)
  }

  private static func utf16(_ run: ByteRun, bigEndian: Bool) -> [Unicode.Scalar] {
    var units: [UInt16] = []
    units.reserveCapacity(run.count / 2)
    var isLanguage = false
    for index in stride(from: 0, to: run.count - 1, by: 2) {
      let (first, second) = (UInt16(run[index]), UInt16(run[index + 1]))
      let unit = bigEndian ? first << 8 | second : second << 8 | first
      if unit == 0x1B { isLanguage.toggle() } else if !isLanguage { units.append(unit) }
    }
    return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }
}
