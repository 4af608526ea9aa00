import LineIO
import Records

/// The sections of a man page that are written by hand, in mdoc(7).
///
/// A line `.so FILE` stands for that file's sections, FILE beside this one; sections of one name
/// are put together.
struct ManSource {
  /// The date of the last change by hand: `November 21, 2026`.
  private(set) var date = ""
  private var sections: [String: String] = [:]

  init(path: String) throws { try read(path) }

  /// The body of a section with its line feed; empty when there is none.
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
  /// What follows a macro's name on its line.
  fileprivate func argument(of macro: String) -> String? {
    hasPrefix(macro + " ") ? String(dropFirst(macro.count + 1)) : nil
  }
}

extension String {
  /// The path up to its last slash, with it.
  fileprivate var folder: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }
}
