/// Compares the target graph of the package with `AllowedDependencies`.
struct Graph {
  private let targets: [PackageDescription.Target]
  /// The programs that are libraries.
  private let programs: Set<String>
  /// The clients of services: the other libraries that `AllowedDependencies` does not list and that are
  /// not servers.
  let services: Set<String>
  /// The servers of services.
  private let servers: Set<String>

  init(_ package: PackageDescription) {
    targets = package.targets
    let libraries = Set(targets.filter { $0.kind == .regular && !$0.isForeign }.map(\.name))
    let programs = libraries.intersection(package.programs)
    self.programs = programs
    let others = libraries.subtracting(programs).subtracting([AllowedDependencies.table])
      .subtracting(AllowedDependencies.allowed.keys)
    servers = others.filter { $0.hasSuffix("Server") }
    services = others.subtracting(servers)
  }

  /// One message for each dependency that is not allowed.
  var complaints: [String] {
    targets.flatMap { target -> [String] in
      guard let allowed = allowed(for: target) else { return [] }
      return target.dependencies.filter { !allowed.contains($0) }
        .map { "\(target.name) may not depend on \($0)" }
    }
  }

  /// The names of the targets and products that a target may depend on, or nil if any are allowed.
  private func allowed(for target: PackageDescription.Target) -> Set<String>? {
    if let allowed = AllowedDependencies.allowed[target.name] { return allowed }
    if target.name == AllowedDependencies.servers { return servers.union(["ServerKit"]) }
    if target.name == AllowedDependencies.table {
      return AllowedDependencies.scenario.union(services)
    }
    let program = AllowedDependencies.program.union(services)
    if programs.contains(target.name) { return program }
    if servers.contains(target.name) {
      return AllowedDependencies.server.union(AllowedDependencies.serviceServer)
    }
    switch target.kind {
    case .test: return nil
    case .executable:
      return program.union(AllowedDependencies.executables[target.name] ?? [])
        .union(target.name == AllowedDependencies.holder ? programs : [])
        .union(target.name == AllowedDependencies.serving ? servers : [])
    case .regular where !target.isForeign: return AllowedDependencies.service
    default: return []
    }
  }
}

extension PackageDescription.Target {
  /// Whether this is a system library or C code. Their names begin with a C before a capital.
  var isForeign: Bool {
    let start = name.prefix(2)
    return start.first == "C" && start.last?.isUppercase == true
  }
}
