/// Lists: the markers of numbered paragraphs (ECMA-376 part 1, 17.9).
struct WordNumbering {
  struct Level {
    var format = "decimal"
    /// `%1.%2` with the numbers of levels 1 and 2.
    var text = ""
    var start = 1
    var font: String?
  }

  private var abstract: [String: [Int: Level]] = [:]
  /// Lists whose levels are defined by another list through a numbering style.
  private var styleLinks: [String: String] = [:]
  private var styleOwners: [String: String] = [:]
  private var lists: [String: (abstract: String, overrides: [Int: Level])] = [:]
  private var starts: [String: [Int: Int]] = [:]
  private var counters: [String: [Int: Int]] = [:]
  private var startedLists: Set<String> = []

  init() {}

  init(_ reader: XMLPullReader) {
    while let node = reader.next() {
      guard node == .start else { continue }
      switch reader.name {
      case "abstractNum": readAbstract(reader)
      case "num": readList(reader)
      default: continue
      }
    }
  }

  private mutating func readAbstract(_ reader: XMLPullReader) {
    guard let id = reader.attribute("abstractNumId") else { return reader.skip() }
    var levels: [Int: Level] = [:]
    reader.forEachChild {
      switch reader.name {
      case "lvl":
        if let number = reader.levelNumber { levels[number] = Self.readLevel(reader) }
      case "numStyleLink": styleLinks[id] = reader.attribute("val")
      case "styleLink": if let style = reader.attribute("val") { styleOwners[style] = id }
      default: break
      }
    }
    abstract[id] = levels
  }

  private mutating func readList(_ reader: XMLPullReader) {
    guard let id = reader.attribute("numId") else { return reader.skip() }
    var list = (abstract: "", overrides: [Int: Level]())
    reader.forEachChild {
      switch reader.name {
      case "abstractNumId": list.abstract = reader.attribute("val") ?? ""
      case "lvlOverride":
        guard let number = reader.levelNumber else { return }
        reader.forEachChild {
          switch reader.name {
          case "startOverride": starts[id, default: [:]][number] = reader.intValue
          case "lvl": list.overrides[number] = Self.readLevel(reader)
          default: break
          }
        }
      default: break
      }
    }
    lists[id] = list
  }

  private static func readLevel(_ reader: XMLPullReader) -> Level {
    var level = Level()
    reader.forEachChild {
      switch reader.name {
      case "start": level.start = reader.intValue ?? 1
      case "numFmt": level.format = reader.attribute("val") ?? "decimal"
      case "lvlText": level.text = reader.attribute("val") ?? ""
      case "rPr": level.font = WordRunFormat(reader).font
      default: break
      }
    }
    return level
  }

  /// Counts a paragraph and returns its marker; nil if the list has none for this level.
  mutating func marker(list id: String, level: Int) -> String? {
    guard id != "0", (0...8).contains(level), let list = lists[id] else { return nil }
    let owner = owner(of: list.abstract)
    guard let current = definition(list.overrides, owner, level) else { return nil }
    count(list: id, owner: owner, level: level, start: current.start)
    if current.format == "bullet" { return WordSymbols.bullet(current.text, font: current.font) }
    if current.format == "none" {
      return current.text.nonBlank.map { $0.replacing("%\(level + 1)", with: "") }
    }
    var text = ""
    var scalars = current.text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "%", let digit = scalars.first, ("1"..."9").contains(digit) {
        scalars.removeFirst()
        let other = Int(digit.value - 0x31)
        let start = definition(list.overrides, owner, other)?.start ?? 1
        let value = counters[owner]?[other] ?? start
        let format = definition(list.overrides, owner, other)?.format ?? "decimal"
        text += WordNumberFormat.string(value, format: format)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text.nonBlank
  }

  private func owner(of abstractID: String) -> String {
    styleLinks[abstractID].flatMap { styleOwners[$0] } ?? abstractID
  }

  private func definition(_ overrides: [Int: Level], _ owner: String, _ level: Int) -> Level? {
    overrides[level] ?? abstract[owner]?[level]
  }

  /// Lists that share their levels continue counting. An override restarts once.
  private mutating func count(list id: String, owner: String, level: Int, start: Int) {
    var values = counters[owner] ?? [:]
    if let override = starts[id]?[level], startedLists.insert("\(id)/\(level)").inserted {
      values[level] = override
    } else {
      values[level] = values[level].map { $0 &+ 1 } ?? start
    }
    for deeper in values.keys where deeper > level { values[deeper] = nil }
    counters[owner] = values
  }
}

extension XMLPullReader {
  fileprivate var intValue: Int? { attribute("val").flatMap { Int($0) } }
  fileprivate var levelNumber: Int? { attribute("ilvl").flatMap { Int($0) } }
}
