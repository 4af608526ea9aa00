/// Showing text (ISO 32000-2, 9.4.3 and 9.4.4).
extension ContentInterpreter {
  mutating func showAdjusted(_ operands: borrowing OperandStack) {
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
    guard page.glyphs.count + string.count <= store.budget.limits.glyphs else {
      store.budget.exceed("glyphs")
      return
    }
    if font.isVertical || marked.isHidden {
      showInAnyDirection(string, font)
    } else {
      showAcross(string, font)
    }
  }

  /// Text as most pages have it: horizontal and visible. All that the glyphs share is worked out
  /// once.
  private mutating func showAcross(_ string: ByteRun, _ font: Font) {
    let device = textMatrix.then(state.matrix)
    var glyph = glyph(font, device)
    let (riseX, riseY) = (device.c * state.rise, device.d * state.rise)
    let spacing = state.characterSpacing * state.horizontalScaling
    let blankSpacing = (state.characterSpacing + state.wordSpacing) * state.horizontalScaling
    var along = 0.0
    var codes = CodeIterator(string, font)
    while let (code, length) = codes.next() {
      let known = font.code(code)
      let advance = Double(known.advance) * state.fontSize * state.horizontalScaling
      glyph.x = Float(device.a * along + riseX + device.e)
      glyph.y = Float(device.b * along + riseY + device.f)
      glyph.dx = Float(device.a * advance)
      glyph.dy = Float(device.b * advance)
      append(glyph, known.text, font)
      along += advance + (length == 1 && code == 32 ? blankSpacing : spacing)
    }
    advance(along, 0)
  }

  private mutating func showInAnyDirection(_ string: ByteRun, _ font: Font) {
    let device = textMatrix.then(state.matrix)
    var glyph = glyph(font, device)
    // Everything in text space; `along` is how far the text has come.
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

  /// What the glyphs of a string have in common.
  private func glyph(_ font: Font, _ device: Matrix) -> Glyph {
    let scale = (device.c * device.c + device.d * device.d).squareRoot()
    var flags: Glyph.Flags = []
    if state.renderingMode == 3 || state.renderingMode == 7 { flags.insert(.invisible) }
    if state.fillIsWhite, state.renderingMode == 0 { flags.insert(.white) }
    if marked.isArtifact { flags.insert(.artifact) }
    if font.isVertical { flags.insert(.vertical) }
    return Glyph(
      scalarStart: 0, scalarCount: 0, flags: flags,
      font: UInt16(truncatingIfNeeded: state.font), x: 0, y: 0, dx: 0, dy: 0,
      size: Float(abs(state.fontSize) * scale) * font.sizeFactor)
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

  // Out of line: asking for the pool is checked at run time, and would be for each string.
  @inline(never)
  private mutating func appendPooled(_ text: GlyphText, _ font: Font) {
    let start = Int(text.payload)
    page.scalars.append(contentsOf: font.pool[start..<(start + text.count)])
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
    case 2: result = (UInt32(string[offset]) << 8 | UInt32(string[offset &+ 1]), 2)
    default: result = font.nextCode(string, at: offset)
    }
    offset &+= result.length
    return result
  }
}
