import CSQLiteOnDemand
package import Records

/// A value bound to a parameter of a statement.
package enum SQLValue: Sendable, Hashable {
  case integer(Int64)
  case text(String)
  case blob([UInt8])
  case null
}

/// A prepared statement. Values reach SQL only through its parameters.
package struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  private let path: String

  init(_ handle: OpaquePointer, database: OpaquePointer, path: String) {
    self.handle = handle
    self.database = database
    self.path = path
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement to its end and calls `read` with each row.
  package mutating func run(
    _ values: [SQLValue] = [], _ read: (borrowing Row) -> Void = { _ in }
  ) throws(Failure) {
    defer { reset() }
    try bind(values)
    while try step() { read(Row(handle)) }
  }

  /// Returns what `read` returns for the first row, or nil if there is no row.
  package mutating func first<Value>(
    _ values: [SQLValue] = [], _ read: (borrowing Row) -> Value
  ) throws(Failure) -> Value? {
    defer { reset() }
    try bind(values)
    return try step() ? read(Row(handle)) : nil
  }

  private func bind(_ values: [SQLValue]) throws(Failure) {
    let wanted = sqlite3_bind_parameter_count(handle)
    guard values.count == Int(wanted) else {
      throw Failure(
        "wrong_statement", "the statement takes \(wanted) values, not \(values.count)",
        exit: .internalFault)
    }
    for (index, value) in values.enumerated() {
      let result = bind(value, at: Int32(index + 1))
      guard result == SQLITE_OK else { throw failure(result) }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    // SQLITE_TRANSIENT, a macro that Swift does not import: SQLite copies the bytes.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .null: return sqlite3_bind_null(handle, index)
    case .text(let text):
      let bytes = Array(text.utf8CString)
      return sqlite3_bind_text64(
        handle, index, bytes, UInt64(bytes.count - 1), copies, UInt8(SQLITE_UTF8))
    case .blob(let bytes):
      // An empty array may have a null pointer, which would bind NULL.
      if bytes.isEmpty { return sqlite3_bind_zeroblob(handle, index, 0) }
      return sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), copies)
    }
  }

  private func step() throws(Failure) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let result: throw failure(result)
    }
  }

  private func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func failure(_ result: Int32) -> Failure {
    Database.failure(result, String(cString: sqlite3_errmsg(database)), path)
  }
}
