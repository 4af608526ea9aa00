import Command
import LineIO
import Records
import Storage

/// The postings of a database of `jm-serve`.
enum PostingDatabase {
  /// The first bytes of every SQLite file.
  private static let header = Array("SQLite format 3\0".utf8)

  static func isDatabase(_ path: String) throws(Failure) -> Bool {
    let (file, status) = try InputFile(argument: path).open()
    defer { try? file.close() }
    guard status.isRegularFile else { return false }
    var start = [UInt8](repeating: 0, count: header.count)
    let count = start.withUnsafeMutableBytes { try? file.read(into: $0) }
    return count == header.count && start == header
  }

  /// Calls `body` with each line and its number.
  ///
  /// - Throws: `not_postings` (65) if the database has no postings, `damaged_store` (65).
  static func eachLine(of path: String, _ body: ([UInt8], Int) -> Void) throws(Failure) {
    do throws(Failure) {
      try read(path, body)
    } catch {
      var failure = error
      // The usual hints are about files that a program creates.
      failure.hint = "name another file with --postings"
      throw failure
    }
  }

  private static func read(_ path: String, _ body: ([UInt8], Int) -> Void) throws(Failure) {
    let database = try Database.open(reading: path)
    var tables = try database.statement(
      "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'postings'")
    guard try tables.first([], { $0.integer(0) }) == 1 else {
      throw Failure("not_postings", "\(path): the database holds no postings", exit: .dataError)
    }
    var lines = try database.statement("SELECT line FROM postings ORDER BY number")
    var number = 0
    try lines.run { row in
      number += 1
      body(row.bytes(0) ?? Array((row.text(0) ?? "").utf8), number)
    }
  }
}
