/// Occupations, how they are related, and their titles.
package struct Taxonomy: Sendable {
  package private(set) var occupations: [Occupation] = []
  private(set) var titles = TitleList()
  private var indices: [String: Int] = [:]

  /// Returns the index of an occupation that is added. Its titles follow, before the next occupation.
  mutating func add(code: String, name: String, minorGroup: String?) -> Int {
    let index = occupations.count
    occupations.append(Occupation(code: code, name: name, minorGroup: minorGroup, related: []))
    if indices[code] == nil { indices[code] = index }
    titles.add(name, occupation: index, rank: .name)
    return index
  }

  mutating func add(_ title: UnsafeBufferPointer<UInt8>, occupation: Int, rank: TitleList.Rank) {
    titles.add(title, occupation: occupation, rank: rank)
  }

  /// Adds a title of the built-in table; see `TitleList.add(read:occupation:rank:)`.
  mutating func add(
    read title: UnsafeBufferPointer<UInt8>, occupation: Int, rank: TitleList.Rank
  ) {
    titles.add(read: title, occupation: occupation, rank: rank)
  }

  /// Adds titles of another taxonomy.
  mutating func add(_ others: TitleList, _ range: Range<Int>, occupation: Int) {
    titles.add(others, range, occupation: occupation)
  }

  mutating func relate(_ occupation: Int, to codes: some Sequence<Substring>) {
    occupations[occupation].related += codes.compactMap { indices[String($0)] }
  }

  /// Returns the index of the first occupation with a code.
  func index(of code: String) -> Int? { indices[code] }

  /// Whether two occupations are related: one is in a primary tier of the other in O*NET, or both are in
  /// the same minor group of ISCO-08.
  func areRelated(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (occupations[one], occupations[other])
    return first.minorGroup != nil && first.minorGroup == second.minorGroup
      || first.related.contains(other) || second.related.contains(one)
  }
}
