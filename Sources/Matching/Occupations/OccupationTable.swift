/// Frequent occupations from all 22 civilian major groups of O*NET-SOC.
///
/// Each entry is a line `code minor-group Name`, followed by lines of titles, then `>` and related
/// codes. The suffix `.00` of codes is omitted.
struct OccupationTable: Sendable {
  let occupations: [Occupation]
  /// One flag for each pair of occupations, in row-major order.
  private let related: [Bool]

  static let shared = OccupationTable(
    [business, science, society, health, service, commerce, works].joined(separator: "\n"))

  init(_ text: String) {
    var occupations: [Occupation] = []
    var head: Substring?
    var titles = ""
    var related = ""
    func finish() {
      guard let head else { return }
      let parts = head.split(separator: " ", maxSplits: 2)
      guard parts.count == 3 else { return }
      occupations.append(
        Occupation(
          code: Self.full(parts[0]), name: String(parts[2]), minorGroup: String(parts[1]),
          titles: titles.split(separator: ";").map(\.trimmed),
          related: Set(related.split(separator: " ").map(Self.full))))
    }
    for line in text.split(separator: "\n") {
      if line.first != " " {
        finish()
        head = line
        titles = ""
        related = ""
      } else if let mark = line.firstIndex(of: ">") {
        related += line[line.index(after: mark)...] + " "
      } else {
        titles += line + " "
      }
    }
    finish()
    self.occupations = occupations
    self.related = occupations.flatMap { one in
      occupations.map { other in
        one.minorGroup == other.minorGroup || one.related.contains(other.code)
          || other.related.contains(one.code)
      }
    }
  }

  private static func full(_ code: Substring) -> String {
    code.contains(".") ? String(code) : code + ".00"
  }

  /// Whether two occupations are related: one is in a primary tier of the other in O*NET, or both
  /// are in the same minor group of ISCO-08.
  func areRelated(_ one: Int, _ other: Int) -> Bool {
    related[one * occupations.count + other]
  }
}
