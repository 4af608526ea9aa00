import Records

/// The names of the programs that messages recommend, as seen from a running program.
struct ProgramNames: Sendable {
  private let names: [(placeholder: String, name: String)]

  /// The programs of a service share the first word of their names: to `jm-poll`, the program that
  /// signs in is `jm-auth`. One server serves all services.
  ///
  /// - Parameter program: the running program.
  init(program: String) { self.init(family: program.prefix { $0 != "-" }) }

  /// - Parameter family: the first word of the names of a service's programs.
  init(family: some StringProtocol) {
    names = ProgramRole.allCases.map { role in
      switch role {
      case .auth: (role.placeholder, "\(family)-auth")
      case .serve: (role.placeholder, "jm-serve")
      }
    }
  }

  /// `text` with the names in place of the placeholders.
  func resolve(_ text: String) -> String {
    guard text.contains("{program:") else { return text }
    return names.reduce(text) { $0.replacing($1.placeholder, with: $1.name) }
  }

  /// A failure whose message and hint name the programs.
  func resolve(_ failure: Failure) -> Failure {
    var resolved = failure
    resolved.message = resolve(failure.message)
    resolved.hint = failure.hint.map(resolve)
    return resolved
  }
}
