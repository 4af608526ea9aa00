/// The package's target graph held against the floors.
struct Graph {
  private let targets: [PackageDescription.Target]
  /// The clients of services: libraries that no floor names.
  private let services: Set<String>

  init(_ package: PackageDescription) {
    targets = package.targets
    services = Set(
      targets.filter { $0.kind == .regular && !$0.isForeign && Floors.allowed[$0.name] == nil }
        .map(\.name)
    ).subtracting(["Server"])
  }

  /// One sentence for each edge that is not allowed.
  var complaints: [String] {
    targets.flatMap { target -> [String] in
      guard let allowed = allowed(for: target) else { return [] }
      return target.dependencies.filter { !allowed.contains($0) }
        .map { "\(target.name) may not depend on \($0)" }
    }
  }

  /// The names that a target may depend on; nil when it may depend on anything.
  private func allowed(for target: PackageDescription.Target) -> Set<String>? {
    if let allowed = Floors.allowed[target.name] { return allowed }
    if target.name == "Server" { return Floors.server.union(services) }
    switch target.kind {
    case .test: return nil
    case .executable where target.name == Floors.serving:
      return Floors.program.union(services).union(["Server"])
    case .executable: return Floors.program.union(services)
    case .regular where !target.isForeign: return Floors.service
    default: return []
    }
  }
}

extension PackageDescription.Target {
  /// A system library or C code: the house names them with a C before a capital.
  var isForeign: Bool {
    let start = name.prefix(2)
    return start.first == "C" && start.last?.isUppercase == true
  }
}
