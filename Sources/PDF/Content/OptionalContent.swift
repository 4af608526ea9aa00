/// The visibility of optional content (ISO 32000-2, 8.11) in the default configuration of the
/// catalog.
struct OptionalContent {
  private var hiddenGroups: Set<Int> = []
  /// The depth of visibility expressions that are evaluated.
  private static let maximumDepth = 16

  init(catalog: PDFDictionary, store: ObjectStore) {
    guard let properties = store.dictionary(catalog, "OCProperties"),
      let configuration = store.dictionary(properties, "D")
    else { return }
    func references(_ object: PDFObject) -> [Int] {
      store.array(object).compactMap { $0.reference?.number }
    }
    if store.name(configuration, "BaseState").map({ $0 == "OFF" }) == true {
      hiddenGroups = Set(references(properties["OCGs"]))
      hiddenGroups.subtract(references(configuration["ON"]))
    }
    hiddenGroups.formUnion(references(configuration["OFF"]))
  }

  /// Whether content of this group or membership dictionary is switched off.
  func isHidden(_ object: PDFObject, store: ObjectStore) -> Bool {
    guard !hiddenGroups.isEmpty, !object.isNull else { return false }
    if let id = object.reference, hiddenGroups.contains(id.number) { return true }
    guard let dictionary = store.dictionary(object), dictionary["Type"].isName("OCMD") else {
      return false
    }
    let expression = store.array(dictionary, "VE")
    if !expression.isEmpty { return !isVisible(expression, store: store, depth: 0) }
    let groups: [PDFObject]
    if case .array(let items) = store.resolve(dictionary["OCGs"]) {
      groups = items
    } else {
      groups = [dictionary["OCGs"]]
    }
    let states = groups.compactMap { $0.reference.map { !hiddenGroups.contains($0.number) } }
    guard !states.isEmpty else { return false }
    let policy = store.name(dictionary, "P") ?? .empty
    if policy == "AllOn" { return states.contains(false) }
    if policy == "AnyOff" { return !states.contains(false) }
    if policy == "AllOff" { return states.contains(true) }
    return !states.contains(true)
  }

  /// A visibility expression (8.11.2.2).
  private func isVisible(_ expression: [PDFObject], store: ObjectStore, depth: Int) -> Bool {
    guard depth < Self.maximumDepth,
      let word = expression.first.flatMap({ store.resolve($0).name })
    else { return true }
    let operands = expression.dropFirst().lazy.map { item -> Bool in
      if case .array(let inner) = store.resolve(item) {
        return isVisible(inner, store: store, depth: depth + 1)
      }
      return item.reference.map { !hiddenGroups.contains($0.number) } ?? true
    }
    if word == "And" { return operands.allSatisfy { $0 } }
    if word == "Or" { return operands.contains(true) }
    return !(operands.first ?? false)
  }
}
