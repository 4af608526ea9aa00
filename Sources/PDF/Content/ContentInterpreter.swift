/// Interprets the content of a page, as far as text and rules depend on it (ISO 32000-2, 8 and 9).
struct ContentInterpreter: ~Copyable {
  let store: ObjectStore
  let fontCache: FontCache
  let optionalContent: OptionalContent
  let pageSerial: Int
  var page: PageBuilder
  var state: GraphicsState
  var marked = MarkedContent()
  var fonts: [Font] = []
  var textMatrix = Matrix.identity
  var lineMatrix = Matrix.identity
  var path = PathBuilder()
  /// Nil for documents whose structure tree replaces no text.
  var structureTree: StructureTree?
  var structure: StructureContext?
  /// The object numbers of the forms that are being shown, to detect cycles.
  var openForms: [Int] = []
  /// The depth to which forms in forms are shown: each level takes stack.
  static let maximumForms = 64
  private var stack: [GraphicsState] = []
  /// Fonts by their names in the current resources.
  private var selectedFonts: [(name: ByteRun, index: Int)] = []
  /// Color spaces by their names in the current resources.
  private var selectedSpaces: [(name: ByteRun, space: GraphicsState.FillSpace)] = []
  private var operatorCount = 0
  /// Saved graphics states. ISO 32000-1 required 28; damaged files never restore.
  private static let maximumStates = 4096
  /// Names that are remembered. They are searched linearly, and pages use a dozen.
  private static let mostRememberedNames = 64

  /// - Parameters:
  ///   - base: The matrix from default user space to the coordinates of `Glyph`.
  ///   - expectedGlyphs: The approximate number of glyphs, for reserving memory.
  init(
    store: ObjectStore, fontCache: FontCache, optionalContent: OptionalContent, pageSerial: Int,
    base: Matrix, expectedGlyphs: Int
  ) {
    page = PageBuilder(expected: expectedGlyphs)
    self.store = store
    self.fontCache = fontCache
    self.optionalContent = optionalContent
    self.pageSerial = pageSerial
    state = GraphicsState(matrix: base)
  }

  /// Interprets a content stream. States and sequences that it leaves open end with it.
  mutating func run(_ content: ByteRun, resources: Resources) {
    let outerStates = stack.count
    let outerSequences = marked.depth
    let outerState = state
    let (outerFonts, outerSpaces) = (selectedFonts, selectedSpaces)
    (selectedFonts, selectedSpaces) = ([], [])
    var operands = OperandStack()
    var lexer = ContentLexer(content, arena: store.arena)
    while let code = lexer.nextOperator(&operands) {
      operatorCount &+= 1 + operands.count
      if operatorCount > store.budget.limits.operators {
        store.budget.exceed("operators")
        break
      }
      if let known = ContentOperator(rawValue: code) {
        perform(known, operands, &lexer, resources, lowestState: outerStates)
        if store.budget.exceeded != nil { break }
      }
      operands.clear()
    }
    while marked.depth > outerSequences { endMarked() }
    stack.removeLast(max(0, stack.count - outerStates))
    state = outerState
    (selectedFonts, selectedSpaces) = (outerFonts, outerSpaces)
  }

