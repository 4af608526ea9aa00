import ArgumentParser
import LineIO
import Records
import Testing

@testable import Command

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is named for output is replaced only if nothing can be lost.
@Suite(.timeLimit(.minutes(30))) struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(
    _ name: String, inputs: [String] = [], isForced: Bool = false, isOwnWork: Bool = false
  ) throws(Failure) -> OutputFile {
    let request = OutputFile.Request(
      option: "--failed", path: folder.path(name), isForced: isForced
    ) { (_) throws(SystemError) in isOwnWork }
    let inputs = inputs.compactMap { try? FileStatus(following: Array(folder.path($0).utf8)) }
    return try OutputFile(request, inputs: inputs)
  }

  private func code(_ body: () throws(Failure) -> OutputFile) -> String? {
    do throws(Failure) {
      _ = try body()
      return nil
    } catch {
      return error.code
    }
  }

  @Test func newFileIsPrivate() throws {
    let file = try open("new")
    try file.write(Array("a\n".utf8))
    #expect(folder.text("new") == "a\n")
    let status = try FileStatus(following: Array(folder.path("new").utf8))
    #expect(status.permissions == 0o600)
  }

  @Test func oldContentStaysUntilTheEnd() throws {
    try folder.write("old and long\n", to: "file")
    #expect(chmod(folder.path("file"), 0o644) == 0)
    let file = try open("file", isOwnWork: true)
    #expect(folder.text("file") == "old and long\n")
    try file.write(Array("new\n".utf8))
    try file.write(Array("more\n".utf8))
    #expect(folder.text("file") == "old and long\n")
    try file.finish()
    #expect(folder.text("file") == "new\nmore\n")
    let status = try FileStatus(following: Array(folder.path("file").utf8))
    #expect(status.permissions == 0o600)
  }

  @Test func finishEmptiesIt() throws {
    try folder.write("old\n", to: "file")
    try open("file", isOwnWork: true).finish()
    #expect(folder.text("file") == "")
  }

  @Test func anythingElseIsRefusedUnlessForced() throws {
    try folder.write("letter", to: "file")
    #expect(code { () throws(Failure) in try open("file") } == "not_replaceable")
    #expect(folder.text("file") == "letter")
    let file = try open("file", isForced: true)
    try file.write([0x61])
    try file.finish()
    #expect(folder.text("file") == "a")
  }

  /// Also through a symbolic link and a hard link, and with --force.
  @Test(arguments: ["file", "symbolic", "hard"])
  func inputIsRefused(_ name: String) throws {
    try folder.write("", to: "file")
    #expect(symlink("file", folder.path("symbolic")) == 0)
    #expect(link(folder.path("file"), folder.path("hard")) == 0)
    let code = code { () throws(Failure) in
      try open(name, inputs: ["file"], isForced: true, isOwnWork: true)
    }
    #expect(code == "output_is_input")
  }

  @Test func otherFileIsNotAnInput() throws {
    try folder.write("", to: "file")
    try folder.write("", to: "input")
    #expect(code { () throws(Failure) in try open("file", inputs: ["input"]) } == nil)
  }

  @Test func runsDoNotShareIt() throws {
    let first = try open("file")
    #expect(code { () throws(Failure) in try open("file") } == "output_in_use")
    #expect(first.isNamed(by: Array(folder.path("file").utf8)))
  }

  @Test func namesItself() throws {
    let file = try open("file")
    #expect(symlink("file", folder.path("symbolic")) == 0)
    try folder.write("", to: "other")
    #expect(file.isNamed(by: Array(folder.path("symbolic").utf8)))
    #expect(!file.isNamed(by: Array(folder.path("other").utf8)))
    #expect(!file.isNamed(by: Array(folder.path("missing").utf8)))
  }

  @Test(arguments: ["/dev/null", "/dev/full"])
  func devicesAreWrittenToAsTheyAre(_ path: String) throws {
    let request = OutputFile.Request(option: "--failed", path: path, isForced: false) {
      (_) throws(SystemError) in false
    }
    let file = try OutputFile(request, inputs: [])
    #expect(!file.isNamed(by: Array(path.utf8)))
    try file.finish()
  }

  /// Opening it again would write over what is there already.
  @Test func descriptorIsWrittenToWhereItIs() throws {
    try folder.write("before\n", to: "file")
    let descriptor = try FileDescriptor.open(writing: folder.path("file"))
    defer { try? descriptor.close() }
    #expect(lseek(descriptor.rawValue, 0, SEEK_END) == 7)
    let request = OutputFile.Request(
      option: "--failed", path: "/dev/fd/\(descriptor.rawValue)", isForced: false
    ) { (_) throws(SystemError) in false }
    let file = try OutputFile(request, inputs: [])
    try file.write(Array("after\n".utf8))
    try file.finish()
    #expect(folder.text("file") == "before\nafter\n")
  }

  @Test func descriptorForReadingIsRefused() throws {
    try folder.write("before\n", to: "file")
    let descriptor = try FileDescriptor.open(reading: Array(folder.path("file").utf8))
    defer { try? descriptor.close() }
    let request = OutputFile.Request(
      option: "--failed", path: "/dev/fd/\(descriptor.rawValue)", isForced: true
    ) { (_) throws(SystemError) in true }
    let code = code { () throws(Failure) in try OutputFile(request, inputs: []) }
    #expect(code == "cannot_create")
  }

  @Test func folderIsRefused() {
    #expect(code { () throws(Failure) in try open(".") } == "cannot_create")
  }

  /// Also when neither exists yet, and through a dangling link.
  @Test(arguments: [
    ("a", "a", true), ("a", "./a", true), ("a", "b", false), ("link", "nothing", true),
    ("there", "hard", true), ("there", "a", false), ("no/a", "no/a", false),
  ])
  func optionsNameOneFile(_ left: String, _ right: String, _ isSame: Bool) throws {
    try folder.write("", to: "there")
    #expect(link(folder.path("there"), folder.path("hard")) == 0)
    #expect(symlink("nothing", folder.path("link")) == 0)
    var isRefused = false
    do throws(ValidationError) {
      try OutputFile.check(
        "--failed", folder.path(left), apart: "--journal", folder.path(right))
    } catch {
      isRefused = true
      #expect(error.message == "--failed and --journal name the same file.")
    }
    #expect(isRefused == isSame)
  }
}
