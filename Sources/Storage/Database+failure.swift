import CSQLite
import Records

extension Database {
  /// An SQLite result code (sqlite.org/rescode.html) as this toolkit reports it.
  static func failure(_ result: Int32, _ reason: String, _ path: String) -> Failure {
    // An extended code keeps its primary one in the low byte.
    switch result & 0xff {
    case SQLITE_NOTADB:
      Failure(
        "wrong_store", "\(path) is no database",
        hint: "name another file; a new one is made where there is none", exit: .dataError)
    case SQLITE_CORRUPT:
      Failure(
        "damaged_store", "\(path) is damaged: \(reason)",
        hint: "move it away; a new one is made where there is none", exit: .dataError)
    case SQLITE_BUSY, SQLITE_LOCKED:
      Failure(
        "store_busy", "\(path) is held by another process", exit: .tryAgain, retryable: true)
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM:
      Failure("cannot_open_store", "cannot open \(path): \(reason)", exit: .cannotCreate)
    case SQLITE_FULL, SQLITE_IOERR:
      Failure("cannot_write_store", "cannot write \(path): \(reason)", exit: .cannotWrite)
    default:
      Failure("store_fault", "\(path): \(reason)", exit: .internalFault)
    }
  }
}
