/// The command that shows long output a screen at a time.
struct PagerCommand: Equatable {
  /// For `sh -c`.
  let line: String
  /// Whether it is less, which passes links on.
  let isLess: Bool

  /// `JM_PAGER`, otherwise `PAGER`, otherwise `less -FRX`, which ends at once if one screen is enough.
  ///
  /// Nil if the variable is empty or `cat`, if the terminal cannot move its cursor, and if the program
  /// is not installed.
  init?(_ environment: [String: String]) {
    let line = environment["JM_PAGER"] ?? environment["PAGER"] ?? "less -FRX"
    let name = line.prefix { $0 != " " }
    guard !name.isEmpty, line != "cat", environment["TERM"] != "dumb" else { return nil }
    // What only a shell understands is left to it.
    let isPlain = name.utf8.allSatisfy { !Self.shellCharacters.contains($0) }
    if isPlain, InstalledProgram.path(of: String(name), environment) == nil { return nil }
    isLess = name.split(separator: "/").last == "less"
    // As git does: less shows colors and links, and ends at once after a short text.
    self.line =
      #"LESS="${LESS-FRX}" LV="${LV--c}"; export LESS LV; "# + (isPlain ? "exec " : "") + line
  }

  private static let shellCharacters = Array("|&;<>()$`\\\"' \t\n*?[#~=%{}".utf8)
}
