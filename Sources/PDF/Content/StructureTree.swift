/// Replacement texts in the structure tree instead of the content (ISO 32000-2, 14.7 and 14.9.4).
final class StructureTree {
  /// A structure element with a replacement text for its content.
  struct Replacement {
    /// The object number of the element. The text replaces all of the element's content together.
    var element: Int
    var text: [Unicode.Scalar]
  }

  private let store: ObjectStore
  private let parentTree: PDFObject
  /// The replacements by element; nil for elements that neither have a replacement nor are inside
  /// one that has.
  private var known: [Int: Replacement?] = [:]
  /// The depth of number trees and of elements that is searched: each level takes stack.
  private static let maximumDepth = 64

  /// Nil if the document has no structure tree or no replacement text in it.
  init?(catalog: PDFDictionary, store: ObjectStore) {
    guard let root = store.dictionary(catalog, "StructTreeRoot") else { return nil }
    parentTree = root["ParentTree"]
    self.store = store
    // Most trees have no replacement texts. Searching the bytes is much faster than parsing
    // elements.
    guard !parentTree.isNull, store.mentions("ActualText") else { return nil }
  }

  /// The parents of a page's or form's marked content, by marked content identifier.
  func parents(of owner: PDFDictionary) -> [PDFObject] {
    guard let key = store.value(owner, "StructParents").integer else { return [] }
    return store.array(entry(key, in: parentTree, depth: 0))
  }

  /// A value of a number tree (7.9.7).
  private func entry(_ key: Int, in node: PDFObject, depth: Int) -> PDFObject {
    guard depth < Self.maximumDepth, let dictionary = store.dictionary(node) else { return .null }
    let pairs = store.array(dictionary, "Nums")
    for index in stride(from: 0, to: pairs.count - 1, by: 2)
    where store.resolve(pairs[index]).integer == key {
      return pairs[index + 1]
    }
    for kid in store.array(dictionary, "Kids") {
      guard let inner = store.dictionary(kid) else { continue }
      let limits = store.numbers(inner["Limits"])
      if limits.count == 2, Double(key) < limits[0] || Double(key) > limits[1] { continue }
      let found = entry(key, in: kid, depth: depth + 1)
      if !found.isNull { return found }
    }
    return .null
  }

  /// The replacement of an element. The outermost of nested ones has precedence.
  func replacement(_ element: PDFObject) -> Replacement? { replacement(element, depth: 0) }

  private func replacement(_ element: PDFObject, depth: Int) -> Replacement? {
    guard depth < Self.maximumDepth, let number = element.reference?.number else { return nil }
    if let found = known[number] { return found }
    // Ends cycles until the replacement is known.
    known[number] = .some(nil)
    guard let dictionary = store.dictionary(element) else { return nil }
    var found = replacement(dictionary["P"], depth: depth + 1)
    if found == nil, let text = store.value(dictionary, "ActualText").string {
      found = Replacement(element: number, text: TextString.scalars(text))
    }
    known[number] = .some(found)
    return found
  }
}

/// The part of the structure tree that applies to the current content stream.
struct StructureContext {
  private let tree: StructureTree
  /// Parents by marked content identifier.
  private let parents: [PDFObject]
  /// Elements whose text was assigned to the first of their sequences on this page.
  private var given: Set<Int> = []

  init?(_ tree: StructureTree?, owner: PDFDictionary) {
    guard let tree else { return nil }
    let parents = tree.parents(of: owner)
    guard !parents.isEmpty else { return nil }
    self.tree = tree
    self.parents = parents
  }

  /// The replacement text of a sequence; empty if another sequence of the element has it.
  mutating func text(_ properties: PDFDictionary, store: ObjectStore) -> [Unicode.Scalar]? {
    guard let identifier = store.value(properties, "MCID").integer,
      parents.indices.contains(identifier),
      let replacement = tree.replacement(parents[identifier])
    else { return nil }
    return given.insert(replacement.element).inserted ? replacement.text : []
  }
}
