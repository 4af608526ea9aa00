import CSQLiteOnDemand
import Records

extension Database {
  /// What users can do about a file that cannot be used.
  static let hint = "name another file; a missing file is created"

  /// Codes of failures that a new file would remedy.
  static let unusableCodes: Set<String> = ["wrong_store", "damaged_store"]

  /// The failure that reports an SQLite result code (sqlite.org/rescode.html).
  static func failure(_ result: Int32, _ reason: String, _ path: String) -> Failure {
    // The low byte of an extended code is the primary one.
    switch result & 0xff {
    case SQLITE_NOTADB, SQLITE_CORRUPT: damaged(path, reason)
    case SQLITE_BUSY, SQLITE_LOCKED:
      Failure(
        "store_busy", "another process has locked \(path)", exit: .tryAgain, retryable: true)
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM:
      Failure("cannot_open_store", "cannot open \(path): \(reason)", exit: .cannotCreate)
    case SQLITE_FULL, SQLITE_IOERR:
      Failure("cannot_write_store", "cannot write \(path): \(reason)", exit: .cannotWrite)
    default:
      Failure("store_fault", "\(path): \(reason)", exit: .internalFault)
    }
  }

  static func damaged(_ path: String, _ reason: String) -> Failure {
    Failure(
      "damaged_store", "\(path) is damaged: \(reason)",
      hint: "move it away; a missing file is created", exit: .dataError)
  }

  static func wrongKind(_ path: String, _ schema: Schema) -> Failure {
    Failure("wrong_store", "\(path) is not a \(schema.name)", hint: hint, exit: .dataError)
  }

  /// A directory, a FIFO or a device.
  static func notAFile(_ path: String, _ schema: Schema) -> Failure {
    Failure("not_a_file", "\(path) is not a \(schema.name)", hint: hint, exit: .cannotCreate)
  }
}
