/// The places of the objects of a file (ISO 32000-2, 7.5.4 and 7.5.8).
struct XrefTable {
  enum Entry {
    case free
    /// The byte offset of `n g obj`.
    case offset(Int, generation: Int)
    /// The number of the object stream, and the place in it.
    case compressed(Int, index: Int)
  }

  /// The entries of object numbers below `nearNumbers`, which nearly all are. A lookup in a
  /// dictionary takes longer than parsing an entry.
  private var near: [Entry?] = []
  private var nearCount = 0
  private var far: [Int: Entry] = [:]
  private static let nearNumbers = 1 << 16
  /// The newest trailer dictionary, with the keys that only older ones have.
  var trailer = PDFDictionary()

  var isEmpty: Bool { count == 0 }
  var count: Int { nearCount + far.count }
  var numbers: [Int] { near.indices.filter { near[$0] != nil } + far.keys.sorted() }

  subscript(number: Int) -> Entry? {
    get {
      guard number >= 0, number < Self.nearNumbers else { return far[number] }
      return number < near.count ? near[number] : nil
    }
    set {
      guard number >= 0, number < Self.nearNumbers else {
        far[number] = newValue
        return
      }
      if number >= near.count {
        near.append(contentsOf: repeatElement(nil, count: number + 1 - near.count))
      }
      nearCount += (newValue == nil ? 0 : 1) - (near[number] == nil ? 0 : 1)
      near[number] = newValue
    }
  }

  /// Adds an entry of an older section, unless a newer one has the same number.
  mutating func addOlder(_ number: Int, _ entry: Entry) {
    if self[number] == nil { self[number] = entry }
  }

  mutating func reserve(_ count: Int) { near.reserveCapacity(min(count, Self.nearNumbers)) }

  /// Adds the keys of an older trailer that the newer ones lack.
  mutating func addOlder(_ older: PDFDictionary) {
    for entry in older.entries {
      if case .null = trailer[entry.key] { trailer.append(entry.key, entry.value) }
    }
  }
}
