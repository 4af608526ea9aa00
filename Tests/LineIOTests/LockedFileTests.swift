import LineIO
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct LockedFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/jm-lock-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = template.withUnsafeBufferPointer { String(cString: Array($0)) }
    defer {
      for name in ["lock", "target"] { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    try body(folder)
  }

  @Test func oneAtATimeHoldsTheLock() throws {
    try withFolder { folder in
      let path = "\(folder)/lock"
      let first = try LockedFile.open(path, waits: false)
      let hasFirst = first != nil
      #expect(hasFirst)
      #expect(try !isFree(path))
      _ = consume first
      #expect(try isFree(path))
      var status = stat()
      #expect(stat(path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
    }
  }

  private func isFree(_ path: String) throws -> Bool {
    let file = try LockedFile.open(path, waits: false)
    return file != nil
  }

  @Test func readsWhatItHasWritten() throws {
    try withFolder { folder in
      let file = try LockedFile.open("\(folder)/lock", waits: false)
      try file?.write(Array("longer".utf8))
      try file?.write(Array("abc".utf8))
      let (start, all) = (try file?.read(limit: 2), try file?.read(limit: 100))
      #expect(start == Array("ab".utf8))
      #expect(all == Array("abc".utf8))
    }
  }

  /// Another user of the machine could have put the link there.
  @Test func doesNotFollowASymbolicLink() throws {
    try withFolder { folder in
      #expect(symlink("\(folder)/target", "\(folder)/lock") == 0)
      #expect(throws: SystemError.self) {
        _ = try LockedFile.open("\(folder)/lock", waits: false)
      }
      #expect(access("\(folder)/target", F_OK) != 0)
    }
  }
}
