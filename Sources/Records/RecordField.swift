/// Where a member of a record stands in its bytes.
package struct RecordField: Sendable, Hashable {
  /// The name without its quotes, as it is spelled.
  package var name: Range<Int>
  /// Whether the name is spelled with escapes.
  package var nameIsEscaped: Bool
  /// The value, quotes and brackets included.
  package var value: Range<Int>
}
