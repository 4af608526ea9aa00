package import Records
package import Sessions
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A separate home folder, and a clock that advances only on request.
package final class World: Sendable {
  package let home: String
  private let time = Mutex(Timestamp(seconds: 1_000_000))
  private let warned = Mutex<[String]>([])

  package init() {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    home = "\(root)/jm-sessions-\(UInt64.random(in: 0...UInt64.max))"
    mkdir(home, 0o700)
  }

  deinit { Self.remove(home) }

  package var now: Timestamp { time.withLock { $0 } }

  package func advance(_ time: Duration) { self.time.withLock { $0 = $0 + time } }

  /// The warnings of all environments so far.
  package var warnings: [String] { warned.withLock { $0 } }

  package func environment(_ variables: [String: String] = [:], hasHome: Bool = true) -> Environment
  {
    var environment = Environment(
      variables: variables, homeFolder: hasHome ? home : nil, now: { self.now }, random: { 0.5 })
    environment.warn = { text in self.warned.withLock { $0.append(text) } }
    environment.warnUnsaved = environment.warn
    return environment
  }

  /// Writes `~/.config/jm/config.toml`.
  package func configure(_ toml: String) {
    for folder in [".config", ".config/jm"] { mkdir("\(home)/\(folder)", 0o700) }
    write(toml, to: ".config/jm/config.toml")
  }

  package func write(_ text: String, to path: String) {
    guard let file = fopen("\(home)/\(path)", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  package func text(_ path: String) -> String {
    guard let file = fopen("\(home)/\(path)", "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// The permissions of a path below the home folder; nil if there is nothing.
  package func mode(_ path: String) -> Int? {
    var status = stat()
    return stat("\(home)/\(path)", &status) == 0 ? Int(status.st_mode & 0o7777) : nil
  }

  package func setMode(_ mode: Int, of path: String) { chmod("\(home)/\(path)", mode_t(mode)) }

  /// Makes the folder and those above it, 0700.
  package func makeFolder(_ path: String) {
    var made = home
    for name in path.split(separator: "/") {
      made += "/\(name)"
      mkdir(made, 0o700)
    }
  }

  /// The names in a folder below the home folder.
  package func names(_ path: String) -> [String] { Self.names("\(home)/\(path)").sorted() }

  private static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: String) {
    for name in names(path) { remove("\(path)/\(name)") }
    if rmdir(path) != 0 { unlink(path) }
  }
}

extension Service {
  /// A service with accounts, whose keys stand directly in a profile.
  package static let example = Service(
    name: "example", title: "Example", prefix: "EX", baseURL: "https://www.example.com",
    authURL: "https://project.example.co", keys: Service.supabaseKeys + ["idempotency"],
    ownsBareKeys: true)
}
