/// The open lists of an OpenDocument text and their counters (ODF 1.3 part 3, 5.3).
struct ODTLists {
  private struct Open {
    var style: String?
    var count: Int?
  }

  private var open: [Open] = []
  /// The last numbers of the lists of each style, by level.
  private var last: [String: [Int: Int]] = [:]

  var depth: Int { open.count }

  mutating func begin(style: String?, continues: Bool) {
    let style = style ?? open.last?.style
    let count = continues ? style.flatMap { last[$0]?[open.count + 1] } : nil
    open.append(Open(style: style, count: count))
  }

  mutating func end() { _ = open.popLast() }

  /// Counts an item and returns its marker; nil if the level has none.
  mutating func marker(start: Int?, styles: ODTStyles) -> String? {
    guard let index = open.indices.last else { return nil }
    let style = open[index].style
    guard let level = styles.level(open.count, ofList: style) else { return nil }
    if let bullet = level.bullet { return WordSymbols.bullet(bullet, font: level.font) }
    let value = start ?? open[index].count.map { $0 &+ 1 } ?? level.start
    open[index].count = value
    if let style { last[style, default: [:]][open.count] = value }
    guard !level.format.isEmpty else { return (level.prefix + level.suffix).nonBlank }
    var numbers: [String] = []
    for place in max(0, open.count - level.shownLevels)..<open.count {
      guard let shown = styles.level(place + 1, ofList: style), !shown.format.isEmpty else {
        continue
      }
      numbers.append(shown.string(open[place].count ?? shown.start))
    }
    return (level.prefix + numbers.joined(separator: ".") + level.suffix).nonBlank
  }
}
