/// Forms and marked content (ISO 32000-2, 8.10 and 14.6).
extension ContentInterpreter {
  mutating func showExternal(_ name: ByteRun, _ resources: Resources) {
    guard let entry = resources.entry("XObject", name, store: store),
      let stream = store.stream(entry),
      store.name(stream.dictionary, "Subtype").map({ $0 == "Form" }) == true
    else { return }
    showForm(stream, inheriting: resources, placedBy: .identity)
  }

  /// - Parameter placement: A matrix to apply after the form's own, for appearances of annotations.
  mutating func showForm(
    _ form: PDFStream, inheriting resources: Resources, placedBy placement: Matrix
  ) {
    guard openForms.count < min(store.budget.limits.depth, Self.maximumForms) else { return }
    if let id = form.id {
      guard !openForms.contains(id.number) else { return }
    }
    if optionalContent.isHidden(form.dictionary["OC"], store: store) { return }
    let content = store.decoded(form)
    guard !content.isEmpty else { return }
    openForms.append(form.id?.number ?? -1)
    let saved = (state, textMatrix, lineMatrix)
    let matrix = Matrix(store.numbers(form.dictionary["Matrix"])) ?? .identity
    state.matrix = matrix.then(placement).then(state.matrix)
    let own = store.dictionary(form.dictionary, "Resources")
    let outer = structure
    if let tree = structureTree { structure = StructureContext(tree, owner: form.dictionary) }
    path.clear()
    content.withRun { run($0, resources: own.map { Resources($0) } ?? resources) }
    path.clear()
    structure = outer
    (state, textMatrix, lineMatrix) = saved
    openForms.removeLast()
  }

  mutating func beginMarked(
    _ operands: borrowing OperandStack, _ lexer: borrowing ContentLexer, _ resources: Resources
  ) {
    var sequence = MarkedContent.Sequence()
    sequence.firstGlyph = page.glyphs.count
    sequence.firstScalar = page.scalars.count
    let hasProperties: Bool
    var properties = PDFObject.null
    switch operands[operands.count - 1] {
    case .dictionary(let source):
      hasProperties = true
      // Most dictionaries only name an element of the structure tree. Names may have escapes.
      if structure != nil || source.firstIndex(of: "ActualText") != nil
        || source.firstIndex(of: "#") != nil || operands.name(1).map({ $0 == "OC" }) == true
      {
        properties = lexer.dictionary(source)
      }
    case .name(let name):
      hasProperties = operands.count >= 2
      if hasProperties { properties = resources.entry("Properties", name, store: store) ?? .null }
    default:
      hasProperties = false
    }
    if let tag = operands.name(hasProperties ? 1 : 0) {
      sequence.isArtifact = tag == "Artifact"
      if tag == "OC" { sequence.isHidden = optionalContent.isHidden(properties, store: store) }
    }
    if let dictionary = store.dictionary(properties),
      let text = store.value(dictionary, "ActualText").string
    {
      sequence.actualText = TextString.scalars(text)
    } else if structure != nil, let dictionary = store.dictionary(properties) {
      sequence.actualText = structure?.text(dictionary, store: store)
    }
    marked.begin(sequence)
  }

  mutating func endMarked() {
    guard let sequence = marked.end() else { return }
    // The outer one of nested replacements has precedence.
    if !marked.sequences.contains(where: { $0.actualText != nil }) {
      page.replaceText(of: sequence)
    }
  }
}
