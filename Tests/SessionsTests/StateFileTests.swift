import LineIO
import Records
import Synchronization
import TestWorld
import Testing

@testable import Sessions

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct StateFileTests {
  private let world = World()
  private let folder = ".local/state/jm"
  private let name = ".local/state/jm/thing.json"
  private let object = JSONObject([.init(name: "a", value: 1)])

  private func file(
    patience: Duration = .seconds(60), _ environment: Environment? = nil
  ) -> StateFile {
    StateFile(
      "thing.json", "the thing", patience: patience, environment ?? world.environment(),
      sleep: { _ in await Task.yield() })
  }

  private func write(_ text: String) {
    world.makeFolder(folder)
    world.write(text, to: name)
    world.setMode(0o600, of: name)
  }

  @Test(arguments: ["", "{\"version\":1,\"sess", "[]", "null", "\u{1}"])
  func aDamagedFileIsMovedAside(text: String) async throws {
    write(text)
    #expect(try file().read().isEmpty)
    let aside = "thing.json.damaged-\(world.now.rfc3339)"
    #expect(world.names(folder) == [aside, "thing.json.lock"])
    #expect(world.text("\(folder)/\(aside)") == text)
    #expect(world.warnings.count == 1)
    #expect(world.warnings.first?.contains("thing.json' is damaged; it is now") == true)
    try await file().update { $0 = object }
    #expect(try file().read() == object && world.warnings.count == 1)
  }

  @Test func noDamagedFileIsReplacedByAnother() async throws {
    for text in ["{1", "{2", "{3"] {
      write(text)
      try await file().update { $0 = JSONObject() }
    }
    let asides = world.names(folder).filter { $0.contains("damaged") }
    #expect(asides.map { world.text("\(folder)/\($0)") } == ["{1", "{2", "{3"])
  }

  @Test func aFileTooLargeIsMovedAside() throws {
    write("{}")
    #expect(truncate("\(world.home)/\(name)", 17 << 20) == 0)
    #expect(try file().read().isEmpty)
    #expect(world.mode(name) == nil && world.warnings.count == 1)
  }

  /// The process that holds the lock may just be writing a new file.
  @Test func aDamagedFileStaysWhileAnotherProcessWrites() throws {
    write("{")
    let lock = try LockedFile.open("\(world.home)/\(name).lock", waits: false)
    #expect(try file().read().isEmpty)
    #expect(world.text(name) == "{")
    #expect(world.warnings.first?.contains("is ignored") == true)
    _ = consume lock
  }

  @Test func permissionsForOthersAreRemoved() async throws {
    try await file().update { $0 = object }
    world.setMode(0o644, of: name)
    world.setMode(0o755, of: folder)
    #expect(try file().read() == object)
    #expect(world.mode(name) == 0o600 && world.mode(folder) == 0o700)
    #expect(world.warnings.count == 2)
    #expect(world.warnings.first?.contains("its mode was 0755 and is now 0700") == true)
    #expect(world.warnings.last?.contains("its mode was 0644 and is now 0600") == true)
    #expect(try file().read() == object && world.warnings.count == 2)
  }

  private func expectRefusal(_ words: String, _ environment: Environment? = nil) async {
    let file = file(environment)
    let failure = #expect(throws: Failure.self) { try file.read() }
    #expect(failure?.code == "unsafe_file" && failure?.exit == .configuration)
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
    let update = await #expect(throws: Failure.self) { try await file.update { $0 = object } }
    #expect(update?.code == "unsafe_file")
  }

  @Test func aSymbolicLinkIsRefused() async throws {
    write("{}")
    world.write("{\"b\":2}", to: "planted")
    #expect(unlink("\(world.home)/\(name)") == 0)
    #expect(symlink("\(world.home)/planted", "\(world.home)/\(name)") == 0)
    await expectRefusal("thing.json' is a symbolic link")
    #expect(world.text("planted") == "{\"b\":2}")
  }

  /// A FIFO must not be waited for.
  @Test(arguments: ["fifo", "folder", "socket"])
  func whatIsNotAFileIsMovedAside(kind: String) async throws {
    world.makeFolder(folder)
    let path = "\(world.home)/\(name)"
    let made =
      switch kind {
      case "fifo": mkfifo(path, 0o600)
      case "folder": mkdir(path, 0o700)
      default: mknod(path, S_IFSOCK | 0o600, 0)
      }
    #expect(made == 0)
    #expect(try file().read().isEmpty)
    #expect(world.names(folder).contains("thing.json.damaged-\(world.now.rfc3339)"))
    #expect(world.warnings.count == 1)
    try await file().update { $0 = object }
    #expect(try file().read() == object && world.warnings.count == 1)
  }

  @Test func filesOfAnotherUserAreRefused() async throws {
    write("{}")
    var environment = world.environment()
    environment.user += 1
    await expectRefusal("jm' belongs to another user", environment)
    // Only the superuser can give a file away.
    guard geteuid() == 0 else { return }
    #expect(chown("\(world.home)/\(name)", 12_345, 12_345) == 0)
    await expectRefusal("thing.json' belongs to another user")
  }

  @Test func aLockThatIsHeldIsWaitedForAndThenReported() async throws {
    write("{}")
    let lock = try LockedFile.open("\(world.home)/\(name).lock", waits: false)
    let file = file(patience: .seconds(2))
    let failure = await #expect(throws: Failure.self) { try await file.update { $0 = object } }
    #expect(failure?.code == "lock_held" && failure?.exit == .tryAgain)
    #expect(failure?.message.contains("for 2 s") == true)
    _ = consume lock
    try await file.update { $0 = object }
    #expect(try file.read() == object)
  }

  /// A lock is not an obstacle to readers: a process that was stopped must not stop them too.
  @Test func aLockThatIsHeldStopsNoReader() async throws {
    try await file().update { $0 = object }
    let lock = try LockedFile.open("\(world.home)/\(name).lock", waits: false)
    #expect(try file().read() == object)
    _ = consume lock
  }

  @Test func whatARunCanDoWithoutCostsOneWarning() async throws {
    let file = file(world.environment(["XDG_STATE_HOME": "/dev/null"]))
    for _ in 0..<3 { await file.updateIfPossible { $0 = object } }
    #expect(world.warnings.count == 1)
    #expect(world.warnings.first?.hasPrefix("the thing is not saved: cannot create") == true)
    let failure = await #expect(throws: Failure.self) { try await file.update { $0 = object } }
    #expect(failure?.code == "cannot_write" && failure?.exit == .cannotCreate)
    #expect(try file.read().isEmpty)
  }

  /// A process that was killed while it wrote leaves its temporary file, which holds secrets.
  @Test func theTemporaryFileOfAKilledProcessGoes() async throws {
    write("{}")
    world.write("secret", to: "\(name).tmp")
    try await file().update { $0 = object }
    #expect(world.names(folder) == ["thing.json", "thing.json.lock"])
  }

  @Test func withoutAHomeNothingIsStored() async throws {
    let file = file(world.environment(hasHome: false))
    try await file.update { $0 = object }
    #expect(try file.read().isEmpty && file.path == nil && world.names(".").isEmpty)
  }
}
