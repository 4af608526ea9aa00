/// Follows the chain of xref sections from `startxref` (ISO 32000-2, 7.5.4 to 7.5.8).
struct XrefReader {
  let store: ObjectStore
  /// The offset of `%PDF-`. In files with junk before the header, offsets are relative to it.
  let headerOffset: Int
  /// Sections that are followed. Each incremental update adds one.
  private static let maximumSections = 4096
  /// The keyword `startxref` is in the last 1,024 bytes (ISO 32000-1, annex H.3, note 18); servers
  /// and mail add as much again. Test: `XrefTests`.
  private static let startLimit = 2048
  /// The bytes of an entry in a classic section (7.5.4).
  private static let entrySize = 20
  private var table = XrefTable()
  private var visited: Set<Int> = []

  init(store: ObjectStore, headerOffset: Int) {
    self.store = store
    self.headerOffset = headerOffset
  }

  /// The whole table; nil if a section is missing or damaged.
  mutating func read() -> XrefTable? {
    guard let start = startOffset() else { return nil }
    var pending = [start]
    while let offset = pending.popLast() {
      guard visited.insert(offset).inserted, visited.count <= Self.maximumSections else { continue }
      guard let trailer = readSection(at: offset) else { return nil }
      table.addOlder(trailer)
      if let previous = trailer["Prev"].integer { pending.append(previous + headerOffset) }
      // A hybrid file's stream hides objects from old readers; it comes before /Prev (7.5.8.4).
      if let hybrid = trailer["XRefStm"].integer { pending.append(hybrid + headerOffset) }
      if store.budget.exceeded != nil { return nil }
    }
    return table.isEmpty || table.trailer["Root"].isNull ? nil : table
  }

  private func startOffset() -> Int? {
    let file = store.file
    let start = max(0, file.count - Self.startLimit)
    guard let keyword = file.lastIndex(of: "startxref", from: start) else { return nil }
    var cursor = ByteCursor(file, at: keyword + 9)
    guard let offset = cursor.takeUnsigned() else { return nil }
    return offset + headerOffset
  }

  private mutating func readSection(at offset: Int) -> PDFDictionary? {
    guard offset >= 0, offset < store.file.count else { return nil }
    var cursor = ByteCursor(store.file, at: offset)
    cursor.skipSpace()
    if cursor.take("xref") { return readClassic(&cursor) }
    guard cursor.current?.isPDFDigit == true,
      case .stream(let stream) = store.parseIndirectObject(at: cursor.position, expecting: nil)
    else { return nil }
    return readStream(stream)
  }

  private mutating func readClassic(_ cursor: inout ByteCursor) -> PDFDictionary? {
    while true {
      cursor.skipSpace()
      if cursor.take("trailer") { break }
      guard var first = cursor.takeUnsigned(), let count = cursor.takeUnsigned() else { return nil }
      if visited.count == 1 {
        table.reserve(table.count + min(count, store.file.count / Self.entrySize))
      }
      for index in 0..<count {
        cursor.skipSpace()
        guard cursor.current?.isPDFDigit == true else {
          // Some writers announce more entries than there are.
          break
        }
        guard let offset = cursor.takeUnsigned(), let generation = cursor.takeUnsigned() else {
          return nil
        }
        cursor.skipSpace()
        let isUsed = cursor.current == UInt8(ascii: "n")
        guard isUsed || cursor.current == UInt8(ascii: "f") else { return nil }
        cursor.skip(1)
        // A known fault of writers: the section begins with the free entry of object 0, but says 1.
        if index == 0, first == 1, !isUsed, offset == 0, generation == 65535 { first = 0 }
        table.addOlder(
          first &+ index,
          isUsed ? .offset(offset &+ headerOffset, generation: generation) : .free)
      }
      guard table.count <= store.budget.limits.objects else {
        store.budget.exceed("objects")
        return nil
      }
    }
    var parser = ObjectParser(store.file, at: cursor.position, arena: store.arena)
    guard case .dictionary(let trailer) = parser.parse() else { return nil }
    return trailer
  }

  private mutating func readStream(_ stream: PDFStream) -> PDFDictionary? {
    let dictionary = stream.dictionary
    let widths = store.array(dictionary, "W").map { $0.integer ?? 0 }
    guard widths.count >= 3, widths.allSatisfy({ (0...8).contains($0) }) else { return nil }
    let entrySize = widths[0] + widths[1] + widths[2]
    guard entrySize > 0 else { return nil }
    var ranges = store.array(dictionary, "Index").map { $0.integer ?? -1 }
    if ranges.count < 2 { ranges = [0, dictionary["Size"].integer ?? 0] }
    let isRead = store.decoded(stream).withRun { readEntries($0, ranges: ranges, widths: widths) }
    guard isRead else { return nil }
    guard table.count <= store.budget.limits.objects else {
      store.budget.exceed("objects")
      return nil
    }
    return dictionary
  }

  /// Reads the entries of an xref stream (7.5.8.3); false if a range is negative.
  private mutating func readEntries(_ bytes: ByteRun, ranges: [Int], widths: [Int]) -> Bool {
    let entrySize = widths[0] + widths[1] + widths[2]
    table.reserve(table.count + bytes.count / entrySize)
    var offset = 0
    for range in stride(from: 0, to: ranges.count - 1, by: 2) {
      let (first, count) = (ranges[range], ranges[range + 1])
      guard first >= 0, count >= 0 else { return false }
      for index in 0..<count {
        guard offset + entrySize <= bytes.count else { break }
        let kind = widths[0] == 0 ? 1 : bytes.bigEndian(at: offset, width: widths[0])
        let second = bytes.bigEndian(at: offset + widths[0], width: widths[1])
        let third = bytes.bigEndian(at: offset + widths[0] + widths[1], width: widths[2])
        offset += entrySize
        switch kind {
        case 0: table.addOlder(first &+ index, .free)
        case 1: table.addOlder(first &+ index, .offset(second &+ headerOffset, generation: third))
        case 2: table.addOlder(first &+ index, .compressed(second, index: third))
        default: break
        }
      }
    }
    return true
  }
}
