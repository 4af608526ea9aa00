/// Showing text (ISO 32000-2, 9.4.3 and 9.4.4).
extension ContentInterpreter {
  mutating func showAdjusted(_ operands: borrowing OperandStack) {
    guard state.font >= 0, state.font < fonts.count, !marked.isHidden,
      !fonts[state.font].isVertical
    else { return showPieces(operands) }
    let font = fonts[state.font]
    var run = TextRun(font, state, textMatrix, isArtifact: marked.isArtifact)
    for index in 0..<operands.count {
      switch operands[index] {
      case .string(let string): showAcross(string, font, &run)
      case .number(let adjustment):
        run.along += -adjustment / 1000 * state.fontSize * state.horizontalScaling
      default: break
      }
    }
    advance(run.along, 0)
  }

  /// Shows each string and adjustment separately, in the direction of the font.
  private mutating func showPieces(_ operands: borrowing OperandStack) {
    let isVertical = state.font >= 0 && fonts[state.font].isVertical
    for index in 0..<operands.count {
      switch operands[index] {
      case .string(let string): show(string)
      case .number(let adjustment):
        let shift = -adjustment / 1000 * state.fontSize
        if isVertical {
          advance(0, shift)
        } else {
          advance(shift * state.horizontalScaling, 0)
        }
      default: break
      }
    }
  }

  private mutating func advance(_ x: Double, _ y: Double) {
    let moved = textMatrix.apply(x, y)
    textMatrix.e = moved.x
    textMatrix.f = moved.y
  }

  mutating func show(_ string: ByteRun) {
    guard state.font >= 0, state.font < fonts.count, !string.isEmpty else { return }
    let font = fonts[state.font]
    if font.isVertical || marked.isHidden {
      showInAnyDirection(string, font)
    } else {
      var run = TextRun(font, state, textMatrix, isArtifact: marked.isArtifact)
      showAcross(string, font, &run)
      advance(run.along, 0)
    }
  }

  /// Whether the limit of glyphs permits as many more as the string has bytes.
  private func hasRoom(for string: ByteRun) -> Bool {
    guard page.glyphs.count + string.count > store.budget.limits.glyphs else { return true }
    store.budget.exceed("glyphs")
    return false
  }

  /// Shows horizontal visible text, as most pages have it.
  private mutating func showAcross(_ string: ByteRun, _ font: Font, _ run: inout TextRun) {
    guard hasRoom(for: string) else { return }
    // Nearly all fonts have codes of one length: the length is tested once for each string.
    switch font.codeLength {
    case 1:
      for code in string.buffer { showAcross(UInt32(code), isBlank: code == 32, font, &run) }
    case 2:
      for offset in stride(from: 0, to: string.count, by: 2) {
        let code = UInt32(string.base[offset]) << 8 | UInt32(string[offset &+ 1])
        showAcross(code, isBlank: false, font, &run)
      }
    default:
      var codes = CodeIterator(string, font)
      while let (code, length) = codes.next() {
        showAcross(code, isBlank: length == 1 && code == 32, font, &run)
      }
    }
  }

  /// - Parameter isBlank: Whether word spacing follows (9.3.3).
  @inline(__always)
  private mutating func showAcross(
    _ code: UInt32, isBlank: Bool, _ font: Font, _ run: inout TextRun
  ) {
    let known = font.code(code)
    run.place(known.advance)
    append(run.glyph, known.text, font)
    run.step(isBlank: isBlank)
  }

  private mutating func showInAnyDirection(_ string: ByteRun, _ font: Font) {
    guard hasRoom(for: string) else { return }
    let device = textMatrix.then(state.matrix)
    var glyph = Glyph(in: font, state, device, isArtifact: marked.isArtifact)
    // The distance from the start of the string, in text space.
    var alongX = 0.0
    var alongY = 0.0
    var codes = CodeIterator(string, font)
    while let (code, length) = codes.next() {
      let known = font.code(code)
      let spacing =
        state.characterSpacing + (length == 1 && code == 32 ? state.wordSpacing : 0)
      var advanceX = 0.0
      var advanceY = 0.0
      var originX = alongX
      var originY = alongY + state.rise
      if font.isVertical {
        advanceY = Double(known.advance) * state.fontSize
        originX -= Double(known.originX) * state.fontSize * state.horizontalScaling
        originY -= Double(known.originY) * state.fontSize
      } else {
        advanceX = Double(known.advance) * state.fontSize * state.horizontalScaling
      }
      if !marked.isHidden {
        glyph.x = Float(device.a * originX + device.c * originY + device.e)
        glyph.y = Float(device.b * originX + device.d * originY + device.f)
        glyph.dx = Float(device.a * advanceX + device.c * advanceY)
        glyph.dy = Float(device.b * advanceX + device.d * advanceY)
        append(glyph, known.text, font)
      }
      if font.isVertical {
        alongY += advanceY + spacing
      } else {
        alongX += advanceX + spacing * state.horizontalScaling
      }
    }
    advance(alongX, alongY)
  }

