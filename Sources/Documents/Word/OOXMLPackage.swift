/// The parts of an Office Open XML package and their relationships (ECMA-376 part 2, 6.5).
struct OOXMLPackage {
  let archive: ZipArchive
  /// The number of documents that the package is embedded in.
  var depth = 0

  struct Relationship {
    /// The relationship's identifier in the part.
    var id: String
    /// The last component of the type's URI, which is the same in the strict and the transitional
    /// form:
    /// `hyperlink`, `styles`, `header` …
    var type: String
    /// A part's name for internal targets, or a URI for external ones.
    var target: String
    var isExternal: Bool
  }

  /// The relationships of a part, in order.
  struct Relationships {
    private(set) var all: [Relationship] = []
    private var places: [String: Int] = [:]

    subscript(id: String) -> Relationship? { places[id].map { all[$0] } }

    func first(_ type: String) -> Relationship? { all.first { $0.type == type } }

    fileprivate mutating func add(_ relationship: Relationship) {
      places[relationship.id] = all.count
      all.append(relationship)
    }
  }

  /// The relationships of a part, or those of the package for the empty name.
  func relationships(of part: String) -> Relationships {
    let (folder, file) = Self.split(part)
    guard let reader = XMLPullReader(archive, "\(folder)_rels/\(file).rels") else {
      return Relationships()
    }
    var found = Relationships()
    while let node = reader.next() {
      guard node == .start, reader.name == "Relationship",
        let id = reader.attribute("Id"), let target = reader.attribute("Target")
      else { continue }
      let type = reader.attribute("Type") ?? ""
      let isExternal = reader.attribute("TargetMode") == "External"
      found.add(
        Relationship(
          id: id, type: String(type.split(separator: "/").last ?? ""),
          target: isExternal ? target : Self.resolve(target, in: folder), isExternal: isExternal))
    }
    return found
  }

  /// The target of the package's relationship of this type.
  func mainPart() -> String? {
    let named = relationships(of: "").first("officeDocument")?.target
    for part in [named, "word/document.xml"] {
      if let part, archive.contains(part) { return part }
    }
    return nil
  }

  /// Title, author and language from the core properties (ECMA-376 part 2, 8.2), and the program.
  func metadata() -> Document.Metadata {
    var metadata = Document.Metadata()
    for relationship in relationships(of: "").all {
      guard
        ["core-properties", "coreProperties", "extended-properties", "extendedProperties"]
          .contains(relationship.type),
        let reader = XMLPullReader(archive, relationship.target)
      else { continue }
      while let node = reader.next() {
        guard node == .start else { continue }
        switch reader.name {
        case "title": metadata.title = reader.elementText().nonBlank
        case "creator": metadata.author = reader.elementText().nonBlank
        case "language": metadata.language = reader.elementText().nonBlank
        case "Application": metadata.producer = reader.elementText().nonBlank
        default: continue
        }
      }
    }
    return metadata
  }

  private static func split(_ part: String) -> (folder: String, file: String) {
    guard let slash = part.lastIndex(of: "/") else { return ("", part) }
    let next = part.index(after: slash)
    return (String(part[..<next]), String(part[next...]))
  }

  private static func resolve(_ target: String, in folder: String) -> String {
    if target.hasPrefix("/") { return String(target.dropFirst()) }
    var steps = folder.split(separator: "/")
    for step in target.split(separator: "/") {
      switch step {
      case ".": continue
      case "..": _ = steps.popLast()
      default: steps.append(step)
      }
    }
    return steps.joined(separator: "/")
  }
}

extension String {
  /// Nil if the text is only white space.
  var nonBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
