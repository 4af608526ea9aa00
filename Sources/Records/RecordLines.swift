/// Records ready for output: JSON lines with their line feeds in one array of bytes.
package struct RecordLines: Sendable, Equatable {
  package private(set) var bytes: [UInt8] = []
  /// The offset after the line feed of each line.
  private var ends: [Int] = []

  package var count: Int { ends.count }

  package init() {}

  package init(_ records: [Record]) {
    bytes.reserveCapacity(records.reduce(records.count) { $0 + $1.bytes.count })
    for record in records { append(record) }
  }

  package mutating func reserveCapacity(_ bytes: Int, lines: Int) {
    self.bytes.reserveCapacity(bytes)
    ends.reserveCapacity(lines)
  }

  package mutating func append(_ record: Record) {
    bytes += record.bytes
    endLine()
  }

  package mutating func append(_ record: borrowing RecordView) {
    bytes += record.bytes
    endLine()
  }

  /// Appends `record` with `members` and then `others` set, as `Record.setting` does.
  ///
  /// - Precondition: `members` and `others` have no name in common.
  package mutating func append(
    _ record: borrowing RecordView, setting members: RecordMembers, _ others: RecordMembers = .empty
  ) {
    guard members.areNew(in: record, with: others), !record.fields.isEmpty,
      let brace = record.bytes.lastIndex(of: UInt8(ascii: "}"))
    else { return append(Record(record).setting(members).setting(others)) }
    bytes += record.bytes[..<brace]
    append(spelled: members)
    append(spelled: others)
    bytes += record.bytes[brace...]
    endLine()
  }

  private mutating func append(spelled members: borrowing RecordMembers) {
    // Appending the array itself would retain and release it, and threads that share it would
    // contend for its reference count.
    members.spelled.withUnsafeBufferPointer { bytes += $0 }
  }

  private mutating func endLine() {
    bytes.append(0x0A)
    ends.append(bytes.count)
  }

  /// The lines as records.
  package var records: [Record] {
    zip([0] + ends, ends).compactMap { start, end in try? Record(Array(bytes[start..<end - 1])) }
  }
}

extension RecordLines: ExpressibleByArrayLiteral {
  package init(arrayLiteral records: Record...) { self.init(records) }
}
