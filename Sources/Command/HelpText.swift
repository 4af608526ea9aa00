/// The short form of a program's help, which fits a screen: options that many programs share are only
/// named.
struct HelpText {
  /// The option that shows the whole help.
  static let wholeOption = "--help-all"

  /// Help is not written narrower than this: its first column, of options, has 26 columns.
  static let fewestColumns = 40

  /// The most lines of a help that describes each option in full.
  private static let screen = 40
  /// Sections whose options mean the same for all programs.
  private static let shared: Set<String> = [
    "RECORDS", "RE-RUNS", "SERVICE", "OUTPUT", "CONNECTION",
  ]
  private static let options = "OPTIONS"
  /// Shared options that differ between programs.
  private static let described = "--format"
  private static let general = ["--version", "--help"]

  private struct Section {
    /// `OPTIONS` of `OPTIONS:`; nil for the text before the first section.
    var title: String?
    /// Each with its continuation lines.
    var items: [[Substring]] = []
  }

  private let sections: [Section]
  /// `jm-jobs list`.
  let command: String

  /// - Parameter text: the argument parser's help; nil if it is something else, such as the version.
  init?(_ text: String) {
    guard let usage = text.split(separator: "\n").first(where: { $0.hasPrefix("USAGE: ") }) else {
      return nil
    }
    command = usage.split(separator: " ").dropFirst().prefix { !"[<-(".contains($0.first ?? " ") }
      .joined(separator: " ")
    var sections = [Section()]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasSuffix(":"), line.dropLast().allSatisfy({ $0.isUppercase || " -".contains($0) }) {
        sections.append(Section(title: String(line.dropLast())))
      } else if sections.last?.title == nil || !line.hasPrefix("   ") {
        sections[sections.count - 1].items.append([line])
      } else if let last = sections[sections.count - 1].items.indices.last {
        sections[sections.count - 1].items[last].append(line)
      }
    }
    self.sections = sections
  }

  /// Returns the arguments with `--help` in place of the option that shows the whole help.
  static func replacing(_ arguments: [String]) -> [String] {
    guard let index = wholeIndex(arguments) else { return arguments }
    var arguments = arguments
    arguments[index] = "--help"
    return arguments
  }

  static func isWhole(_ arguments: [String]) -> Bool { wholeIndex(arguments) != nil }

  private static func wholeIndex(_ arguments: [String]) -> Int? {
    arguments.prefix { $0 != "--" }.firstIndex(of: wholeOption)
  }

  /// The help with an example. If it is longer than a screen, each option has one line.
  ///
  /// - Parameter example: empty if there is none.
  func short(example: String, columns: Int) -> String {
    var (kept, named) = split()
    let others = named.isEmpty ? "" : more(named, columns)
    func text() -> String {
      let blocks =
        kept.map(Self.text) + [
          others, example.isEmpty ? "" : "EXAMPLE:\n\(Self.indented(example))",
        ]
      return blocks.map(Self.trimmed).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
    let whole = text()
    if whole.count(where: { $0 == "\n" }) < Self.screen { return whole }
    for index in kept.indices where kept[index].title != nil {
      kept[index].items = kept[index].items.map { Self.folded($0, columns) }
    }
    return text()
  }

  /// The sections with described options, and the names of all other options.
  private func split() -> (kept: [Section], named: [Substring]) {
    let shared = sections.filter(isShared).flatMap(\.items).filter { $0.first?.isEmpty == false }
    if shared.isEmpty { return (sections, []) }
    var kept = sections.filter { !isShared($0) }
    var named = shared.filter { !isDescribed($0) }.map(Self.names)
    if let index = kept.firstIndex(where: { $0.title == Self.options }) {
      kept[index].items.insert(contentsOf: shared.filter(isDescribed), at: 0)
      named += kept[index].items.filter(isGeneral).map(Self.names)
      kept[index].items.removeAll(where: isGeneral)
    }
    return (kept.filter { $0.items.contains { $0.first?.isEmpty == false } }, named)
  }

  private static func text(_ section: Section) -> String {
    let lines = section.items.flatMap(\.self).joined(separator: "\n")
    return (section.title.map { "\($0):\n" } ?? "") + lines
  }

  private func isShared(_ section: Section) -> Bool { Self.shared.contains(section.title ?? "") }

  private func isDescribed(_ item: [Substring]) -> Bool {
    Self.names(item).contains(Self.described)
  }

  private func isGeneral(_ item: [Substring]) -> Bool {
    Self.general.contains { Self.names(item).hasSuffix($0) }
  }

  /// `-q, --quiet` of an option's first line.
  private static func names(_ item: [Substring]) -> Substring {
    let line = (item.first ?? "").drop { $0 == " " }
    let end = line.firstRange(of: "  ")?.lowerBound ?? line.endIndex
    let names = line[..<end]
    return names.firstRange(of: " <").map { names[..<$0.lowerBound] }
      ?? names.firstRange(of: " [").map { names[..<$0.lowerBound] } ?? names
  }

  /// The names of options, and where they are described.
  private func more(_ names: [Substring], _ columns: Int) -> String {
    var lines = ["MORE OPTIONS ('\(command) \(Self.wholeOption)' describes them):"]
    var line = " "
    for (index, name) in names.enumerated() {
      let word = index == names.count - 1 ? String(name) : "\(name);"
      if line.count + 1 + word.count > columns {
        lines.append(line)
        line = " "
      }
      line += " \(word)"
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The first line of an option, with the beginning of its description.
  private static func folded(_ item: [Substring], _ columns: Int) -> [Substring] {
    guard let first = item.first, item.count > 1 else { return item }
    // A long name stands on a line of its own.
    let isAlone = !first.dropFirst(2).contains("  ")
    let line = isAlone ? "\(first)  \(item[1].drop { $0 == " " })" : String(first)
    let isCut = item.count > (isAlone ? 2 : 1)
    return [DisplayWidth.fit(isCut ? line + " …" : line, columns)[...]]
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  private static func trimmed(_ block: String) -> Substring {
    var block = Substring(block)
    while block.last == "\n" { block.removeLast() }
    while block.first == "\n" { block.removeFirst() }
    return block
  }
}
