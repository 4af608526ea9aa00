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

  private var options: String {
    var text = ".Sh OPTIONS\n"
    text += Self.list(tool.arguments.filter { !$0.isGeneral })
    // What every subcommand takes is told once.
    let shared = tool.subcommands.first.map { first in
      first.arguments.filter { argument in
        tool.subcommands.allSatisfy { $0.arguments.contains { $0.names == argument.names } }
      }
    }
    for command in tool.subcommands {
      let own = command.arguments.filter { argument in
        !argument.isGeneral && !(shared ?? []).contains { $0.names == argument.names }
      }
      if !own.isEmpty { text += ".Ss Options of \(command.name)\n" + Self.list(own) }
    }
    if let shared, shared.contains(where: { !$0.isGeneral }) {
      text += ".Ss Options of every subcommand\n" + Self.list(shared.filter { !$0.isGeneral })
    }
    return text + ".Ss General\n"
      + Self.list(tool.arguments.filter(\.isGeneral))
  }

  private static func list(_ arguments: [ToolDescription.Argument]) -> String {
    if arguments.isEmpty { return "" }
    return ".Bl -tag -width Ds\n" + arguments.map(\.item).joined() + ".El\n"
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
