import LineIO
import Records

/// Finds the names of services and programs in the sources of modules that must work for all of them, and
/// files in which two services meet.
struct NameSearch {
  /// The files that list the services.
  private static let tables = ["Sources/Services/Services.swift"]

  private let words: Set<String>
  private let services: Set<String>

  init(_ package: PackageDescription) {
    services = Graph(package).services
    words = services.union(services.map { $0.lowercased() })
      // `jm` alone is also the toolkit's name for its folders.
      .union(package.programs.filter { $0 != "jm" })
  }

  /// One message for each line with such a name.
  ///
  /// - Parameter files: paths from the root of the package: `Sources/Sessions/Profile.swift`.
  func complaints(about files: [String]) throws -> [String] {
    try files.flatMap { path in
      let file = try FileDescriptor.open(reading: Array(path.utf8))
      let text = try String(decoding: file.readAll(), as: UTF8.self)
      try file.close()
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return (Self.isBelowClients(path) ? namings(in: lines, of: path) : [])
        + (Self.tables.contains(path) ? [] : meetings(in: lines, of: path))
    }
  }

  private func namings(in lines: [Substring], of path: String) -> [String] {
    lines.enumerated().flatMap { index, line in
      named(in: line).map { "\(path):\(index + 1): names \($0)" }
    }
  }

  private func meetings(in lines: [Substring], of path: String) -> [String] {
    let imported = lines.filter { $0.contains("import ") && !$0.hasPrefix("/") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }.filter(services.contains)
    return imported.count > 1
      ? ["\(path): imports two services: \(imported.joined(separator: " and "))"] : []
  }

  private static func isBelowClients(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources"
      && AllowedDependencies.belowClients.contains(String(parts[1]))
  }

  /// The names in a line. A word may hold dashes, as the names of programs do.
  private func named(in line: Substring) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
      .map { String($0).trimming("-") }.filter(words.contains)
  }
}

extension String {
  fileprivate func trimming(_ edge: Character) -> String {
    var text = self[...]
    while text.first == edge { text.removeFirst() }
    while text.last == edge { text.removeLast() }
    return String(text)
  }
}
