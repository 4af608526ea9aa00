/// A completion script for fish.
enum FishCompletions {
  static func script(_ completions: Completions) -> String {
    """
    # fish completion for \(completions.program). Written by make generate from the program's help.

    \(functions(completions))complete -c \(completions.program) -f
    \(subcommands(completions))\(arguments(completions))
    """
  }

  private static func functions(_ completions: Completions) -> String {
    let prefix = "__" + completions.identifier
    var text = ""
    if !completions.subcommands.isEmpty {
      let names = completions.subcommands.map(\.name).joined(separator: " ")
      text += """
        # Whether the subcommand is one of the arguments; '' stands for no subcommand.
        function \(prefix)_uses
            set -l words (commandline -opc)
            set -l name ''
            if contains -- "$words[2]" \(names)
                set name $words[2]
            end
            contains -- $name $argv
        end


        """
    }
    if completions.commands.contains(where: { $0.operand == .command }) {
      text += """
        # Completes the command line after '--'.
        function \(prefix)_command
            set -l words (commandline -opc)
            set -l index (contains -i -- -- $words); or return
            set -e words[1..$index]
            complete -C (string join ' ' -- (string escape -- $words) (commandline -ct))
        end


        """
    }
    if case .program(let names) = completions.fallback.operand {
      let whole = ToolDescription.Argument.Completion.wholeNames(names)
      let keeps =
        whole.isEmpty
        ? ""
        : """
            if contains -- $words[1] \(whole.joined(separator: " "))
                set name $words[1]
            end

        """
      text += """
        # Completes the name of a program, then the program's own words.
        function \(prefix)_program
            set -l words (commandline -opc)
            set -e words[1]
            if not set -q words[1]
                string join \\n \(ToolDescription.Argument.Completion.words(names).joined(separator: " "))
                return
            end
            set -l name jm-$words[1]
        \(keeps)    set -e words[1]
            complete -C (string join ' ' -- $name (string escape -- $words) (commandline -ct))
        end


        """
    }
    return text
  }

  private static func subcommands(_ completions: Completions) -> String {
    completions.subcommands.map { command in
      "complete -c \(completions.program) -n 'test (count (commandline -opc)) -eq 1'"
        + " -a \(command.name) -d \(quoted(command.summary))\n"
    }.joined()
  }

  /// One line for each argument, with the subcommands that take it as its condition.
  private static func arguments(_ completions: Completions) -> String {
    var lines: [String] = []
    var takers: [String: [String]] = [:]
    func add(_ line: String, _ command: Completions.Command) {
      if takers[line] == nil { lines.append(line) }
      takers[line, default: []].append(command.name.isEmpty ? "''" : command.name)
    }
    for command in completions.commands {
      for option in command.options { add(line(option, of: command, in: completions), command) }
      let operand = value(command.operand, lookup: [], completions)
      if !operand.isEmpty { add(operand, command) }
    }
    return lines.map { line in
      let condition =
        "__\(completions.identifier)_uses \((takers[line] ?? []).joined(separator: " "))"
      return "complete -c \(completions.program)"
        + (completions.subcommands.isEmpty ? "" : " -n \(quoted(condition))") + line + "\n"
    }.joined()
  }

  private static func line(
    _ option: ToolDescription.Argument, of command: Completions.Command,
    in completions: Completions
  ) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }.joined()
    let lookup = command.lookup(option, in: completions.program)
    var value =
      option.kind == .option
      ? (option.completion == .none ? " -x" : value(option.completion, lookup: lookup, completions))
      : ""
    // Without -x, fish offers the values only after '--option='.
    if option.isValueOptional { value.replace(" -x", with: "") }
    return names + value + " -d \(quoted(option.summary))"
  }

  private static func value(
    _ completion: ToolDescription.Argument.Completion, lookup: [String], _ completions: Completions
  ) -> String {
    switch completion {
    case .none: ""
    case .values(let values): " -x -a \(quoted(values.joined(separator: " ")))"
    case .files: lookup.isEmpty ? " -F" : " -r -F"
    case .directories: " -x -a \(quoted(directories))"
    case .lookup:
      lookup.isEmpty
        ? ""
        : " -x -a \(quoted("(\(lookup.joined(separator: " ")) (commandline -opc) 2>/dev/null)"))"
    case .command: " -x -a '(__\(completions.identifier)_command)'"
    case .program: " -x -a '(__\(completions.identifier)_program)'"
    }
  }

  /// fish 3.6 gives its function the whole of `--option=value` and adds the option to the result.
  private static let directories =
    #"(__fish_complete_directories (string replace -r '^--[^=]*=' '' -- (commandline -ct)))"#

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
