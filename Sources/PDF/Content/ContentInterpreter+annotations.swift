/// Appearance streams of annotations, including form fields (ISO 32000-2, 12.5.5).
extension ContentInterpreter {
  mutating func showAppearance(of annotation: PDFDictionary) {
    let flags = store.value(annotation, "F").integer ?? 0
    // Hidden, or not to be viewed (12.5.3).
    guard flags & 2 == 0, flags & 32 == 0,
      store.name(annotation, "Subtype").map({ $0 == "Popup" }) != true,
      !optionalContent.isHidden(annotation["OC"], store: store),
      let target = PageGeometry.rectangle(annotation["Rect"], store: store)
    else { return }
    guard let form = appearance(annotation), !isOutdated(annotation) else {
      return showValue(of: annotation)
    }
    let box = PageGeometry.rectangle(form.dictionary["BBox"], store: store)
    guard let box else { return }
    let matrix = Matrix(store.numbers(form.dictionary["Matrix"])) ?? .identity
    // 12.5.5, algorithm 8: the transformed box is fitted to the rectangle of the annotation.
    let drawn = matrix.box(box.left, box.bottom, box.right, box.top)
    let (width, height) = (Double(drawn.right - drawn.left), Double(drawn.bottom - drawn.top))
    guard width > 0, height > 0 else { return }
    let scaleX = (target.right - target.left) / width
    let scaleY = (target.top - target.bottom) / height
    let placement = Matrix(
      a: scaleX, d: scaleY, e: target.left - Double(drawn.left) * scaleX,
      f: target.bottom - Double(drawn.top) * scaleY)
    let shown = page.glyphs.count
    showForm(form, inheriting: Resources(PDFDictionary()), placedBy: placement)
    if page.glyphs.count == shown { showValue(of: annotation) }
  }

  /// The normal appearance in the annotation's current state.
  private func appearance(_ annotation: PDFDictionary) -> PDFStream? {
    guard let appearances = store.dictionary(annotation, "AP") else { return nil }
    switch store.value(appearances, "N") {
    case .stream(let stream): return stream
    case .dictionary(let states):
      guard let state = store.name(annotation, "AS") else { return nil }
      return store.stream(states[state])
    default: return nil
    }
  }
}
