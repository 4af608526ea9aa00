import Command
import Records

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The database that is used when `--db` names none.
enum DefaultDatabase {
  /// For help texts.
  static let description = "~/.local/share/jm/serve.db"

  /// The path below the data folder of the XDG Base Directory Specification; creates its folder.
  ///
  /// - Throws: `Failure` with exit 78 when the environment names no home folder, 73 when the folder
  ///   cannot be created.
  static func path(in environment: [String: String]) throws(Failure) -> String {
    let data: String
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      data = folder
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      data = home + "/.local/share"
    } else {
      throw Failure(
        "no_home", "there is no home folder for the database",
        hint: "name a database with --db", exit: .configuration)
    }
    let folder = data + "/jm"
    var end = folder.startIndex
    while end < folder.endIndex {
      end = folder[folder.index(after: end)...].firstIndex(of: "/") ?? folder.endIndex
      if mkdir(String(folder[..<end]), 0o700) != 0, errno != EEXIST {
        throw Failure(
          "cannot_create", "cannot create \(folder): \(String(cString: strerror(errno)))",
          hint: "name a database with --db", exit: .cannotCreate)
      }
    }
    return folder + "/serve.db"
  }
}
