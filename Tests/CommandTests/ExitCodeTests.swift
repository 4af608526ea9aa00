import LineIO
import Records
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The man pages and the file with the exit codes agree.
@Suite(.timeLimit(.minutes(30))) struct ExitCodeTests {
  static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  static func text(_ path: String) throws -> String {
    let file = try FileDescriptor.open(reading: Array((root + "/" + path).utf8))
    defer { try? file.close() }
    return String(decoding: try file.readAll(), as: UTF8.self)
  }

  static func manPages() -> [String] {
    guard let folder = opendir(root + "/man") else { return [] }
    defer { closedir(folder) }
    var pages: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".1") { pages.append("man/" + name) }
    }
    return pages
  }

  /// The codes of a page's EXIT STATUS with their descriptions.
  static func codes(_ page: String) -> [String] {
    var codes: [String] = []
    let section = page.split(separator: "\n").drop { $0 != ".Sh EXIT STATUS" }.dropFirst()
    for line in section.prefix(while: { !$0.hasPrefix(".Sh ") }) {
      if line.hasPrefix(".It ") {
        codes.append(line.dropFirst(4) + ":")
      } else if !line.hasPrefix("."), !codes.isEmpty {
        codes[codes.count - 1] += " " + line
      }
    }
    return codes
  }

  @Test func everyManPageListsThem() throws {
    let expected = try Records.ExitStatus.documented.map { status in
      "\(status.rawValue): \(try #require(status.meaning))"
    }
    let pages = Self.manPages()
    #expect(pages.count >= 8)
    for page in pages { #expect(try Self.codes(Self.text(page)) == expected, "\(page)") }
  }

  @Test func everyCodeIsDocumented() throws {
    let source = try Self.text("Sources/Records/ExitStatus.swift")
    let codes = source.matches(of: #/ExitStatus\(rawValue: (\d+)\)/#).compactMap { Int32($0.1) }
    #expect(codes.count >= 17)
    #expect(codes.sorted() == Records.ExitStatus.documented.map(\.rawValue))
  }
}
