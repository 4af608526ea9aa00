/// A shell line of a case, for the options that it gives to programs.
///
/// An option is given to the nearest program before it in the same simple command. One that has
/// none, as in `for option in --remote --on-site`, is given to every program of the line.
struct CaseLine {
  /// The option, with its dashes, and the words before it from the program's name on.
  private(set) var given: [(command: [String], option: String)] = []
  /// Options without a program before them.
  private(set) var shared: [String] = []
  private(set) var programs: Set<String> = []

  init(_ text: String, programs known: Set<String>) {
    let plain = text.map { "'\"{}\\".contains($0) ? " " : $0 }
    for segment in plain.split(whereSeparator: { "|;&()`\n".contains($0) }) {
      var command: [String] = []
      for word in segment.split(whereSeparator: \.isWhitespace).map({ String($0) }) {
        if word == "--" { command = [""] }  // what follows is for another program
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

  /// `--name=value` gives `--name`, `-vq` gives `-v` and `-q`.
  private static func options(_ word: String) -> [String] {
    if word == "--" { return [] }
    if word.hasPrefix("--") {
      return word.split(separator: "=", maxSplits: 1).first.map { [String($0)] } ?? []
    }
    return word.dropFirst().map { "-\($0)" }
  }

  /// Whether an option in one of these spellings is given to a program, or to the subcommand of it
  /// that is named right behind it.
  func gives(_ spellings: Set<String>, to program: String, subcommand: String? = nil) -> Bool {
    guard programs.contains(program) else { return false }
    if shared.contains(where: spellings.contains) { return true }
    return given.contains { command, option in
      command.first == program && spellings.contains(option)
        && (subcommand == nil || command.dropFirst().first == subcommand)
    }
  }
}
