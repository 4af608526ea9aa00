/// The objects of a file. They are found through the xref table, parsed when first needed, and
/// cached.
final class ObjectStore {
  let file: ByteRun
  let arena: ByteArena
  let budget: Budget
  let inflater = Inflater()
  var xref = XrefTable()
  /// Nil until `openEncryption` has found the key, and for plain documents.
  private(set) var decryptor: Decryptor?
  /// The reason why the document cannot be decrypted.
  private(set) var encryptionError: PDFError?
  /// Whether the xref table was rebuilt by scanning.
  private(set) var wasRepaired = false

  private var cache: [Int: PDFObject] = [:]
  private var loading: Set<Int> = []
  private var objectStreams: [Int: ObjectStream] = [:]

  private let password: [UInt8]?
  /// References to references are not valid, but occur; longer chains are treated as cycles.
  private static let longestReferenceChain = 32

  init(file: ByteRun, arena: ByteArena, budget: Budget, password: [UInt8]? = nil) {
    self.file = file
    self.password = password
    self.arena = arena
    self.budget = budget
  }

  /// Follows references. A long chain, a cycle and a missing object are null.
  func resolve(_ object: PDFObject) -> PDFObject {
    guard case .reference = object else { return object }
    var current = object
    for _ in 0..<Self.longestReferenceChain {
      guard case .reference(let id) = current else { return current }
      current = self.object(id.number)
    }
    return .null
  }

  func object(_ number: Int) -> PDFObject {
    if let cached = cache[number] { return cached }
    guard loading.insert(number).inserted else { return .null }
    defer { loading.remove(number) }
    let object = load(number)
    cache[number] = object
    return object
  }

  private func load(_ number: Int) -> PDFObject {
    switch xref[number] {
    case .offset(let offset, _):
      if let object = parseIndirectObject(at: offset, expecting: number) { return object }
      // One wrong offset is enough to distrust the table: all objects may be elsewhere.
      guard repair() else { return .null }
      return load(number)
    case .compressed(let container, let index):
      return objectStream(container)?.object(number, at: index, store: self) ?? .null
    case .free, nil:
      return .null
    }
  }

  /// Rebuilds the xref table by scanning the file; false if that was done before.
  @discardableResult
  func repair() -> Bool {
    guard !wasRepaired else { return false }
    wasRepaired = true
    cache.removeAll(keepingCapacity: true)
    objectStreams.removeAll()
    xref = XrefRepair(store: self).scan(keepingTrailerOf: xref)
    // Objects that were looked up while the table was incomplete may be wrong.
    cache.removeAll(keepingCapacity: true)
    return true
  }

  /// Finds the key of an encrypted document. Does nothing if that was done before.
  func openEncryption() {
    guard decryptor == nil, encryptionError == nil,
      let dictionary = dictionary(xref.trailer, "Encrypt")
    else { return }
    do throws(PDFError) {
      decryptor = try Decryptor.open(dictionary, password: password, store: self)
    } catch {
      encryptionError = error
    }
    // Strings that were parsed without the key are still encrypted.
    cache.removeAll(keepingCapacity: true)
  }

  /// Parses `n g obj …` at an offset; nil if there is something else.
  func parseIndirectObject(at offset: Int, expecting number: Int?) -> PDFObject? {
    guard offset >= 0, offset < file.count else { return nil }
    var parser = ObjectParser(file, at: offset, arena: arena)
    guard let found = parser.cursor.takeUnsigned(), number == nil || found == number,
      let generation = parser.cursor.takeUnsigned()
    else { return nil }
    parser.cursor.skipSpace()
    guard parser.cursor.take("obj") else { return nil }
    let id = ObjectID(number: found, generation: generation)
    let decryptor = decryptor
    if let decryptor {
      parser.decryptString = { [arena] in decryptor.decryptString($0, of: id, arena: arena) }
    }
    guard let object = parser.parse() else { return .null }
    guard case .dictionary(let dictionary) = object else { return object }
    parser.cursor.skipSpace()
    guard parser.cursor.take("stream") else { return object }
    let raw = streamBytes(after: parser.cursor, dictionary: dictionary)
    return .stream(
      PDFStream(dictionary: dictionary, raw: raw, id: id))
  }

  /// The bytes between the keywords `stream` and `endstream`. `/Length` is used if it leads there.
  private func streamBytes(after keyword: ByteCursor, dictionary: PDFDictionary) -> ByteRun {
    var cursor = keyword
    // Some writers put spaces before the end of line that 7.3.8.1 requires.
    while cursor.current == 32, cursor.peek(1) == 13 || cursor.peek(1) == 10 || cursor.peek(1) == 32
    {
      cursor.skip(1)
    }
    if cursor.current == 13 { cursor.skip(1) }
    if cursor.current == 10 { cursor.skip(1) }
    let start = cursor.position
    if let length = resolve(dictionary["Length"]).integer, length >= 0, length <= file.count - start
    {
      cursor.seek(start + length)
      cursor.skipWhite()
      if cursor.take("endstream") || cursor.take("endobj") {
        return file.slice(start, start + length)
      }
    }
    var end = file.firstIndex(of: "endstream", from: start)
    if end == nil { end = file.firstIndex(of: "endobj", from: start) }
    guard var stop = end else { return file.slice(start, file.count) }
    if stop > start, file[stop - 1] == 10 { stop -= 1 }
    if stop > start, file[stop - 1] == 13 { stop -= 1 }
    return file.slice(start, stop)
  }

  /// Whether the file or one of its object streams contains the bytes. The contents of other
  /// streams are not searched.
  func mentions(_ literal: StaticString) -> Bool {
    if file.firstIndex(of: literal) != nil { return true }
    var containers: Set<Int> = []
    for number in xref.numbers {
      if case .compressed(let container, _) = xref[number] { containers.insert(container) }
    }
    return containers.contains { objectStream($0)?.mentions(literal) == true }
  }

  private func objectStream(_ number: Int) -> ObjectStream? {
    if let known = objectStreams[number] { return known }
    // An object stream is never inside another one (7.5.7).
    guard case .offset = xref[number], case .stream(let stream) = object(number) else { return nil }
    guard let parsed = ObjectStream(stream, store: self) else { return nil }
    objectStreams[number] = parsed
    return parsed
  }
}
