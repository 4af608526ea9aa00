import Records

/// A program as swift-argument-parser's `--experimental-dump-help` describes it (version 0).
struct ToolDescription {
  struct Argument {
    enum Kind: String {
      case positional, option, flag
    }

    /// What a shell offers for a value.
    enum Completion: Equatable {
      /// Nothing: the value is free text.
      case none
      case values([String])
      case files
      case directories
      /// The program itself, run with `---completion`, prints the values: one per line, followed by a
      /// tab and a description if there is one.
      case lookup
      /// The words of another command line.
      case command
      /// The name of one of these programs, without `jm-`, and its arguments: what `jm` takes as its
      /// `program`.
      case program([String])
    }

    var kind: Kind
    /// The spellings with their dashes, the short ones first.
    var names: [String]
    var valueName: String
    var isOptional: Bool
    var isRepeating: Bool
    /// Whether an option may stand without its value. swift-argument-parser gives no other sign of it
    /// than the parsing strategy, which is the default one of `defaultAsFlag` and of nothing else.
    var isValueOptional: Bool
    /// Whether its values follow a `--`.
    var followsTerminator: Bool
    var abstract: String
    var discussion: String?
    var defaultValue: String?
    var allValues: [String]
    var completion: Completion
    /// The heading of its group in the help, or nil if it has none.
    var section: String?
  }

  var name: String
  var abstract: String
  var discussion: String?
  var arguments: [Argument]
  var subcommands: [ToolDescription]
  /// The name of the subcommand that runs if none is given, or nil if there is none.
  var defaultSubcommand: String?

  init(_ json: JSON) throws {
    guard json["serializationVersion"]?.intValue == 0, let command = json["command"],
      let tool = ToolDescription(command: command)
    else {
      throw Failure(
        "not_a_tool", "stdin is not the output of --experimental-dump-help", exit: .dataError)
    }
    self = tool
  }

  private init?(command json: JSON) {
    guard let name = json["commandName"]?.stringValue, json["shouldDisplay"]?.boolValue != false
    else { return nil }
    self.name = name
    abstract = json["abstract"]?.stringValue ?? ""
    discussion = json["discussion"]?.stringValue
    arguments = (json["arguments"]?.arrayValue ?? []).compactMap(Argument.init)
    subcommands = (json["subcommands"]?.arrayValue ?? []).compactMap(Self.init(command:))
      .filter { $0.name != "help" }
    defaultSubcommand = json["defaultSubcommand"]?.stringValue
  }
}

extension ToolDescription.Argument {
  init?(_ json: JSON) {
    guard let kind = json["kind"]?.stringValue.flatMap(Kind.init(rawValue:)),
      json["shouldDisplay"]?.boolValue != false
    else { return nil }
    self.kind = kind
    let spellings = (json["names"]?.arrayValue ?? []).compactMap { name -> String? in
      let dashes = name["kind"]?.stringValue == "long" ? "--" : "-"
      return name["name"]?.stringValue.map { dashes + $0 }
    }
    names = spellings.filter { $0.utf8.count == 2 } + spellings.filter { $0.utf8.count != 2 }
    valueName = json["valueName"]?.stringValue ?? "value"
    isOptional = json["isOptional"]?.boolValue ?? false
    isRepeating = json["isRepeating"]?.boolValue ?? false
    isValueOptional = json["parsingStrategy"]?.stringValue == "scanningForValue"
    followsTerminator = json["parsingStrategy"]?.stringValue == "postTerminator"
    abstract = json["abstract"]?.stringValue ?? ""
    discussion = json["discussion"]?.stringValue
    defaultValue = json["defaultValue"]?.stringValue
    allValues = (json["allValues"]?.arrayValue ?? []).compactMap(\.stringValue)
    completion = Self.completion(json, values: allValues)
    section = json["sectionTitle"]?.stringValue
  }

  private static func completion(_ json: JSON, values: [String]) -> Completion {
    let kind = json["completionKind"]
    if json["parsingStrategy"]?.stringValue == "postTerminator" { return .command }
    if let list = kind?["list"]?["values"]?.arrayValue?.compactMap(\.stringValue) {
      return json["valueName"]?.stringValue == "program" ? .program(list) : .values(list)
    }
    if kind?["file"] != nil { return .files }
    if kind?["directory"] != nil { return .directories }
    if kind?["custom"] != nil { return .lookup }
    return values.isEmpty ? .none : .values(values)
  }
}
