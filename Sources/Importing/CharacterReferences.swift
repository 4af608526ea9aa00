internal import Documents

/// Character references of HTML: `&amp;`, `&#8211;`, `&#x2013;`.
enum CharacterReferences {
  /// The longest reference, in bytes.
  private static let maximumLength = 32

  /// Returns a text with its references replaced. What is not a known reference stays.
  static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard var next = bytes.firstIndex(of: UInt8(ascii: "&")) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while next < bytes.count {
      result += bytes[position..<next]
      let rest = bytes[next...].prefix(maximumLength)
      if let end = rest.firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(String(decoding: bytes[next + 1..<end], as: UTF8.self))
      {
        result += Array(String(scalar).utf8)
        position = end + 1
      } else {
        result.append(UInt8(ascii: "&"))
        position = next + 1
      }
      next = bytes[position...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// Returns a text as HTML.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    if let known = named[name] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let value, value != 0 else { return nil }
    // As browsers do, for pages whose authors meant Windows-1252.
    if let byte = UInt8(exactly: value), (0x80...0x9F).contains(byte) {
      return Windows1252.scalar(byte)
    }
    return Unicode.Scalar(value)
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
    "bdquo": "„", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "hellip": "…",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "copy": "©", "reg": "®", "trade": "™",
    "deg": "°", "plusmn": "±", "times": "×", "frac12": "½", "sect": "§", "shy": "\u{AD}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "ecirc": "ê", "euml": "ë",
    "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "aring": "å", "aelig": "æ",
    "ccedil": "ç", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "oacute": "ó",
    "ograve": "ò", "ocirc": "ô", "otilde": "õ", "oslash": "ø", "uacute": "ú", "ugrave": "ù",
    "ucirc": "û", "Eacute": "É", "Egrave": "È", "Agrave": "À", "Aacute": "Á", "Aring": "Å",
    "AElig": "Æ", "Ccedil": "Ç", "Iacute": "Í", "Ntilde": "Ñ", "Oacute": "Ó", "Oslash": "Ø",
    "Uacute": "Ú", "oelig": "œ", "OElig": "Œ", "iexcl": "¡", "iquest": "¿", "rarr": "→",
    "check": "✓", "ordm": "º", "ordf": "ª",
  ]
}
