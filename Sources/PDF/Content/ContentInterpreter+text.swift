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
    let isSimple = font.isSimple
    let device = textMatrix.then(state.matrix)
    let scale = (device.c * device.c + device.d * device.d).squareRoot()
    let size = Float(abs(state.fontSize) * scale) * font.sizeFactor
    var flags: Glyph.Flags = []
    if state.renderingMode == 3 || state.renderingMode == 7 { flags.insert(.invisible) }
    if state.fillIsWhite, state.renderingMode == 0 { flags.insert(.white) }
    if marked.isArtifact { flags.insert(.artifact) }
    if font.isVertical { flags.insert(.vertical) }
    let isShown = !marked.isHidden
    // Everything in text space; `along` is how far the text has come.
    var alongX = 0.0
    var alongY = 0.0
    var offset = 0
    while offset < string.count {
      let code: UInt32
      var length = 1
      if isSimple {
        code = UInt32(string.base[offset])
      } else {
        (code, length) = font.nextCode(string, at: offset)
      }
      offset &+= length
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
      if isShown {
        append(
          known.text, font: font,
          Glyph(
            scalarStart: 0, scalarCount: 0, flags: flags,
            font: UInt16(truncatingIfNeeded: state.font),
            x: Float(device.a * originX + device.c * originY + device.e),
            y: Float(device.b * originX + device.d * originY + device.f),
            dx: Float(device.a * advanceX + device.c * advanceY),
            dy: Float(device.b * advanceX + device.d * advanceY), size: size))
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
  private mutating func append(_ text: GlyphText, font: Font, _ glyph: Glyph) {
    var glyph = glyph
    glyph.scalarStart = UInt32(truncatingIfNeeded: page.scalars.count)
    glyph.scalarCount = UInt8(truncatingIfNeeded: text.count)
    if text.count == 1, let scalar = Unicode.Scalar(text.payload) {
      page.scalars.append(scalar)
    } else if text.count > 1 {
      let start = Int(text.payload)
      page.scalars.append(contentsOf: font.pool[start..<(start + text.count)])
    }
    page.glyphs.append(glyph)
  }
}
