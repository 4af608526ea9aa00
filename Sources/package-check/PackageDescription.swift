import Records

/// The targets and products in the output of `swift package dump-package`.
struct PackageDescription {
  struct Target {
    enum Kind: String {
      case executable, regular, system, test, plugin, macro, binary
    }

    var name: String
    var kind: Kind
    /// The names of targets and products; a product has an at sign: `@Crypto`.
    var dependencies: [String]
  }

  var targets: [Target]
  /// The names of the installed programs, sorted.
  var programs: [String]

  init(_ json: JSON) throws {
    guard let targets = json["targets"]?.arrayValue, let products = json["products"]?.arrayValue
    else {
      throw Failure(
        "not_a_package", "stdin is not the output of swift package dump-package", exit: .dataError)
    }
    self.targets = targets.compactMap(Target.init)
    programs = products.filter { $0["type"]?["executable"] != nil }
      .compactMap { $0["name"]?.stringValue }.sorted()
  }
}

extension PackageDescription.Target {
  init?(_ json: JSON) {
    guard let name = json["name"]?.stringValue,
      let kind = json["type"]?.stringValue.flatMap(Kind.init(rawValue:))
    else { return nil }
    self.name = name
    self.kind = kind
    dependencies = (json["dependencies"]?.arrayValue ?? []).compactMap { dependency in
      if let product = dependency["product"]?.arrayValue?.first?.stringValue {
        return "@\(product)"
      }
      return (dependency["byName"] ?? dependency["target"])?.arrayValue?.first?.stringValue
    }
  }
}
