/// The programs that a command line of a case runs, and the options that it passes to each.
///
/// An option belongs to the nearest program before it in the same simple command. If there is none,
/// as in `for option in --remote --on-site`, it belongs to every program of the line.
struct CaseLine {
  /// Each option with its dashes, and the words before it, starting with the program's name.
  private(set) var given: [(command: [String], option: String)] = []
  /// The options without a program before them.
  private(set) var shared: [String] = []
  private(set) var programs: Set<String> = []

  init(_ text: String, programs known: Set<String>) {
    let plain = text.map { "'\"{}\\".contains($0) ? " " : $0 }
    for segment in plain.split(whereSeparator: { "|;&()`\n".contains($0) }) {
      var command: [String] = []
      for word in segment.split(whereSeparator: \.isWhitespace).map({ String($0) }) {
        if word == "--" { command = [""] }  // the rest belongs to another program
        let program = String(word.split(separator: "=").last ?? "")
        if known.contains(program) {
          programs.insert(program)
          command = [program]
        } else if word.hasPrefix("-") {
          for option in Self.options(word) {
            if command.isEmpty { shared.append(option) } else { given.append((command, option)) }
          }
        } else if !command.isEmpty {
          command.append(word)
        }
      }
    }
  }

  /// Returns `--name` for `--name=value`, and `-v` and `-q` for `-vq`.
  private static func options(_ word: String) -> [String] {
    if word == "--" { return [] }
    if word.hasPrefix("--") {
      return word.split(separator: "=", maxSplits: 1).first.map { [String($0)] } ?? []
    }
    return word.dropFirst().map { "-\($0)" }
  }

  /// Whether the line passes an option in one of these spellings to the program, or to a subcommand
  /// whose name directly follows the program's.
  func gives(_ spellings: Set<String>, to program: String, subcommand: String? = nil) -> Bool {
    guard programs.contains(program) else { return false }
    if shared.contains(where: spellings.contains) { return true }
    return given.contains { command, option in
      command.first == program && spellings.contains(option)
        && (subcommand == nil || command.dropFirst().first == subcommand)
    }
  }
}