  private mutating func perform(
    _ code: ContentOperator, _ operands: borrowing OperandStack, _ lexer: inout ContentLexer,
    _ resources: Resources, lowestState: Int
  ) {
    switch code {
    case .saveState:
      if stack.count < Self.maximumStates { stack.append(state) }
    case .restoreState:
      if stack.count > lowestState, let saved = stack.popLast() { state = saved }
    case .concatenate:
      let matrix = Self.matrix(operands)
      state.matrix = matrix.then(state.matrix)
    case .lineWidth:
      state.lineWidth = abs(operands.number(0))
    case .graphicsState:
      applyGraphicsState(operands.name(0), resources)
    case .beginText:
      textMatrix = .identity
      lineMatrix = .identity
    case .endText: break
    case .characterSpacing: state.characterSpacing = operands.number(0)
    case .wordSpacing: state.wordSpacing = operands.number(0)
    case .horizontalScaling: state.horizontalScaling = operands.number(0) / 100
    case .leading: state.leading = operands.number(0)
    case .font:
      state.fontSize = operands.number(0)
      if let name = operands.name(1) { state.font = selectFont(name, resources) }
    case .renderingMode: state.renderingMode = Int(exactly: operands.number(0).rounded()) ?? 0
    case .rise: state.rise = operands.number(0)
    case .moveText: moveLine(operands.number(1), operands.number(0))
    case .moveTextSettingLeading:
      state.leading = -operands.number(0)
      moveLine(operands.number(1), operands.number(0))
    case .textMatrix:
      lineMatrix = Self.matrix(operands)
      textMatrix = lineMatrix
    case .nextLine: moveLine(0, -state.leading)
    case .show: show(operands.string(0) ?? .empty)
    case .showAdjusted: showAdjusted(operands)
    case .nextLineShow:
      moveLine(0, -state.leading)
      show(operands.string(0) ?? .empty)
    case .nextLineShowSpaced:
      state.wordSpacing = operands.number(2)
      state.characterSpacing = operands.number(1)
      moveLine(0, -state.leading)
      show(operands.string(0) ?? .empty)
    case .moveTo, .lineTo, .curveTo, .curveToFromCurrent, .curveToFinal, .closePath, .rectangle:
      buildPath(code, operands)
    case .stroke: paint(fill: false, stroke: true)
    case .closeStroke:
      path.close()
      paint(fill: false, stroke: true)
    case .fill, .fillOld, .fillEvenOdd: paint(fill: true, stroke: false)
    case .fillStroke, .fillStrokeEvenOdd: paint(fill: true, stroke: true)
    case .closeFillStroke, .closeFillStrokeEvenOdd:
      path.close()
      paint(fill: true, stroke: true)
    case .endPath: path.clear()
    case .fillGray: state.setFill((operands.number(0), 0, 0, 0), in: .gray)
    case .fillRGB:
      state.setFill((operands.number(2), operands.number(1), operands.number(0), 0), in: .rgb)
    case .fillCMYK:
      state.setFill(
        (operands.number(3), operands.number(2), operands.number(1), operands.number(0)), in: .cmyk)
    case .fillSpace:
      state.fillSpace = operands.name(0).map { selectSpace($0, resources) } ?? .other
      state.fillIsWhite = false
    case .fillColor, .fillColorSpecial: setFillColor(operands)
    case .external:
      if let name = operands.name(0) { showExternal(name, resources) }
    case .beginInlineImage: lexer.skipInlineImage()
    case .beginMarked, .beginMarkedWithProperties:
      beginMarked(operands, lexer, resources)
    case .endMarked: endMarked()
    }
  }

  static func matrix(_ operands: borrowing OperandStack) -> Matrix {
    Matrix(
      a: operands.number(5), b: operands.number(4), c: operands.number(3), d: operands.number(2),
      e: operands.number(1), f: operands.number(0))
  }

  private mutating func moveLine(_ x: Double, _ y: Double) {
    let moved = lineMatrix.apply(x, y)
    lineMatrix.e = moved.x
    lineMatrix.f = moved.y
    textMatrix = lineMatrix
  }

  private mutating func setFillColor(_ operands: borrowing OperandStack) {
    switch state.fillSpace {
    case .gray: state.setFill((operands.number(0), 0, 0, 0), in: .gray)
    case .rgb:
      state.setFill((operands.number(2), operands.number(1), operands.number(0), 0), in: .rgb)
    case .cmyk:
      state.setFill(
        (operands.number(3), operands.number(2), operands.number(1), operands.number(0)), in: .cmyk)
    case .other: state.fillIsWhite = false
    }
  }

  private mutating func applyGraphicsState(_ name: ByteRun?, _ resources: Resources) {
    guard let name, let values = resources.entry("ExtGState", name, store: store),
      let dictionary = store.dictionary(values)
    else { return }
    if let width = store.value(dictionary, "LW").number { state.lineWidth = abs(width) }
    let font = store.array(dictionary, "Font")
    if font.count == 2, let size = store.resolve(font[1]).number {
      state.fontSize = size
      state.font = index(of: fontCache.font(font[0]))
    }
  }

  private mutating func selectFont(_ name: ByteRun, _ resources: Resources) -> Int {
    for known in selectedFonts where known.name == name { return known.index }
    guard let entry = resources.entry("Font", name, store: store) else { return -1 }
    let index = index(of: fontCache.font(entry))
    if selectedFonts.count < Self.mostRememberedNames { selectedFonts.append((name, index)) }
    return index
  }

  private mutating func selectSpace(
    _ name: ByteRun, _ resources: Resources
  ) -> GraphicsState.FillSpace {
    for known in selectedSpaces where known.name == name { return known.space }
    let space = resources.fillSpace(name, store: store)
    if selectedSpaces.count < Self.mostRememberedNames { selectedSpaces.append((name, space)) }
    return space
  }

  /// The font's index on this page; -1 for no font.
  mutating func index(of font: Font?) -> Int {
    guard let font else { return -1 }
    if font.pageMark.serial == pageSerial { return Int(font.pageMark.index) }
    guard let index = UInt16(exactly: fonts.count) else { return -1 }
    font.pageMark = (pageSerial, index)
    fonts.append(font)
    page.fonts.append(font.description)
    return Int(index)
  }
}