  @inline(__always)
  private mutating func append(_ glyph: Glyph, _ text: GlyphText, _ font: Font) {
    var glyph = glyph
    glyph.scalarStart = UInt32(truncatingIfNeeded: page.scalars.count)
    glyph.scalarCount = UInt8(truncatingIfNeeded: text.count)
    if text.count == 1, let scalar = Unicode.Scalar(text.payload) {
      page.scalars.append(scalar)
    } else if text.count > 1 {
      appendPooled(text, font)
    }
    page.glyphs.append(glyph)
  }

  // Not inlined: access to the pool is checked for exclusivity at run time, and would be for each
  // string.
  @inline(never)
  private mutating func appendPooled(_ text: GlyphText, _ font: Font) {
    let start = Int(text.payload)
    page.scalars.append(contentsOf: font.pool[start..<(start + text.count)])
  }
}

/// Horizontal text that is being shown: the properties that all its glyphs share, and the current
/// position.
private struct TextRun {
  var glyph: Glyph
  /// The distance from the start, in text space.
  var along = 0.0
  private let device: Matrix
  private let rise: (x: Double, y: Double)
  private let fontSize: Double
  private let scaling: Double
  private let spacing: Double
  private let blankSpacing: Double
  private var advance = 0.0

  init(_ font: Font, _ state: GraphicsState, _ textMatrix: Matrix, isArtifact: Bool) {
    device = textMatrix.then(state.matrix)
    glyph = Glyph(in: font, state, device, isArtifact: isArtifact)
    rise = (device.c * state.rise, device.d * state.rise)
    fontSize = state.fontSize
    scaling = state.horizontalScaling
    spacing = state.characterSpacing * scaling
    blankSpacing = (state.characterSpacing + state.wordSpacing) * scaling
  }

  /// Moves the glyph to the current position.
  @inline(__always)
  mutating func place(_ width: Float) {
    advance = Double(width) * fontSize * scaling
    glyph.x = Float(device.a * along + rise.x + device.e)
    glyph.y = Float(device.b * along + rise.y + device.f)
    glyph.dx = Float(device.a * advance)
    glyph.dy = Float(device.b * advance)
  }

  /// Moves the current position past the glyph.
  @inline(__always)
  mutating func step(isBlank: Bool) { along += advance + (isBlank ? blankSpacing : spacing) }
}

extension Glyph {
  /// A glyph with the properties that all glyphs of a string share.
  fileprivate init(in font: Font, _ state: GraphicsState, _ device: Matrix, isArtifact: Bool) {
    let scale = (device.c * device.c + device.d * device.d).squareRoot()
    var flags: Flags = []
    if state.renderingMode == 3 || state.renderingMode == 7 { flags.insert(.invisible) }
    if state.fillIsWhite, state.renderingMode == 0 { flags.insert(.white) }
    if isArtifact { flags.insert(.artifact) }
    if font.isVertical { flags.insert(.vertical) }
    self.init(
      scalarStart: 0, scalarCount: 0, flags: flags,
      font: UInt16(truncatingIfNeeded: state.font), x: 0, y: 0, dx: 0, dy: 0,
      size: Float(abs(state.fontSize) * scale) * font.sizeFactor)
  }
}

/// The codes of a string.
private struct CodeIterator {
  private let string: ByteRun
  private let font: Font
  private let codeLength: Int
  private var offset = 0

  init(_ string: ByteRun, _ font: Font) {
    self.string = string
    self.font = font
    codeLength = font.codeLength ?? 0
  }

  @inline(__always)
  mutating func next() -> (code: UInt32, length: Int)? {
    guard offset < string.count else { return nil }
    let result: (code: UInt32, length: Int)
    switch codeLength {
    case 1: result = (UInt32(string.base[offset]), 1)
    case 2: result = (UInt32(string.base[offset]) << 8 | UInt32(string[offset &+ 1]), 2)
    default: result = font.nextCode(string, at: offset)
    }
    offset &+= result.length
    return result
  }
}
