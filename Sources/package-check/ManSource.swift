import LineIO
import Records

/// The hand-written sections of a man page, in mdoc(7).
///
/// A line `.so FILE` includes the sections of another file in the same folder. Sections with the same
/// name are joined.
struct ManSource {
  /// The date of the last change by hand: `November 21, 2026`.
  private(set) var date = ""
  private var sections: [String: String] = [:]

  init(path: String) throws { try read(path) }

  /// The body of a section with its last line feed; empty if there is no such section.
  subscript(section: String) -> String { sections[section] ?? "" }

  private mutating func read(_ path: String) throws {
    let file = try FileDescriptor.open(reading: Array(path.utf8))
    let text = try String(decoding: file.readAll(), as: UTF8.self)
    try file.close()
    var section: String?
    for line in text.split(separator: "\n") {
      if let name = line.argument(of: ".Sh") {
        section = name
      } else if let value = line.argument(of: ".Dd") {
        date = value
      } else if let other = line.argument(of: ".so") {
        try read(path.folder + other)
      } else if line.hasPrefix(".\\\"") {
        continue
      } else if let section {
        sections[section, default: ""] += line + "\n"
      } else {
        throw Failure("no_section", "\(path): text before the first .Sh", exit: .dataError)
      }
    }
  }
}

extension Substring {
  /// The rest of the line after a macro's name, or nil if it is another macro.
  fileprivate func argument(of macro: String) -> String? {
    hasPrefix(macro + " ") ? String(dropFirst(macro.count + 1)) : nil
  }
}

extension String {
  /// The path up to and including its last slash.
  fileprivate var folder: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }
}
