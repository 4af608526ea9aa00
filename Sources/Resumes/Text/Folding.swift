/// Text as it is compared with the lexicons: lower case, Latin letters without marks.
enum Folding {
  static func fold(_ text: String) -> String { fold(text.unicodeScalars) }

  static func fold(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    for scalar in scalars {
      if scalar.value < 0x80 {
        view.append(
          scalar.value >= 0x41 && scalar.value <= 0x5A
            ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 32)) : scalar)
      } else if let base = latin[scalar] {
        view.append(contentsOf: base.unicodeScalars)
      } else if scalar == "’" || scalar == "‘" || scalar == "ʼ" {
        view.append("'")
      } else if scalar.value == 0xAD || (0x300...0x36F).contains(scalar.value) {
        continue
      } else {
        view.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(view)
  }

  /// The folded words of a text: runs of letters, digits, marks and the signs inside words
  /// (`c++`, `c#`, `s.a.`, `ph.d.`, `d'affaires` gives `d` and `affaires`).
  static func words(_ text: some Sequence<Unicode.Scalar>) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func close() {
      guard !word.isEmpty else { return }
      words.append(fold(word))
      word = String.UnicodeScalarView()
    }
    for scalar in text {
      if scalar.isAlphabetic || scalar.isNumeric || scalar == "+" || scalar == "#"
        || scalar == "." || scalar == "\u{AD}" || scalar.isNonspacingMark
      {
        word.append(scalar)
      } else {
        close()
      }
    }
    close()
    return words.map { $0.hasSuffix(".") ? String($0.dropLastDots()) : $0 }.filter { !$0.isEmpty }
  }

  /// Base letters of Latin-1, Latin Extended-A and the few of Extended-B that European names use.
  private static let latin: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    let rows: [(String, String)] = [
      ("a", "àáâãäåāăąǎǻạảấầẩẫậắằẳẵặÀÁÂÃÄÅĀĂĄǍ"), ("ae", "æÆǽ"), ("c", "çćĉċčÇĆĈĊČ"),
      ("d", "ďđðĎĐÐ"), ("e", "èéêëēĕėęěẹẻẽếềểễệÈÉÊËĒĔĖĘĚ"), ("g", "ĝğġģĜĞĠĢ"), ("h", "ĥħĤĦ"),
      ("i", "ìíîïĩīĭįıỉịÌÍÎÏĨĪĬĮİ"), ("j", "ĵĴ"), ("k", "ķĶ"), ("l", "ĺļľŀłĹĻĽĿŁ"),
      ("n", "ñńņňŉŋÑŃŅŇŊ"), ("o", "òóôõöøōŏőơọỏốồổỗộớờởỡợÒÓÔÕÖØŌŎŐƠ"), ("oe", "œŒ"),
      ("r", "ŕŗřŔŖŘ"), ("s", "śŝşšșŚŜŞŠȘ"), ("ss", "ßẞ"), ("t", "ţťŧțŢŤŦȚ"), ("th", "þÞ"),
      ("u", "ùúûüũūŭůűųưụủứừửữựÙÚÛÜŨŪŬŮŰŲƯ"), ("w", "ŵŴ"), ("y", "ýÿŷỳỵỷỹÝŸŶ"), ("z", "źżžŹŻŽ"),
      ("fi", "ﬁ"), ("fl", "ﬂ"), ("ff", "ﬀ"), ("ffi", "ﬃ"), ("ffl", "ﬄ"),
    ]
    for (base, marked) in rows {
      for scalar in marked.unicodeScalars { table[scalar] = base }
    }
    return table
  }()
}

extension String {
  fileprivate func dropLastDots() -> Substring {
    var part = self[...]
    while part.hasSuffix(".") { part = part.dropLast() }
    return part
  }
}
