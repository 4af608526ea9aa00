import Records

/// A man page in mdoc(7): what the program tells of itself, with the sections written by hand.
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

  /// The one-line description: without the full stop, which mdoc does not want there.
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

  /// Options under the headings of their groups; of subcommands, first those of each one, then
  /// what all of them take.
  private var options: String {
    let shared = sharedArguments
    var text = ".Sh OPTIONS\n" + Self.groups(tool.arguments.filter { !$0.isGeneral })
    for command in tool.subcommands {
      let own = command.arguments.filter { argument in
        !argument.isGeneral && !shared.contains { $0.names == argument.names }
      }
      if !own.isEmpty { text += ".Ss Options of \(command.name)\n" + Self.list(own) }
    }
    text += Self.groups(shared, otherwise: "Every subcommand")
    return text + Self.groups(tool.arguments.filter(\.isGeneral), otherwise: "General")
  }

  private var sharedArguments: [ToolDescription.Argument] {
    guard tool.subcommands.count > 1 else { return [] }
    return tool.subcommands[0].arguments.filter { argument in
      !argument.isGeneral && argument.kind != .positional
        && tool.subcommands.allSatisfy { $0.arguments.contains { $0.names == argument.names } }
    }
  }

  /// Arguments under the headings of their groups, those of no group first.
  private static func groups(
    _ arguments: [ToolDescription.Argument], otherwise heading: String? = nil
  ) -> String {
    let loose = arguments.filter { $0.section == nil }
    var text = loose.isEmpty ? "" : (heading.map { ".Ss \($0)\n" } ?? "") + list(loose)
    var sections: [String] = []
    for section in arguments.compactMap(\.section) where !sections.contains(section) {
      sections.append(section)
      text += ".Ss \(section)\n" + list(arguments.filter { $0.section == section })
    }
    return text
  }

  private static func list(_ arguments: [ToolDescription.Argument]) -> String {
    ".Bl -tag -width Ds\n" + arguments.map(\.item).joined() + ".El\n"
  }

  private var exitTable: String {
    let items = ExitStatus.documented.compactMap { status in
      status.meaning.map { ".It \(status.rawValue)\n\(Roff.paragraph($0))" }
    }
    return ".Bl -tag -width Ds -compact\n" + items.joined() + ".El\n"
  }
}

extension ToolDescription.Argument {
  /// What every program has and no program explains anew.
  var isGeneral: Bool { names.contains("--help") || names.contains("--version") }

  /// The argument as a line of the synopsis.
  fileprivate var synopsis: String {
    let dots = isRepeating ? " ..." : ""
    return (isOptional ? ".Op Ar " : ".Ar ") + valueName + dots
  }

  /// The argument as an item of a tagged list.
  fileprivate var item: String {
    var text = ".It "
    switch kind {
    case .positional: text += "Ar \(valueName)"
    case .flag: text += names.map { "Fl \(Roff.flag($0))" }.joined(separator: " , ")
    case .option:
      text += names.map { "Fl \(Roff.flag($0)) Ar \(valueName)" }.joined(separator: " , ")
    }
    text += (isRepeating ? " ..." : "") + "\n" + Roff.paragraph(abstract)
    if let discussion { text += ".Pp\n" + Roff.paragraph(discussion) }
    if let defaultValue, kind != .flag { text += "The default is \(Roff.escaped(defaultValue)).\n" }
    if !allValues.isEmpty {
      text += "One of " + allValues.map(Roff.escaped).joined(separator: ", ") + ".\n"
    }
    return text
  }
}
