/// Where the objects of a file are (ISO 32000-2, 7.5.4 and 7.5.8).
struct XrefTable {
  enum Entry {
    case free
    /// Byte offset of `n g obj`.
    case offset(Int, generation: Int)
    /// Object number of the object stream, and the place in it.
    case compressed(Int, index: Int)
  }

  private var entries: [Int: Entry] = [:]
  /// The newest trailer dictionary, with what only older ones have.
  var trailer = PDFDictionary()

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }
  var numbers: [Int] { entries.keys.sorted() }

  subscript(number: Int) -> Entry? {
    get { entries[number] }
    set { entries[number] = newValue }
  }

  /// Adds an entry of an older section: what is known already is newer.
  mutating func addOlder(_ number: Int, _ entry: Entry) {
    if entries[number] == nil { entries[number] = entry }
  }

  mutating func reserve(_ count: Int) { entries.reserveCapacity(min(count, 1 << 16)) }

  /// Adds the keys of an older trailer that the newer ones lack.
  mutating func addOlder(_ older: PDFDictionary) {
    for entry in older.entries {
      if case .null = trailer[entry.key] { trailer.append(entry.key, entry.value) }
    }
  }
}
