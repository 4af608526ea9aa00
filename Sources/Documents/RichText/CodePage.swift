#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A code page of Windows, converted by the C library.
final class CodePage {
  private let converter: iconv_t?

  /// Code pages that the C library lacks are read as Windows-1252.
  init(_ number: Int) {
    guard number != 1252, let name = Self.name(number), let converter = iconv_open("UTF-8", name),
      Int(bitPattern: converter) != -1
    else {
      converter = nil
      return
    }
    self.converter = converter
  }

  deinit { if let converter { iconv_close(converter) } }

  /// Bytes without a character are dropped.
  func text(_ bytes: [UInt8]) -> String {
    guard let converter, bytes.contains(where: { $0 >= 0x80 }) else {
      var scalars = String.UnicodeScalarView()
      for byte in bytes { scalars.append(Windows1252.scalar(byte)) }
      return String(scalars)
    }
    iconv(converter, nil, nil, nil, nil)
    var input = bytes.map { CChar(bitPattern: $0) }
    // In no code page does a byte take more than three bytes in UTF-8; combined pairs take more.
    var output = [CChar](repeating: 0, count: bytes.count * 6 + 16)
    let written = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        var (from, to) = (source.baseAddress, target.baseAddress)
        var (left, room) = (source.count, target.count)
        while left > 0, iconv(converter, &from, &left, &to, &room) == UInt.max {
          guard errno != E2BIG, left > 0 else { break }
          from = from.map { $0 + 1 }
          left -= 1
        }
        iconv(converter, nil, nil, &to, &room)
        return target.count - room
      }
    }
    return String(decoding: output[..<written].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func name(_ number: Int) -> String? {
    switch number {
    case 10000: "MACINTOSH"
    case 65001: "UTF-8"
    case 1...9999: "CP\(number)"
    default: nil
    }
  }

  /// The code page of a font's `\fcharset`; nil for the document's own and for symbol fonts.
  static func number(charset: Int) -> Int? {
    switch charset {
    case 0: 1252
    case 77: 10000
    case 128: 932
    case 129: 949
    case 130: 1361
    case 134: 936
    case 136: 950
    case 161: 1253
    case 162: 1254
    case 163: 1258
    case 177: 1255
    case 178: 1256
    case 186: 1257
    case 204: 1251
    case 222: 874
    case 238: 1250
    case 254: 437
    case 255: 850
    default: nil
    }
  }
}
