import Records

/// What the shells complete for a program: its subcommands, options and operands.
///
/// The writer for each shell turns this into a script. swift-argument-parser's own scripts are not
/// used: zsh rejects those of programs with several operands, and they offer neither file names nor
/// the options of a default subcommand.
struct Completions {
  /// The arguments that apply once a subcommand is given, or if none is.
  struct Command {
    /// The subcommand's name; empty for the arguments that apply without one.
    var name: String
    /// One line of its help, without the full stop.
    var summary: String
    /// The subcommands that `---completion` must name to reach the options.
    var path: [String]
    /// Options and flags.
    var options: [ToolDescription.Argument]
    /// The values without an option; no program has more than one kind of them.
    var operand: ToolDescription.Argument.Completion
  }

  let program: String
  /// The arguments that apply if the first word is not a subcommand.
  let fallback: Command
  let subcommands: [Command]

  /// - Throws: `unsafe_word` if a name or value has a character that a shell gives a meaning to.
  init(_ tool: ToolDescription) throws(Failure) {
    program = tool.name
    subcommands = tool.subcommands.map { Command($0, name: $0.name, path: [$0.name]) }
    let usual = tool.subcommands.first { $0.name == tool.defaultSubcommand }
    var fallback = Command(usual ?? tool, name: "", path: usual.map { [$0.name] } ?? [])
    let known = Set(fallback.options.flatMap(\.names))
    fallback.options += Command(tool, name: "", path: []).options
      .filter { known.isDisjoint(with: $0.names) }
    self.fallback = fallback
    for command in [fallback] + subcommands { try command.check(program) }
  }

  var commands: [Command] { [fallback] + subcommands }

  /// The program's name as part of a function's name.
  var identifier: String { program.replacing("-", with: "_") }
}

extension Completions.Command {
  fileprivate init(_ tool: ToolDescription, name: String, path: [String]) {
    self.name = name
    summary = tool.abstract.firstSentence
    self.path = path
    options = tool.arguments.filter { $0.kind != .positional }
    operand = tool.arguments.first { $0.kind == .positional }?.completion ?? .none
  }

  /// The words of a command line that prints the values of an option.
  func lookup(_ option: ToolDescription.Argument, in program: String) -> [String] {
    // The two numbers are the position of the cursor, which the shells use themselves.
    [program, "---completion"] + path + ["--", option.names.last ?? "", "0", "0"]
  }

  /// Names and values are written into scripts unquoted, so they must be plain words.
  fileprivate func check(_ program: String) throws(Failure) {
    var words = [program, name] + options.flatMap(\.names)
    for argument in options {
      if case .values(let values) = argument.completion { words += values }
    }
    if case .program(let names) = operand { words += names }
    for word in words where !word.utf8.allSatisfy(Self.isPlain) {
      throw Failure(
        "unsafe_word", "'\(word)' of \(program) cannot be written into a completion script",
        exit: .dataError)
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.+".utf8.contains(byte)
    }
  }
}

extension ToolDescription.Argument.Completion {
  /// Their names as arguments of `jm`: without `jm-`.
  static func words(_ programs: [String]) -> [String] {
    programs.map { $0.hasPrefix("jm-") ? String($0.dropFirst(3)) : $0 }
  }

  /// Those whose names are written whole.
  static func wholeNames(_ programs: [String]) -> [String] {
    programs.filter { !$0.hasPrefix("jm-") }
  }
}

extension ToolDescription.Argument {
  /// The first sentence of its help, without the full stop.
  var summary: String { abstract.firstSentence }
}

extension String {
  fileprivate var firstSentence: String {
    var text = self[...]
    if let end = text.firstRange(of: ". ") { text = text[..<end.lowerBound] }
    return String(text.hasSuffix(".") ? text.dropLast() : text)
  }
}

extension String {
  /// The text as a word in single quotes, for bash and zsh.
  var shellQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
