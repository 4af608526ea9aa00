import Records

/// A program as `--experimental-dump-help` of swift-argument-parser tells it (version 0).
struct ToolDescription {
  struct Argument {
    enum Kind: String {
      case positional, option, flag
    }

    var kind: Kind
    /// The spellings with their dashes, the short ones first.
    var names: [String]
    var valueName: String
    var isOptional: Bool
    var isRepeating: Bool
    /// Whether it stands behind two dashes.
    var followsTerminator: Bool
    var abstract: String
    var discussion: String?
    var defaultValue: String?
    var allValues: [String]
    /// The heading of the group that it stands in.
    var section: String?
  }

  var name: String
  var abstract: String
  var discussion: String?
  var arguments: [Argument]
  var subcommands: [ToolDescription]

  init(_ json: JSON) throws {
    guard json["serializationVersion"]?.intValue == 0, let command = json["command"],
      let tool = ToolDescription(command: command)
    else {
      throw Failure("not_a_tool", "no output of --experimental-dump-help", exit: .dataError)
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
    followsTerminator = json["parsingStrategy"]?.stringValue == "postTerminator"
    abstract = json["abstract"]?.stringValue ?? ""
    discussion = json["discussion"]?.stringValue
    defaultValue = json["defaultValue"]?.stringValue
    allValues = (json["allValues"]?.arrayValue ?? []).compactMap(\.stringValue)
    section = json["sectionTitle"]?.stringValue
  }
}
