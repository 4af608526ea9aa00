/// Values of the required types, with references followed.
extension ObjectStore {
  func value(_ dictionary: PDFDictionary, _ key: StaticString) -> PDFObject {
    resolve(dictionary[key])
  }

  /// A dictionary, or the dictionary of a stream.
  func dictionary(_ object: PDFObject) -> PDFDictionary? {
    switch resolve(object) {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }

  func dictionary(_ owner: PDFDictionary, _ key: StaticString) -> PDFDictionary? {
    dictionary(owner[key])
  }

  func stream(_ object: PDFObject) -> PDFStream? {
    if case .stream(let stream) = resolve(object) { stream } else { nil }
  }

  /// The items of an array; empty if the object is not an array.
  func array(_ object: PDFObject) -> [PDFObject] {
    if case .array(let items) = resolve(object) { items } else { [] }
  }

  func array(_ owner: PDFDictionary, _ key: StaticString) -> [PDFObject] { array(owner[key]) }

  /// The numbers of an array; empty if an item is not a number.
  func numbers(_ object: PDFObject) -> [Double] {
    let items = array(object)
    let numbers = items.compactMap { resolve($0).number }
    return numbers.count == items.count ? numbers : []
  }

  func name(_ owner: PDFDictionary, _ key: StaticString) -> ByteRun? { value(owner, key).name }

  /// A text string as a Swift string.
  func text(_ owner: PDFDictionary, _ key: StaticString) -> String? {
    value(owner, key).string.map(TextString.string)
  }

  /// The decoded bytes of a stream.
  func decoded(_ stream: PDFStream) -> OwnedBytes { FilterChain(store: self).decode(stream) }

  /// The decoded bytes of a stream, in memory that lives as long as the document.
  func keptBytes(_ stream: PDFStream) -> ByteRun { arena.keep(decoded(stream)) }

  /// The first decoded bytes of a stream, in memory that lives as long as the document.
  func keptBytes(_ stream: PDFStream, upTo limit: Int) -> ByteRun {
    arena.keep(FilterChain(store: self).decode(stream, upTo: limit))
  }
}
