/// A page with its inherited attributes (ISO 32000-2, 7.7.3.4).
struct PageEntry {
  let dictionary: PDFDictionary
  let number: Int?
  var resources: PDFObject = .null
  var mediaBox: PDFObject = .null
  var cropBox: PDFObject = .null
  var rotate: PDFObject = .null
}

/// The pages of a document in order (7.7.3).
struct PageTree {
  private(set) var pages: [PageEntry] = []
  private var visited: Set<Int> = []
  private let store: ObjectStore

  init(catalog: PDFDictionary, store: ObjectStore) {
    self.store = store
    visit(
      catalog["Pages"], inherited: PageEntry(dictionary: PDFDictionary(), number: nil), depth: 0)
  }

  /// Collects all page objects of a file whose page tree is lost.
  init(scanning store: ObjectStore) {
    self.store = store
    for number in store.xref.numbers where pages.count < store.budget.limits.pages {
      guard let dictionary = store.dictionary(store.object(number)),
        dictionary["Type"].isName("Page")
      else { continue }
      add(dictionary, number: number, inherited: PageEntry(dictionary: dictionary, number: number))
    }
  }

  private mutating func visit(_ node: PDFObject, inherited: PageEntry, depth: Int) {
    if let id = node.reference, !visited.insert(id.number).inserted { return }
    guard depth < store.budget.limits.depth, let dictionary = store.dictionary(node) else { return }
    let kids = store.array(dictionary, "Kids")
    guard !kids.isEmpty || dictionary["Type"].isName("Pages") else {
      return add(dictionary, number: node.reference?.number, inherited: inherited)
    }
    let attributes = merged(dictionary, number: nil, inherited: inherited)
    for kid in kids {
      guard pages.count < store.budget.limits.pages else { return store.budget.exceed("pages") }
      visit(kid, inherited: attributes, depth: depth + 1)
    }
  }

  private mutating func add(_ dictionary: PDFDictionary, number: Int?, inherited: PageEntry) {
    pages.append(merged(dictionary, number: number, inherited: inherited))
  }

  private func merged(
    _ dictionary: PDFDictionary, number: Int?, inherited: PageEntry
  ) -> PageEntry {
    func own(_ key: StaticString, _ other: PDFObject) -> PDFObject {
      let value = dictionary[key]
      return value.isNull ? other : value
    }
    return PageEntry(
      dictionary: dictionary, number: number,
      resources: own("Resources", inherited.resources),
      mediaBox: own("MediaBox", inherited.mediaBox), cropBox: own("CropBox", inherited.cropBox),
      rotate: own("Rotate", inherited.rotate))
  }
}
