/// A font for showing text: maps codes to text and advances. Codes are looked up when they first
/// occur.
class Font {
  /// The text and metrics of a character code. Metrics are in text space at size 1.
  struct Code {
    var text = GlyphText.unresolved
    /// The horizontal advance or, in vertical fonts, the vertical advance, which is negative.
    var advance: Float = 0
    /// The vector from the horizontal to the vertical origin (ISO 32000-2, 9.7.4.3).
    var originX: Float = 0
    var originY: Float = 0
  }

  let description: PDFPage.FontDescription
  let isVertical: Bool
  /// The ratio of the size of the letters to the size of the font, which is not 1 in Type 3 fonts.
  let sizeFactor: Float
  /// The scalars of texts that have more than one.
  fileprivate(set) var pool: [Unicode.Scalar] = []
  /// The page serial and the index of this font in the page's fonts, set by the interpreter.
  var pageMark: (serial: Int, index: UInt16) = (-1, 0)

  /// The length of each code in bytes; nil if codes differ in length.
  let codeLength: Int?
  /// Codes below 0x10000 in pages of 256. It is read for each glyph.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Code>?>
  private var farCodes: [UInt32: Code] = [:]

  init(
    description: PDFPage.FontDescription, isVertical: Bool = false, sizeFactor: Float = 1,
    codeLength: Int? = 1
  ) {
    self.description = description
    self.isVertical = isVertical
    self.sizeFactor = sizeFactor
    self.codeLength = codeLength
    pages = .allocate(capacity: 256)
    pages.initialize(repeating: nil, count: 256)
  }

  deinit {
    for page in 0..<256 { pages[page]?.deallocate() }
    pages.deallocate()
  }

  /// The next code of a string, and its length in bytes, at least 1.
  func nextCode(_ string: ByteRun, at offset: Int) -> (code: UInt32, length: Int) {
    (UInt32(string[offset]), 1)
  }

  @inline(__always)
  final func code(_ value: UInt32) -> Code {
    if value < 0x10000, let page = pages[Int(value >> 8)] {
      let known = page[Int(value & 0xFF)]
      if known.text.isResolved { return known }
    }
    return resolve(value)
  }

  @inline(never)
  private func resolve(_ value: UInt32) -> Code {
    if value >= 0x10000, let known = farCodes[value] { return known }
    var code = metrics(value)
    code.text = GlyphText(Ligatures.expand(text(value)), pool: &pool)
    if value < 0x10000 {
      let place = Int(value >> 8)
      let page: UnsafeMutablePointer<Code>
      if let existing = pages[place] {
        page = existing
      } else {
        page = .allocate(capacity: 256)
        page.initialize(repeating: Code(), count: 256)
        pages[place] = page
      }
      page[Int(value & 0xFF)] = code
    } else if farCodes.count < 1 << 16 {
      farCodes[value] = code
    }
    return code
  }

  /// The Unicode text of a code; empty if it is unknown.
  func text(_ code: UInt32) -> [Unicode.Scalar] { [] }

  /// The advance and origin of a code.
  func metrics(_ code: UInt32) -> Code { Code() }
}

extension [Unicode.Scalar] {
  /// Whether a ToUnicode entry is meaningful: some writers map unknown codes to U+0000, U+FFFD or
  /// control characters.
  var isMeaningful: Bool {
    !isEmpty
      && !allSatisfy { $0.value < 0x20 && $0.value != 9 && $0.value != 10 || $0.value == 0xFFFD }
  }
}
