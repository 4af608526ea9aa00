/// A stream that contains objects (ISO 32000-2, 7.5.7).
struct ObjectStream {
  /// The number and offset of each object, in order.
  let index: [(number: Int, offset: Int)]
  private let bytes: ByteRun

  init?(_ stream: PDFStream, store: ObjectStore) {
    let dictionary = stream.dictionary
    guard let first = store.value(dictionary, "First").integer, first >= 0 else { return nil }
    let bytes = store.keptBytes(stream)
    guard !bytes.isEmpty else { return nil }
    var cursor = ByteCursor(bytes.slice(0, first))
    let count = min(store.value(dictionary, "N").integer ?? 0, bytes.count)
    var index: [(number: Int, offset: Int)] = []
    while index.count < count, let number = cursor.takeUnsigned(),
      let offset = cursor.takeUnsigned()
    {
      index.append((number, first + offset))
    }
    self.index = index
    self.bytes = bytes
  }

  func mentions(_ literal: StaticString) -> Bool { bytes.firstIndex(of: literal) != nil }

  /// The object with this number: at the given place, or else at the last one with the number.
  func object(_ number: Int, at place: Int, store: ObjectStore) -> PDFObject {
    var offset: Int?
    if index.indices.contains(place), index[place].number == number {
      offset = index[place].offset
    } else {
      offset = index.last { $0.number == number }?.offset
    }
    guard let offset else { return .null }
    var parser = ObjectParser(bytes, at: offset, arena: store.arena)
    return parser.parse() ?? .null
  }
}
