/// A program that a message recommends, named by what it does.
///
/// Modules below the programs do not know the names of programs: their messages hold a placeholder,
/// written as `"sign in with '\(program: .auth) login'"`, and `Command` puts the name in its place.
package enum ProgramRole: String, Sendable, CaseIterable {
  /// Signs in to the service that the running program calls, and manages the session.
  case auth
  /// Starts a server on this machine.
  case serve

  /// What stands for the name in a message.
  package var placeholder: String { "{program:\(rawValue)}" }
}

extension DefaultStringInterpolation {
  package mutating func appendInterpolation(program role: ProgramRole) {
    appendLiteral(role.placeholder)
  }
}
