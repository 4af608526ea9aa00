/// A completion script for zsh, built on its `_arguments`. It works from a folder of `fpath` and when
/// it is sourced.
enum ZshCompletions {
  static func script(_ completions: Completions) -> String {
    let function = "_" + completions.program
    let lookups = completions.commands.flatMap(\.options).contains { $0.completion == .lookup }
    return """
      #compdef \(completions.program)
      # zsh completion for \(completions.program). Written by make generate from the program's help.

      \(lookups ? lookup(function) : "")\(command(completions, function))\
      \(subcommands(completions, function))\(function)() {
      \(dispatch(completions, function))\
        _arguments -s -S : \(specs(completions.fallback, completions, function))
      }

      if [[ ${zsh_eval_context[-1]} == loadautofunc ]]; then
        \(function) "$@"
      else
        compdef \(function) \(completions.program)
      fi

      """
  }

  /// A function that offers what a command line prints: one value per line, with a description after
  /// a tab. `_describe` ends a value at a colon that has no backslash, and quotes what it inserts.
  private static func lookup(_ function: String) -> String {
    #"""
    \#(function)_lookup() {
      local line value
      local -a found
      local -a suffix
      while IFS= read -r line; do
        value=${line%%$'\t'*}
        [[ $value == *= ]] && suffix=(-S '')
        value=${${value//\\/\\\\}//:/\\:}
        [[ $line == *$'\t'* ]] && value+=:${line#*$'\t'}
        found+=("$value")
      done < <("$@" "${words[@]}" 2>/dev/null)
      _describe -t values value found "${suffix[@]}"
    }


    """#
  }

  private static func subcommands(_ completions: Completions, _ function: String) -> String {
    if completions.subcommands.isEmpty { return "" }
    let lines = completions.subcommands.map {
      "    \("\($0.name):\($0.summary)".shellQuoted)\n"
    }
    return """
      \(function)_subcommands() {
        local -a names
        names=(
      \(lines.joined())  )
        _describe -t commands subcommand names
      }


      """
  }

  /// A function that completes the command line after `--` as if it stood alone.
  private static func command(_ completions: Completions, _ function: String) -> String {
    guard completions.commands.contains(where: { $0.operand == .command }) else { return "" }
    return """
      \(function)_command() {
        local -i terminator=${words[(i)--]}
        ((terminator < CURRENT)) || return
        shift $terminator words
        ((CURRENT -= terminator))
        _normal
      }


      """
  }

  private static func dispatch(_ completions: Completions, _ function: String) -> String {
    if case .program(let names) = completions.fallback.operand {
      let whole = ToolDescription.Argument.Completion.wholeNames(names)
      return """
          if ((CURRENT > 2)) && [[ ${words[2]} != -* ]]; then
            shift words
            ((CURRENT -= 1))
            case ${words[1]} in
        \(whole.isEmpty ? "" : "      (\(whole.joined(separator: "|"))) ;;\n")\
              (*) words[1]=jm-${words[1]} ;;
            esac
            _normal
            return
          fi

        """
    }
    if completions.subcommands.isEmpty { return "" }
    let cases = completions.subcommands.map { command in
      """
            (\(command.name))
              shift words
              ((CURRENT -= 1))
              _arguments -s -S : \(specs(command, completions, function))
              return
              ;;

      """
    }
    return """
        if ((CURRENT > 2)); then
          case ${words[2]} in
      \(cases.joined())    esac
        fi

      """
  }

  private static func specs(
    _ command: Completions.Command, _ completions: Completions, _ function: String
  ) -> String {
    var specs = command.options.map {
      spec($0, of: command, in: completions.program, function)
    }
    if command.name.isEmpty, !completions.subcommands.isEmpty {
      specs.append("'1: : \(function)_subcommands'")
    }
    switch command.operand {
    // A space instead of the braces would keep zsh from inserting options.
    case .none, .lookup: specs.append("'*: :{:}'")
    case .command: specs.append("'*: : \(function)_command'")
    case .program(let names):
      let words = ToolDescription.Argument.Completion.words(names)
      specs.append("'1: :(\(words.joined(separator: " ")))'")
    case let operand: specs.append("'*: :\(action(operand))'")
    }
    return specs.map { "\\\n    " + $0 }.joined(separator: " ")
  }

  private static func spec(
    _ option: ToolDescription.Argument, of command: Completions.Command, in program: String,
    _ function: String
  ) -> String {
    let description = "[\(escaped(option.summary))]"
    let takesValue = option.kind == .option
    var value = ""
    if takesValue {
      let lookup = command.lookup(option, in: program).joined(separator: " ")
      value =
        "\(option.isValueOptional ? "::" : ":")\(escaped(option.valueName)):"
        + (option.completion == .lookup
          ? " \(function)_lookup \(lookup)" : action(option.completion))
    }
    let names = option.names.map { takesValue && $0.hasPrefix("--") ? $0 + "=" : $0 }
    if names.count == 1 {
      return ((option.isRepeating ? "*" : "") + names[0] + description + value).shellQuoted
    }
    let others = option.isRepeating ? "'*'" : "'(\(option.names.joined(separator: " ")))'"
    return others + "{\(names.joined(separator: ","))}" + (description + value).shellQuoted
  }

  private static func action(_ completion: ToolDescription.Argument.Completion) -> String {
    switch completion {
    case .values(let values): "(\(values.joined(separator: " ")))"
    case .files: "_files"
    case .directories: "_files -/"
    // A space: a value is expected, but none can be offered.
    case .none, .lookup, .command, .program: " "
    }
  }

  /// Text inside a specification of `_arguments`, where brackets and colons have a meaning.
  private static func escaped(_ text: String) -> String {
    text.map { #"\[]:"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
