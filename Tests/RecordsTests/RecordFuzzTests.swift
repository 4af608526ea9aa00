import Records
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Compares what a record accepts, finds and becomes with Python's reader.
@Suite(.enabled(if: JSONPeer.isAvailable, "needs python3"), .timeLimit(.minutes(30)))
struct RecordFuzzTests {
  private static let isLong = getenv("JM_TEST_LONG") != nil
  private static let rounds: [UInt64] = isLong ? Array(1...20) : [1]

  @Test(arguments: rounds)
  func readsAsPythonDoes(seed: UInt64) throws {
    let lines = Array(MutatedLines(Self.isLong ? 20_000 : 4_000, seed: seed))
    let records = lines.map { try? Record($0) }
    let theirs = try JSONPeer.read(lines)
    try #require(theirs.count == lines.count)
    for (line, (record, their)) in zip(lines, zip(records, theirs)) {
      let ours = record.map { Self.values($0).joined(separator: " ") } ?? "-"
      let said = their.split(separator: " ").prefix(4).joined(separator: " ")
      #expect(ours == said, "\(String(decoding: line, as: UTF8.self)) \(line)")
    }
    let accepted = records.count { $0 != nil }
    #expect(accepted > lines.count / 10 && accepted < lines.count * 9 / 10)
  }

  @Test(arguments: rounds)
  func splicesMembersThatPythonFinds(seed: UInt64) throws {
    let records = MutatedLines(Self.isLong ? 20_000 : 4_000, seed: ~seed).compactMap {
      try? Record($0)
    }
    let spliced = records.map {
      $0.setting([.init(name: "added", value: "é\n"), .init(name: "is_remote", value: .number(7))])
    }
    let before = try JSONPeer.read(records.map(\.bytes))
    let after = try JSONPeer.read(spliced.map(\.bytes))
    try #require(before.count == records.count && after.count == records.count)
    for (record, (before, after)) in zip(spliced, zip(before, after)) {
      let before = before.split(separator: " ")
      let after = after.split(separator: " ")
      try #require(before.count == 5 && after.count == 5, "\(record.bytes)")
      #expect(after[2...3] == ["n7", "sc3a90a"], "\(record.bytes)")
      #expect(after[4] == before[4], "\(record.bytes)")
      #expect(try record == Record(record.bytes))
    }
  }

  private static func values(_ record: Record) -> [String] {
    ["a", "b", "is_remote", "added"].map { name in
      switch record[name] {
      case nil: "."
      case .null: "null"
      case .bool(let value): "\(value)"
      case .number(let literal): "n\(literal)"
      case .string(let text):
        "s"
          + text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      case .array, .object: "c"
      }
    }
  }
}
