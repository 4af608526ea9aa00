/// Rebuilds the xref table of a damaged file by searching it for `n g obj`.
struct XrefRepair {
  let store: ObjectStore
  /// Bytes of a dictionary that are searched for its type: parsing every object would take as long
  /// as reading the whole file. Writers put the type first or after a few short entries.
  private static let headLength = 512
  /// Digits of an object number or generation: ten in xref tables, and two more for leading zeros.
  private static let mostDigits = 12
  /// Object numbers are below this: the xref table has ten digits.
  private static let numberLimit = 1 << 32

  /// Finds all objects. Of equal numbers, the last one in the file has precedence, because
  /// incremental updates are appended.
  /// - Parameter old: A table whose trailer is used for keys that no trailer in the file has.
  func scan(keepingTrailerOf old: XrefTable) -> XrefTable {
    var table = XrefTable()
    var trailers: [PDFDictionary] = []
    var containers: [(number: Int, stream: PDFStream)] = []
    var catalog: Int?
    let file = store.file
    var position = 0
    while let keyword = nextKeyword(from: position) {
      position = keyword + 3
      if file.matches("trailer", at: keyword) {
        var parser = ObjectParser(file, at: keyword + 7, arena: store.arena)
        if case .dictionary(let trailer) = parser.parse() { trailers.append(trailer) }
        continue
      }
      guard let header = objectHeader(before: keyword) else { continue }
      table[header.number] = .offset(header.start, generation: header.generation)
      guard table.count <= store.budget.limits.objects else {
        store.budget.exceed("objects")
        break
      }
      inspect(
        at: keyword + 3, number: header.number, start: header.start, catalog: &catalog,
        containers: &containers, trailers: &trailers)
    }
    for trailer in trailers.reversed() { table.addOlder(trailer) }
    table.addOlder(old.trailer)
    store.xref = table
    store.openEncryption()
    // An object outside of object streams replaces the one inside.
    for container in containers {
      guard let objects = ObjectStream(container.stream, store: store) else { continue }
      for (place, entry) in objects.index.enumerated() {
        if case .offset = table[entry.number] { continue }
        table[entry.number] = .compressed(container.number, index: place)
      }
      store.xref = table
    }
    if !isUsable(table.trailer, table) || !pointsToCatalog(table.trailer) {
      table.trailer = withRoot(catalog ?? findCatalog(table), table.trailer)
    }
    return table
  }

  /// The next `obj` (not that of `endobj`) or `trailer`.
  private func nextKeyword(from position: Int) -> Int? {
    let file = store.file
    var index = position
    while index < file.count {
      let byte = file.base[index]
      if byte == UInt8(ascii: "o"), file.matches("obj", at: index), index > 0,
        !(file[index - 1] == UInt8(ascii: "d"))
      {
        return index
      }
      if byte == UInt8(ascii: "t"), file.matches("trailer", at: index) { return index }
      index += 1
    }
    return nil
  }

  /// Parses `n g ` backwards from the keyword.
  private func objectHeader(before keyword: Int) -> (number: Int, generation: Int, start: Int)? {
    var index = keyword - 1
    func skipSpaces() {
      while index >= 0, store.file[index].isPDFSpace { index -= 1 }
    }
    func digits() -> (value: Int, start: Int)? {
      let end = index
      while index >= 0, end - index < Self.mostDigits, store.file[index].isPDFDigit { index -= 1 }
      guard index < end else { return nil }
      var value = 0
      for place in (index + 1)...end { value = value * 10 + Int(store.file[place]) - 48 }
      return (value, index + 1)
    }
    skipSpaces()
    guard let generation = digits() else { return nil }
    guard index >= 0, store.file[index].isPDFSpace else { return nil }
    skipSpaces()
    guard let number = digits(), number.value < Self.numberLimit else { return nil }
    return (number.value, generation.value, number.start)
  }

  /// Collects object streams, xref streams and the catalog.
  private func inspect(
    at offset: Int, number: Int, start: Int, catalog: inout Int?,
    containers: inout [(number: Int, stream: PDFStream)], trailers: inout [PDFDictionary]
  ) {
    let file = store.file
    var cursor = ByteCursor(file, at: offset)
    cursor.skipSpace()
    guard cursor.peek(0) == UInt8(ascii: "<"), cursor.peek(1) == UInt8(ascii: "<") else { return }
    let head = file.slice(cursor.position, min(cursor.position + Self.headLength, file.count))
    if head.firstIndex(of: "ObjStm") != nil {
      if case .stream(let stream) = store.parseIndirectObject(at: start, expecting: number),
        stream.dictionary["Type"].isName("ObjStm")
      {
        containers.append((number, stream))
      }
    } else if head.firstIndex(of: "/XRef") != nil {
      if case .stream(let stream) = store.parseIndirectObject(at: start, expecting: number) {
        trailers.append(stream.dictionary)
      }
    } else if head.firstIndex(of: "Catalog") != nil {
      if let object = store.parseIndirectObject(at: start, expecting: number),
        let dictionary = store.dictionary(object), dictionary["Type"].isName("Catalog")
      {
        catalog = number
      }
    }
  }

  private func isUsable(_ trailer: PDFDictionary, _ table: XrefTable) -> Bool {
    guard let root = trailer["Root"].reference else { return false }
    return table[root.number] != nil
  }

  private func pointsToCatalog(_ trailer: PDFDictionary) -> Bool {
    guard let root = store.dictionary(trailer, "Root") else { return false }
    return !root["Pages"].isNull
  }

  /// The last catalog among the objects of object streams.
  private func findCatalog(_ table: XrefTable) -> Int? {
    table.numbers.last { number in
      guard case .compressed = table[number] else { return false }
      return store.dictionary(store.object(number))?["Type"].isName("Catalog") == true
    }
  }

  private func withRoot(_ number: Int?, _ trailer: PDFDictionary) -> PDFDictionary {
    guard let number else { return trailer }
    var repaired = trailer
    repaired.append(ByteRun("Root"), .reference(ObjectID(number: number, generation: 0)))
    return repaired
  }
}
