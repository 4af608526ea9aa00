import Records

/// What `swift package dump-package` tells about targets and products.
struct PackageDescription {
  struct Target {
    enum Kind: String {
      case executable, regular, system, test, plugin, macro, binary
    }

    var name: String
    var kind: Kind
    /// Targets and products by name; a product is marked: `@Crypto`.
    var dependencies: [String]
  }

  var targets: [Target]
  /// The programs that are installed, sorted.
  var programs: [String]

  init(_ json: JSON) throws {
    guard let targets = json["targets"]?.arrayValue, let products = json["products"]?.arrayValue
    else {
      throw Failure("not_a_package", "no output of swift package dump-package", exit: .dataError)
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
