/// A completion script for bash 3.2 (macOS) and later. It does not need the bash-completion package.
enum BashCompletions {
  static func script(_ completions: Completions) -> String {
    let function = "_" + completions.identifier
    return """
      # bash completion for \(completions.program). Written by make generate from the program's help.
      # shellcheck shell=bash

      \(function)() {
      \(setup)
      \(delegation(completions))  local subcommand=''
      \(subcommand(completions))
      \(optionsByCommand(completions))
      \(separation)
      \(optionalValues(completions))\(kindByOption(completions))
      \(reply(completions))
      }

      # Before bash 4 a completion function cannot ask for file names.
      if type compopt >/dev/null 2>&1; then
        complete -F \(function) \(completions.program)
      else
        complete -o default -F \(function) \(completions.program)
      fi

      """
  }

  /// Sets `words`, without the pieces that bash cuts words into, and `strip`, the part of the current
  /// word that bash keeps by itself.
  private static let setup = #"""
      local IFS=$' \t\n' line=${COMP_LINE:0:COMP_POINT} words=() piece='' i
      COMPREPLY=()
      # COMP_WORDS is also cut at '=' and ':'. Pieces without a space between them are one word.
      for ((i = 0; i <= COMP_CWORD; i++)); do
        piece=${COMP_WORDS[i]}
        if [[ $i -gt 0 && $line != [[:space:]]* ]]; then
          piece=${piece:0:${#line}}
          words[${#words[@]} - 1]+=$piece
        else
          line=${line#"${line%%[![:space:]]*}"}
          piece=${piece:0:${#line}}
          words+=("$piece")
        fi
        line=${line#"$piece"}
      done
      local last=$((${#words[@]} - 1))
      local cur=${words[last]} strip=''
      if [[ ${#piece} -eq 1 && $COMP_WORDBREAKS == *"$piece"* ]]; then
        strip=$cur
      else
        strip=${cur%"$piece"}
      fi
    """#

  private static func subcommand(_ completions: Completions) -> String {
    let names = completions.subcommands.map(\.name)
    if names.isEmpty { return "" }
    return """
        if ((last > 1)); then
          case ${words[1]} in
            \(names.joined(separator: " | "))) subcommand=${words[1]} ;;
          esac
        fi
      """
  }

  private static func optionsByCommand(_ completions: Completions) -> String {
    let cases = completions.commands.map { command in
      let names = command.options.flatMap(\.names).joined(separator: " ")
      return """
            '\(command.name)') options='\(names)' operand=\(kind(command.operand)) ;;

        """
    }
    return """
        local options='' operand='' kind='' values=''\(kinds(completions).contains(.lookup) ? " lookup=()" : "")
        case $subcommand in
      \(cases.joined())  esac
      """
  }

  /// Sets `option` to the option that the current word is the value of, if any, and `cur` to the value.
  private static let separation = #"""
      local option=${words[last - 1]} prefix='' ended=0
      for ((i = 1; i < last; i++)); do
        if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
      done
      if [[ $ended -eq 0 && $cur == --*=* ]]; then
        option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
      fi
    """#

  /// Clears `option` where the current word is another option rather than a value that may be missing.
  private static func optionalValues(_ completions: Completions) -> String {
    let names = completions.commands.flatMap { command in
      command.options.filter(\.isValueOptional).flatMap(\.names).map { "'\(command.name) \($0)'" }
    }
    if names.isEmpty { return "" }
    return """
        case "$subcommand $option" in
          \(names.joined(separator: " | "))) if [[ -z $prefix && $cur == -* ]]; then option=''; fi ;;
        esac

      """
  }

  private static func kindByOption(_ completions: Completions) -> String {
    var patterns: [String] = []
    var names: [String: [String]] = [:]
    for command in completions.commands {
      for option in command.options where option.kind == .option {
        let action = action(option, of: command, in: completions.program)
        if names[action] == nil { patterns.append(action) }
        names[action, default: []] += option.names.map { "'\(command.name) \($0)'" }
      }
    }
    let cases = patterns.map { action in
      "    \((names[action] ?? []).joined(separator: " | ")))\n      \(action) ;;\n"
    }
    return """
        case "$subcommand $option" in
      \(cases.joined())    *)
            cur=$prefix$cur prefix=''
            if [[ $ended -eq 0 && $cur == -* ]]; then
              kind=values values=$options
      \(firstWord(completions))\
            else
              kind=$operand
            fi
            ;;
        esac
      """
  }

  private static func firstWord(_ completions: Completions) -> String {
    let names = completions.subcommands.map(\.name)
    if names.isEmpty { return "" }
    return """
            elif ((last == 1)); then
              kind=values values='\(names.joined(separator: " "))'

      """
  }

  private static func action(
    _ option: ToolDescription.Argument, of command: Completions.Command, in program: String
  ) -> String {
    let kind = "kind=\(kind(option.completion))"
    switch option.completion {
    case .values(let values): return "\(kind) values='\(values.joined(separator: " "))'"
    case .lookup:
      let words = command.lookup(option, in: program).joined(separator: " ")
      return "\(kind) lookup=(\(words))"
    default: return kind
    }
  }

  private static func kind(_ completion: ToolDescription.Argument.Completion) -> String {
    switch completion {
    case .none: "text"
    case .values: "values"
    case .files: "files"
    case .directories: "directories"
    case .lookup: "lookup"
    case .command: "command"
    case .program: "program"
    }
  }

  /// The kinds of values that options and operands of the program take.
  private static func kinds(_ completions: Completions) -> [ToolDescription.Argument.Completion] {
    completions.commands.flatMap { command in
      command.options.map(\.completion) + [command.operand]
    }
  }

  private static func reply(_ completions: Completions) -> String {
    let kinds = kinds(completions)
    return replyStart + (kinds.contains(.lookup) ? lookupReply : "")
      + (kinds.contains(.command) ? commandReply : "") + kinds.map(programReply).joined()
      + replyEnd
  }

  /// Completes the words after the name of a program with its own function.
  private static func delegation(_ completions: Completions) -> String {
    guard case .program(let names) = completions.fallback.operand else { return "" }
    let whole = ToolDescription.Argument.Completion.wholeNames(names)
    return #"""
        if ((last > 1)) && [[ ${words[1]} != -* ]]; then
          local program=jm-${words[1]}
      \#(whole.isEmpty ? "" : "    case ${words[1]} in \(whole.joined(separator: " | "))) program=${words[1]} ;; esac\n")\#
          if ! complete -p "$program" && type _completion_loader; then
            _completion_loader "$program"
          fi >/dev/null 2>&1
          if [[ $(complete -p "$program" 2>/dev/null) =~ ' -F '([^ ]+) ]]; then
            COMP_LINE=$program${COMP_LINE#*"${words[1]}"}
            ((COMP_POINT += ${#program} - ${#words[0]} - ${#words[1]} - 1))
            COMP_WORDS=("$program" "${COMP_WORDS[@]:2}")
            ((COMP_CWORD -= 1))
            "${BASH_REMATCH[1]}" "$program" "$2" "$3"
          fi
          return
        fi

      """#
  }

  /// The names of programs, as the first word.
  private static func programReply(_ kind: ToolDescription.Argument.Completion) -> String {
    guard case .program(let names) = kind else { return "" }
    let words = ToolDescription.Argument.Completion.words(names).joined(separator: " ")
    return #"""
          program)
            for value in \#(words); do
              if [[ $value == "$cur"* ]]; then COMPREPLY+=("$value"); fi
            done
            ;;

      """#
  }

  private static let replyStart = #"""
      local value
      case $kind in
        values)
          for value in $values; do
            if [[ $value == "$cur"* ]]; then COMPREPLY+=("$prefix$value"); fi
          done
          ;;
        files) if type compopt >/dev/null 2>&1; then compopt -o default; fi ;;
        directories) if type compopt >/dev/null 2>&1; then compopt -o dirnames; fi ;;

    """#

  /// Values that are looked up may hold any character, so they are quoted.
  private static let lookupReply = #"""
        lookup)
          while IFS= read -r value; do
            value=${value%%$'\t'*}
            printf -v piece %q "$value"
            if [[ $value == "$cur"* || $piece == "$cur"* ]]; then COMPREPLY+=("$prefix$piece"); fi
          done < <("${lookup[@]}" "${words[@]}" 2>/dev/null)
          if [[ ${COMPREPLY[0]-} == *= ]] && type compopt >/dev/null 2>&1; then
            compopt -o nospace
          fi
          ;;

    """#

  private static let commandReply = #"""
        command)
          for ((i = 1; i < COMP_CWORD; i++)); do
            if [[ ${COMP_WORDS[i]} == -- ]]; then break; fi
          done
          if ((i == COMP_CWORD)); then return; fi
          if type _command_offset >/dev/null 2>&1; then
            _command_offset $((i + 1))
            return
          elif ((i + 1 == COMP_CWORD)); then
            while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -c -- "$cur")
          elif type compopt >/dev/null 2>&1; then
            compopt -o default
          fi
          ;;

    """#

  private static let replyEnd = #"""
      esac
      if ((${#COMPREPLY[@]})); then COMPREPLY=("${COMPREPLY[@]#"$strip"}"); fi
    """#
}
