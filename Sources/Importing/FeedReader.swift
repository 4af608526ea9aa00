/// Collects the fields of the entries of a feed.
struct FeedReader {
  /// The text of each field, by its name without prefix.
  typealias Entry = [String: String]

  private(set) var entries: [Entry] = []
  private var entry: Entry?
  /// The field that is open.
  private var field: String?
  /// Whether the text of `field` is kept.
  private var isKept = false
  /// The number of elements that are open in `field`: Atom allows XHTML.
  private var depth = 0
  /// The innermost element that was opened last.
  private var last = ""

  /// Pictures, sounds and episodes, whose fields have the names of an entry's own.
  private static let foreignPrefixes: Set<Substring> = ["media", "itunes", "slash", "wfw", "sy"]

  var isBetweenEntries: Bool { entry == nil }

  static func localName(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  mutating func add(_ token: MarkupScanner.Token) {
    switch token {
    case .start(let name, let attributes, let isClosed): start(name, attributes, isClosed)
    case .end(let name): end(Self.localName(name))
    case .text(let text):
      guard let field, isKept, field != "author" || depth == 0 || last == "name" else { return }
      entry?[field, default: ""] += depth > 0 ? CharacterReferences.escaped(text) : text
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String], _ isClosed: Bool) {
    let local = Self.localName(name)
    if field == nil || entry == nil, local == "item" || local == "entry" {
      // An entry without an end tag.
      finish()
      entry = [:]
    } else if entry != nil, let field {
      last = local
      if !isClosed { depth += 1 }
      if isKept, field != "author" { entry?[field, default: ""] += "<\(local)>" }
    } else if entry != nil {
      let prefix = name.split(separator: ":").dropLast().last
      if let prefix, Self.foreignPrefixes.contains(prefix) {
        isKept = false
      } else {
        isKept = local == "category" || entry?[local] == nil
        addAttributes(of: local, attributes)
      }
      guard !isClosed else { return }
      field = local
      depth = 0
    }
  }

  private mutating func addAttributes(of name: String, _ attributes: [String: String]) {
    if name == "link", let address = attributes["href"],
      attributes["rel"] ?? "alternate" == "alternate"
    {
      entry?["link"] = address
    } else if name == "category", let term = attributes["label"] ?? attributes["term"] {
      entry?["category", default: ""] += term + "\n"
    }
  }

  private mutating func end(_ name: String) {
    if name == field {
      if name == "category" { entry?[name]?.append("\n") }
      field = nil
    } else if name == "item" || name == "entry" {
      finish()
    } else if let field, depth > 0 {
      depth -= 1
      if isKept, field != "author" { entry?[field]?.append("</\(name)>") }
    }
  }

  private mutating func finish() {
    if let entry { entries.append(entry) }
    entry = nil
    field = nil
  }
}
