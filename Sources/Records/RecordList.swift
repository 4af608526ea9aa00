/// The objects of a JSON array, validated and left in its text. The text is read once; an object is
/// copied only on demand.
package struct RecordList: Sendable {
  /// An object of the list.
  struct Element {
    /// Its range in the text.
    var bytes: Range<Int>
    /// The range of its members in the fields of the list.
    var fields: Range<Int>
  }

  private let text: [UInt8]
  private let fields: [RecordField]
  private let elements: [Element]

  /// The objects of an array: `text` itself, or its member `name`. Of members with the same name
  /// the last one counts. Objects that span several lines are rewritten to a line each.
  ///
  /// - Returns: nil if `text` is not valid JSON, has no such array, or the array contains a value
  ///   that is not an object.
  package init?(_ text: [UInt8], in name: StaticString) {
    var spansLines = false
    let read = text.withUnsafeBufferPointer { bytes -> ([RecordField], [Element])? in
      var reader = RecordListReader(bytes)
      defer { spansLines = reader.spansLines }
      return try? reader.list(in: name)
    }
    guard let (fields, elements) = read else { return nil }
    self.init(text, fields, elements)
    if spansLines { self = RecordList(records.map { Record($0.object) }) }
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
      elements.append(Element(bytes: start..<text.count, fields: first..<fields.count))
    }
    self.init(text, fields, elements)
  }

  private init(_ text: [UInt8], _ fields: [RecordField], _ elements: [Element]) {
    self.text = text
    self.fields = fields
    self.elements = elements
  }

  package var count: Int { elements.count }

  /// The length in bytes of the text that holds the objects.
  package var size: Int { text.count }

  /// Copies of the objects.
  package var records: [Record] {
    var records: [Record] = []
    withEach { records.append(Record($0)) }
    return records
  }

  /// Calls `body` with each object in order.
  package func withEach(_ body: (borrowing RecordView) -> Void) {
    text.withUnsafeBufferPointer { text in
      for element in elements {
        body(
          RecordView(
            bytes: UnsafeBufferPointer(rebasing: text[element.bytes]),
            fields: fields[element.fields]))
      }
    }
  }

  package func count(where isCounted: (borrowing RecordView) -> Bool) -> Int {
    var count = 0
    withEach { if isCounted($0) { count += 1 } }
    return count
  }
}
