import CSQLiteOnDemand
import LineIO
import Records
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Database {
  /// Opens a connection to a file that is empty or of the kind that `schema` describes. Any other
  /// file is left unchanged.
  static func connect(_ path: String, _ schema: Schema) throws(Failure) -> OpaquePointer {
    let opened = try opening.withLock { _ in
      Result { () throws(Failure) in
        try create(path, schema)
        return try openConnection(path)
      }
    }.get()
    do throws(Failure) {
      try checkHeader(opened, path, schema)
      return opened
    } catch {
      sqlite3_close_v2(opened)
      throw error
    }
  }

  static func connect(reading path: String) throws(Failure) -> OpaquePointer {
    try openConnection(path, SQLITE_OPEN_READONLY)
  }

  /// An empty path is a temporary database (sqlite.org/c3ref/open.html).
  static func connectTemporary() throws(Failure) -> OpaquePointer { try openConnection("") }

  static func exists(_ path: String) -> Bool { access(bytes(path), F_OK) == 0 }

  /// Renames the file to `path.damaged`, so that `open` creates a new one. SQLite deletes a
  /// write-ahead log beside an empty file by itself.
  static func setAside(_ path: String) throws(Failure) {
    guard rename(bytes(path), bytes(path + ".damaged")) == 0 || errno == ENOENT else {
      throw failure(SQLITE_CANTOPEN, String(cString: strerror(errno)), path)
    }
  }

  /// The path as C functions take it. It may be an argument that is not UTF-8.
  private static func bytes(_ path: String) -> [CChar] {
    ArgumentText.bytes(path).map(CChar.init(bitPattern:)) + [0]
  }

  private static func openConnection(
    _ path: String, _ access: Int32 = SQLITE_OPEN_READWRITE
  ) throws(Failure) -> OpaquePointer {
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(bytes(path), &opened, access | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened, result == SQLITE_OK else {
      let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? reasonWithoutConnection
      sqlite3_close_v2(opened)
      throw failure(result, reason, path)
    }
    return opened
  }

  /// Why SQLite gave no connection, which could say why.
  private static var reasonWithoutConnection: String {
    jm_sqlite_is_there() == 0 ? "SQLite (libsqlite3) is not installed" : "not enough memory"
  }

  /// The start of an SQLite file (sqlite.org/fileformat.html §1.3).
  private enum Header {
    static let size = 100
    static let magic = Array("SQLite format 3\0".utf8)
    static let applicationID = 68..<72
  }

  /// Refuses another program's file before SQLite reads it: on closing, SQLite would move a
  /// leftover write-ahead log into it.
  ///
  /// Reads through SQLite's own descriptor. Closing another one would end the locks that this
  /// process holds on the file (POSIX `fcntl`).
  private static func checkHeader(
    _ handle: OpaquePointer, _ path: String, _ schema: Schema
  ) throws(Failure) {
    var pointer: UnsafeMutablePointer<sqlite3_file>?
    let found = sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &pointer)
    guard found == SQLITE_OK, let file = pointer, let methods = file.pointee.pMethods else {
      throw failure(SQLITE_ERROR, "SQLite names no file", path)
    }
    var size: sqlite3_int64 = 0
    var header = [UInt8](repeating: 0, count: Header.size)
    let measured = methods.pointee.xFileSize(file, &size)
    if measured == SQLITE_OK, size == 0 { return }
    guard measured == SQLITE_OK else { throw failure(measured, "its size is unknown", path) }
    guard size >= Header.size else { throw wrongKind(path, schema) }
    let result = methods.pointee.xRead(file, &header, Int32(Header.size), 0)
    guard result == SQLITE_OK else { throw failure(result, "it cannot be read", path) }
    let kind = header[Header.applicationID].reduce(0) { $0 << 8 | UInt32($1) }
    guard header.starts(with: Header.magic), kind == UInt32(bitPattern: schema.kind) else {
      throw wrongKind(path, schema)
    }
  }

  /// Held while a file is created: the descriptor that creates it is closed, which ends the locks
  /// of other connections of this process to the file (POSIX `fcntl`).
  private static let opening = Mutex(())

  /// Creates the file with mode 0600. SQLite would apply the umask, and gives the files beside it
  /// the mode of this one.
  private static func create(_ path: String, _ schema: Schema) throws(Failure) {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
    #if canImport(Glibc)
      let descriptor = Glibc.open(bytes(path), flags, 0o600)
    #else
      let descriptor = Darwin.open(bytes(path), flags, 0o600)
    #endif
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw failure(SQLITE_CANTOPEN, String(cString: strerror(errno)), path)
    } else {
      try restrict(path, schema)
    }
  }

  /// Makes an empty file that the user created private too.
  private static func restrict(_ path: String, _ schema: Schema) throws(Failure) {
    var status = stat()
    guard stat(bytes(path), &status) == 0 else {
      throw failure(SQLITE_CANTOPEN, String(cString: strerror(errno)), path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw notAFile(path, schema) }
    if status.st_size == 0, chmod(bytes(path), 0o600) != 0 {
      throw failure(SQLITE_CANTOPEN, String(cString: strerror(errno)), path)
    }
  }
}
