import Records

/// A man page in mdoc(7), made from the program's own description and hand-written sections.
struct ManPage {
  var tool: ToolDescription
  var source: ManSource

  var text: String {
    var page = """
      .\\" Written by make generate from man/src/\(tool.name).mdoc and the program's own help.
      .Dd \(source.date)
      .Dt \(tool.name.uppercased()) 1
      .Os
      .Sh NAME
      .Nm \(tool.name)
      .Nd \(abstract)
      .Sh SYNOPSIS
      \(synopsis)
      .Sh DESCRIPTION
      \(source["DESCRIPTION"])
      """
    for subcommand in tool.subcommands { page += describe(subcommand) }
    page += options
    page += section("ENVIRONMENT") + section("FILES")
    page += ".Sh EXIT STATUS\n" + exitTable
    page += section("EXAMPLES") + section("SEE ALSO")
    return page
  }

  /// The one-line description, without the full stop, which mdoc does not allow there.
  private var abstract: String {
    let text = tool.abstract
    return Roff.escaped(text.hasSuffix(".") ? String(text.dropLast()) : text)
  }

  private func section(_ name: String) -> String {
    source[name].isEmpty ? "" : ".Sh \(name)\n\(source[name])"
  }

  private var synopsis: String {
    let commands = tool.subcommands.isEmpty ? [tool] : tool.subcommands
    return commands.map { command in
      let words = command.arguments.filter { $0.kind == .positional }.map(\.synopsis)
      return
        ([".Nm \(tool.name)"] + (command.name == tool.name ? [] : [".Cm \(command.name)"])
        + [".Op Ar option ..."] + words).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func describe(_ command: ToolDescription) -> String {
    ".Ss \(tool.name) \(command.name)\n" + Roff.paragraph(command.abstract)
      + (command.discussion.map { ".Pp\n" + Roff.paragraph($0) } ?? "")
  }

  /// The options under the headings of their groups. For programs with subcommands: first the
  /// options of each subcommand, then each group once, with the subcommands that take it.
  private var options: String {
    let commands = [tool] + tool.subcommands
    var text = ".Sh OPTIONS\n"
    for command in commands {
      let loose = command.arguments.filter { $0.section == nil && !$0.isGeneral }
      if loose.isEmpty { continue }
      if command.name != tool.name { text += ".Ss Options of \(command.name)\n" }
      text += Self.list(loose)
    }
    var sections: [String] = []
    for section in commands.flatMap(\.arguments).compactMap(\.section)
    where !sections.contains(section) {
      sections.append(section)
      text += group(section, of: commands)
    }
    return text + ".Ss General\n"
      + Self.list(tool.arguments.filter(\.isGeneral), and: Self.wholeHelp)
  }

  private func group(_ section: String, of commands: [ToolDescription]) -> String {
    let takers = commands.filter { $0.arguments.contains { $0.section == section } }
    var arguments: [ToolDescription.Argument] = []
    for argument in takers.flatMap(\.arguments) where argument.section == section {
      if !arguments.contains(where: { $0.names == argument.names }) { arguments.append(argument) }
    }
    let names = takers.map(\.name).joined(separator: ", ")
    let isForAll = takers.count >= max(1, tool.subcommands.count)
    return ".Ss \(section)\(isForAll ? "" : " (\(names))")\n" + Self.list(arguments)
  }

  /// `--help-all`, which all programs know and their descriptions do not list.
  private static let wholeHelp = ".It Fl \\-help-all\nShow the help of all options.\n"

  private static func list(
    _ arguments: [ToolDescription.Argument], and last: String = ""
  ) -> String {
    ".Bl -tag -width Ds\n" + arguments.map(\.item).joined() + last + ".El\n"
  }

  private var exitTable: String {
    let items = ExitStatus.documented.compactMap { status in
      status.meaning.map { ".It \(status.rawValue)\n\(Roff.paragraph($0))" }
    }
    return ".Bl -tag -width Ds -compact\n" + items.joined() + ".El\n"
  }
}

extension ToolDescription.Argument {
  /// Whether every program has the argument.
  var isGeneral: Bool { names.contains("--help") || names.contains("--version") }

  /// The argument as a line of the synopsis.
  fileprivate var synopsis: String {
    let dots = isRepeating ? " ..." : ""
    if followsTerminator { return ".Fl \\- Ar \(valueName)\(dots)" }
    return (isOptional ? ".Op Ar " : ".Ar ") + valueName + dots
  }

  /// The argument as an item of a tagged list.
  fileprivate var item: String {
    var text = ".It "
    switch kind {
    case .positional: text += "Ar \(valueName)"
    case .flag: text += names.map { "Fl \(Roff.flag($0))" }.joined(separator: " , ")
    case .option:
      let value = isValueOptional ? "Op Ar \(valueName)" : "Ar \(valueName)"
      text += names.map { "Fl \(Roff.flag($0)) \(value)" }.joined(separator: " , ")
    }
    text += (isRepeating && kind != .flag ? " ..." : "") + "\n" + Roff.paragraph(abstract)
    if let discussion { text += ".Pp\n" + Roff.paragraph(discussion) }
    if let defaultValue, kind != .flag {
      let condition = isValueOptional ? "If no \(valueName) follows, it is" : "The default is"
      text += "\(condition) \(Roff.escaped(defaultValue)).\n"
    }
    if !allValues.isEmpty {
      text += "One of " + allValues.map(Roff.escaped).joined(separator: ", ") + ".\n"
    }
    return text
  }
}
