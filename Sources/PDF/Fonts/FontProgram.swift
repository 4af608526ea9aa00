/// The text of glyphs according to an embedded font program.
protocol FontProgram {
  /// The text of a character code in the program's own encoding; empty if it has none.
  func text(code: UInt32) -> [Unicode.Scalar]

  /// The text of the glyph with this index.
  func text(glyph: Int) -> [Unicode.Scalar]

  /// The text of the glyph with this CID.
  func text(cid: UInt32) -> [Unicode.Scalar]
}

/// Recognizes the kind of a font program by its first bytes. Dictionaries often name the wrong
/// kind.
enum FontProgramReader {
  static func read(_ file: PDFStream, store: ObjectStore) -> (any FontProgram)? {
    if let clear = clearText(file, store: store) { return Type1Program(clear, arena: store.arena) }
    let bytes = store.keptBytes(file)
    if bytes.matches("OTTO", at: 0) || bytes.matches("true", at: 0)
      || bytes.bigEndian(at: 0, width: 4) == 0x10000 || bytes.matches("ttcf", at: 0)
    {
      return TrueTypeProgram(bytes)
    }
    if bytes.matches("%!", at: 0) || bytes[0] == 0x80 {
      return Type1Program(bytes, arena: store.arena)
    }
    if bytes[0] == 1 { return CFFProgram(bytes) }
    return nil
  }

  /// The part of a Type 1 program that is not encrypted, which is all that is needed. Nil if the
  /// file is not such a program or states a wrong length (ISO 32000-2, 9.9.1).
  private static func clearText(_ file: PDFStream, store: ObjectStore) -> ByteRun? {
    guard let length = store.value(file.dictionary, "Length1").integer, length > 0,
      store.value(file.dictionary, "Length2").integer ?? 0 > 0
    else { return nil }
    let head = store.keptBytes(file, upTo: length)
    return head.matches("%!", at: 0) && head.firstIndex(of: "eexec") != nil ? head : nil
  }
}
