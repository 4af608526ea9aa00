import Fuzzing
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `make fuzz` searches for inputs that trap or hang. Its findings are tested here.
@Suite("Hostile bytes", .timeLimit(.minutes(30)))
struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.allCases)
  func seedsAreRead(target: FuzzTarget) {
    #expect(target.seeds.filter(target.run).count > target.seeds.count / 2)
  }

  @Test(arguments: FuzzTarget.allCases)
  func changedSeedsAreRead(target: FuzzTarget) {
    var random = Random(state: 0x9E37_79B9_7F4A_7C15)
    for seed in target.seeds {
      for _ in 0..<40 { target.run(random.damaged(seed)) }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func whatFuzzingFoundIsRead(target: FuzzTarget) throws {
    for path in found(target) { target.run(try #require(bytes(of: path))) }
  }

  /// Inputs that once trapped or hung: `Found/<target>--<description>`.
  private func found(_ target: FuzzTarget) -> [String] {
    let folder =
      "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/Found"
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var paths: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(target.rawValue + "--") { paths.append("\(folder)/\(name)") }
    }
    return paths.sorted()
  }

  private func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&block, 1, block.count, file), count > 0 {
      bytes += block[..<count]
    }
    return bytes
  }
}
