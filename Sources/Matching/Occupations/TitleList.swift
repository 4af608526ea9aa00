/// Titles of occupations, in the order of the occupations.
struct TitleList: Sendable {
  /// How much a title says about its occupation, if several occupations have it.
  enum Rank: UInt8, Sendable {
    /// One of many titles of a release.
    case listed
    /// The name of the occupation.
    case name
    /// Written for this toolkit.
    case own
  }

  struct Title: Sendable {
    /// The hash of all words but function words, and of the core words.
    let full: UInt64
    let core: UInt64
    fileprivate(set) var occupation: Int32
    let rank: Rank
  }

  private(set) var titles: [Title] = []
  /// The words by which titles are compared, a space between them, titles one after the other.
  private(set) var bytes: [UInt8] = []
  /// The end of each title in `bytes`.
  private(set) var ends: [Int32] = []
  private var reader = TitleWords()

  /// Adds a title; one without words is ignored.
  mutating func add(_ title: UnsafeBufferPointer<UInt8>, occupation: Int, rank: Rank) {
    reader.read(title)
    guard !reader.isEmpty(.core) else { return }
    bytes += reader.joined(.full)
    finish(
      Title(
        full: reader.hash(.full), core: reader.hash(.core), occupation: Int32(occupation),
        rank: rank))
  }

  /// Adds a title whose words have been read before: all but function words, and after `>` the core if it
  /// differs.
  mutating func add(read title: UnsafeBufferPointer<UInt8>, occupation: Int, rank: Rank) {
    guard !title.isEmpty else { return }
    var full = WordHash()
    var core: WordHash?
    for byte in title {
      if byte == UInt8(ascii: ">") {
        core = WordHash()
      } else if core == nil {
        full.add(byte)
        bytes.append(byte)
      } else {
        core?.add(byte)
      }
    }
    finish(
      Title(
        full: full.value, core: core?.value ?? full.value, occupation: Int32(occupation),
        rank: rank))
  }

  private mutating func finish(_ title: Title) {
    titles.append(title)
    ends.append(Int32(bytes.count))
  }

  mutating func add(_ title: String, occupation: Int, rank: Rank) {
    var title = title
    title.withUTF8 { add($0, occupation: occupation, rank: rank) }
  }

  /// Adds titles of another list.
  mutating func add(_ others: TitleList, _ range: Range<Int>, occupation: Int) {
    for index in range {
      var title = others.titles[index]
      title.occupation = Int32(occupation)
      titles.append(title)
      bytes += others.bytes[others.range(index)]
      ends.append(Int32(bytes.count))
    }
  }

  /// Returns the titles of each occupation.
  func ranges(occupations count: Int) -> [Range<Int>] {
    var ranges = [Range<Int>](repeating: 0..<0, count: count)
    for (index, title) in titles.enumerated() {
      let occupation = Int(title.occupation)
      ranges[occupation] =
        ranges[occupation].isEmpty ? index..<index + 1 : ranges[occupation].lowerBound..<index + 1
    }
    return ranges
  }

  /// The part of `bytes` that holds a title.
  func range(_ title: Int) -> Range<Int> {
    (title == 0 ? 0 : Int(ends[title - 1]))..<Int(ends[title])
  }
}
