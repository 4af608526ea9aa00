#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which file a path names, whether or not it exists yet: two paths name the same file if their
/// identities are equal, also through links.
package enum FileIdentity: Hashable, Sendable {
  case existing(device: UInt64, inode: UInt64)
  /// A file that does not exist, in a folder that does.
  case missing(device: UInt64, inode: UInt64, name: [UInt8])

  /// Linux follows at most 40 links (path_resolution(7)).
  private static let mostLinks = 40

  /// - Returns: nil if not even the folder exists.
  package init?(_ path: [UInt8]) {
    var path = path
    for _ in 0..<Self.mostLinks {
      if let status = try? FileStatus(following: path) {
        self = .existing(device: status.device, inode: status.inode)
        return
      }
      let (folder, name) = Self.split(path)
      guard let target = Self.target(ofLink: path) else {
        guard let status = try? FileStatus(following: folder) else { return nil }
        self = .missing(device: status.device, inode: status.inode, name: name)
        return
      }
      path = target.first == UInt8(ascii: "/") ? target : folder + [UInt8(ascii: "/")] + target
    }
    return nil
  }

  /// The folder and the last component of a path.
  private static func split(_ path: [UInt8]) -> (folder: [UInt8], name: [UInt8]) {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return (Array(".".utf8), path) }
    let folder = slash == 0 ? Array("/".utf8) : Array(path[..<slash])
    return (folder, Array(path[(slash + 1)...]))
  }

  /// What a symbolic link holds; nil if the path is not one.
  private static func target(ofLink path: [UInt8]) -> [UInt8]? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path.map(CChar.init(bitPattern:)) + [0], &target, target.count)
    return length < 0 ? nil : target.prefix(length).map(UInt8.init(bitPattern:))
  }
}

extension FileStatus {
  /// The status of the file that a path names, through symbolic links.
  ///
  /// - Throws: `SystemError`, which `isNotFound` if there is no such file.
  package init(following path: [UInt8]) throws(SystemError) {
    let operation = "stat \(String(decoding: path, as: UTF8.self))"
    if path.contains(0) { throw SystemError(operation, errno: ENOENT) }
    var status = stat()
    let terminated = path.map(CChar.init(bitPattern:)) + [0]
    if stat(terminated, &status) != 0 { throw SystemError.last(operation) }
    self.init(status)
  }
}
