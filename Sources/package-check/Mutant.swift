import LineIO
import Records

/// A bug of one line to plant, and the tests that must notice it: a line of `Tests/Mutants`.
struct Mutant {
  var name: String
  /// The path of the file from the root of the package.
  var file: String
  /// The text to replace. It occurs exactly once in the file.
  var find: String
  var replace: String
  /// The tests that fail once the bug is planted, as a regular expression for `swift test --filter`.
  var filter: String

  /// Reads the mutants of files with one JSON object per line.
  static func read(_ paths: [String]) throws -> [Mutant] {
    var mutants: [Mutant] = []
    for path in paths {
      let lines = try text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where !line.isEmpty {
        guard let mutant = (try? JSON(parsing: String(line))).flatMap(Mutant.init) else {
          throw Failure(
            "bad_mutant", "\(path):\(index + 1): expected name, file, find, replace and filter",
            exit: .dataError)
        }
        mutants.append(mutant)
      }
    }
    return mutants
  }

  /// Why the mutant cannot be planted, or nil if it can.
  func complaint() throws -> String? {
    guard let text = try? Self.text(of: file) else { return "no such file" }
    if find == replace { return "'find' and 'replace' are the same" }
    if !file.hasPrefix("Sources/") { return "not a file of Sources" }
    let count = text.ranges(of: find).count
    return count == 1 ? nil : "'find' occurs \(count) times"
  }

  /// The text of the file with the bug in it.
  func planted() throws -> String {
    if let complaint = try complaint() {
      throw Failure("stale_mutant", "\(file): \(name): \(complaint)", exit: .dataError)
    }
    return try Self.text(of: file).replacing(find, with: replace)
  }

  private static func text(of path: String) throws -> String {
    let file = try FileDescriptor.open(reading: Array(path.utf8))
    defer { try? file.close() }
    return try String(decoding: file.readAll(), as: UTF8.self)
  }
}

extension Mutant {
  fileprivate init?(_ json: JSON) {
    guard let name = json["name"]?.stringValue, let file = json["file"]?.stringValue,
      let find = json["find"]?.stringValue, let replace = json["replace"]?.stringValue,
      let filter = json["filter"]?.stringValue, !name.isEmpty, !find.isEmpty, !filter.isEmpty
    else { return nil }
    self.init(name: name, file: file, find: find, replace: replace, filter: filter)
  }
}

/// SplitMix64: the same sequence for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
