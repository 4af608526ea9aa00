import Testing

/// A shell that completes command lines as it does for its users.
///
/// The completion scripts are generated from the programs that were just built, and the shell itself
/// inserts what it offers: bash and zsh through their line editors, fish through `complete -C`.
enum CompletingShell: String, CaseIterable, CustomTestStringConvertible {
  case bash, zsh, fish

  static let installed = allCases.filter { shell in
    ProcessEnvironment.path.split(separator: ":").contains {
      Folder(String($0)).contains(shell.rawValue)
    }
  }

  var testDescription: String { rawValue }

  /// Returns what the shell offers for the last word of each line, sorted, without the slash of a
  /// folder. Fails the test if the shell prints an error.
  ///
  /// - Parameter programs: the programs whose scripts are loaded in addition to those that the lines
  ///   call.
  func offers(
    for lines: [String], of programs: Set<String> = [], in shell: Shell,
    variables: [String: String] = [:]
  ) async throws -> [[String]] {
    try shell.folder.write(setup, to: "complete.\(rawValue)")
    try shell.folder.write(lines.map { $0 + "\n" }.joined(), to: "lines")
    try shell.folder.write(keys(lines), to: "keys")
    let outcome = try await shell.run(
      "\(generate(lines, programs))\n\(command)", variables: variables)
    #expect(outcome.error.isEmpty, "\(rawValue)")
    let offers = (shell.folder.text("offers") ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    try #require(offers.count == lines.count, "\(rawValue): \(outcome.output)")
    return zip(lines, offers).map { line, words in
      let typed = line.split(separator: " ", omittingEmptySubsequences: false)
      let inserted = words.split(separator: "\u{1F}").map {
        String($0.hasSuffix("/") ? $0.dropLast() : $0)
      }
      // Without an offer, the line stays as it was typed.
      let offers = self == .fish ? inserted : Array(inserted.dropFirst(typed.count - 1))
      return offers == [typed.last.map(String.init)] ? [] : offers.sorted()
    }
  }

  /// Writes the scripts of `others` and of the programs that the lines call.
  private func generate(_ lines: [String], _ others: Set<String>) -> String {
    let called = Set(lines.compactMap { $0.split(separator: " ").first.map(String.init) })
    let programs = called.union(others).sorted()
    return """
      for program in \(programs.joined(separator: " ")); do
        "$program" --experimental-dump-help | package-check completions \(rawValue)
      done >scripts.\(rawValue)
      """
  }

  /// Starts the shell. Only fish needs no input; zsh needs a terminal for its line editor.
  private var command: String {
    switch self {
    case .bash:
      """
      INPUTRC=/dev/null TERM=dumb bash --rcfile complete.bash -i <keys >screen 2>&1
      ! grep -a 'complete.bash:\\|scripts.bash:\\|command not found' screen >&2
      """
    case .zsh:
      """
      cp complete.zsh .zshrc
      export TERM=dumb ZDOTDIR=$PWD
      \(Terminal.line("zsh -o no_global_rcs -i")) <keys >screen
      ! grep -a '_arguments:\\|scripts.zsh:\\|command not found' screen >&2
      """
    case .fish: "fish --no-config complete.fish"
    }
  }

  /// For each line: the line itself, the key that inserts all offers, the key that writes the line.
  private func keys(_ lines: [String]) -> String {
    self == .fish ? "" : lines.map { "\($0)\u{18}i\u{18}p" }.joined() + "exit\n"
  }

  private var setup: String {
    switch self {
    case .bash:
      #"""
      PS1=
      source ./scripts.bash
      show() {
        eval "set -- $READLINE_LINE"
        local IFS=$'\x1f'
        printf '%s\n' "$*" >>offers
        READLINE_LINE=
      }
      bind '"\C-xi": insert-completions'
      bind -x '"\C-xp": show'

      """#
    case .zsh:
      #"""
      PS1= PROMPT_EOL_MARK=
      autoload -Uz compinit
      compinit -D -u
      source ./scripts.zsh
      show() {
        eval "set -- $BUFFER"
        print -r -- ${(pj:\x1f:)@} >>offers
        BUFFER=
      }
      zle -C insert-all complete-word _generic
      zstyle ':completion:insert-all:*' completer _all_matches _complete
      zstyle ':completion:insert-all:*' insert yes
      bindkey '^Xi' insert-all
      zle -N show
      bindkey '^Xp' show

      """#
    case .fish:
      #"""
      source ./scripts.fish
      while read -l line
          set -l offers (complete -C $line | string replace -r '\t.*' '')
          printf '%s\n' "$(string join \x1f -- $offers)" >>offers
      end <lines

      """#
    }
  }
}
