package import Records

/// One unit of a program's input.
package struct InputItem: Sendable {
  /// The place in the input, from 1.
  package var position: Int
  /// What messages call it: `line 3`, or the argument.
  package var label: String
  /// The record to work on, or why there is none. A key by itself is a record with the key field
  /// alone.
  package var content: Result<Record, Failure>
  /// The record as it goes to the failure stream.
  package var original: Record

  package init(
    position: Int, label: String, content: Result<Record, Failure>, original: Record
  ) {
    self.position = position
    self.label = label
    self.content = content
    self.original = original
  }
}
