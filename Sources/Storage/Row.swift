import CSQLiteOnDemand

/// The current row of a statement. Columns count from 0.
package struct Row: ~Copyable {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The value of a column; nil for NULL.
  package func text(_ column: Int32) -> String? {
    bytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of a column; nil for NULL.
  package func bytes(_ column: Int32) -> [UInt8]? {
    guard sqlite3_column_type(handle, column) != SQLITE_NULL else { return nil }
    // The pointer first: sqlite3_column_blob may convert the value and so change its length.
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
