/// The objects of a JSON array, validated and left where they stand: a text is read once, and no
/// object is copied out of it before it is asked for.
package struct RecordList: Sendable {
  /// An object of the list: where it stands in the text, and which of the fields are its own.
  struct Element {
    var place: Range<Int>
    var fields: Range<Int>
  }

  private let text: [UInt8]
  private let fields: [RecordField]
  private let elements: [Element]

  /// The objects of the array that `text` is, or that is its member `name`; of members with the same
  /// name the last one counts. Objects that stand on several lines are written anew.
  ///
  /// - Returns: nil when `text` is not valid, has no such array, or another value is in it.
  package init?(_ text: [UInt8], in name: StaticString) {
    var isOnLines = false
    let read = text.withUnsafeBufferPointer { bytes -> ([RecordField], [Element])? in
      var reader = RecordListReader(bytes)
      defer { isOnLines = reader.isOnLines }
      return try? reader.list(in: name)
    }
    guard let (fields, elements) = read else { return nil }
    self.init(text, fields, elements)
    if isOnLines { self = RecordList(records.map { Record($0.object) }) }
  }

  package init(_ records: [Record]) {
    var text: [UInt8] = []
    var fields: [RecordField] = []
    var elements: [Element] = []
    for record in records {
      let (start, first) = (text.count, fields.count)
      record.withView { view in
        text += view.bytes
        fields += view.fields
      }
      elements.append(Element(place: start..<text.count, fields: first..<fields.count))
    }
    self.init(text, fields, elements)
  }

  private init(_ text: [UInt8], _ fields: [RecordField], _ elements: [Element]) {
    self.text = text
    self.fields = fields
    self.elements = elements
  }

  package var count: Int { elements.count }

  /// The bytes of the text that the objects stand in.
  package var size: Int { text.count }

  /// Each object in a copy of its own.
  package var records: [Record] {
    var records: [Record] = []
    withEach { records.append(Record($0)) }
    return records
  }

  /// Calls `body` with one object after the other where it stands.
  package func withEach(_ body: (RecordView) -> Void) {
    text.withUnsafeBufferPointer { text in
      for element in elements {
        body(
          RecordView(
            bytes: UnsafeBufferPointer(rebasing: text[element.place]),
            fields: fields[element.fields]))
      }
    }
  }

  package func count(where isCounted: (RecordView) -> Bool) -> Int {
    var count = 0
    withEach { if isCounted($0) { count += 1 } }
    return count
  }
}
