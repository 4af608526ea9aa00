/// Path operators (ISO 32000-2, 8.5).
extension ContentInterpreter {
  mutating func buildPath(_ code: ContentOperator, _ operands: borrowing OperandStack) {
    let (x, y) = (operands.number(1), operands.number(0))
    let point = state.matrix.apply(x, y)
    switch code {
    case .moveTo: path.move(point)
    case .lineTo: path.line(point)
    case .curveTo, .curveToFromCurrent, .curveToFinal: path.curve(point)
    case .closePath: path.close()
    case .rectangle:
      let (left, bottom) = (operands.number(3), operands.number(2))
      path.move(state.matrix.apply(left, bottom))
      path.line(state.matrix.apply(left + x, bottom))
      path.line(state.matrix.apply(left + x, bottom + y))
      path.line(state.matrix.apply(left, bottom + y))
      path.close()
    default: break
    }
  }

  mutating func paint(fill: Bool, stroke: Bool) {
    defer { path.clear() }
    guard !path.isEmpty, !marked.isHidden else { return }
    path.addRules(
      fill: fill && !state.fillIsWhite, stroke: stroke,
      strokeWidth: state.lineWidth * state.matrix.scale, to: &page.rules)
    if fill { path.addShape(dots: &page.dots, panels: &page.panels) }
  }
}
