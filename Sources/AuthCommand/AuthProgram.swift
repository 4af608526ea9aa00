package import ArgumentParser
package import Command
package import Records
package import ServiceKit
package import Sessions

/// A program that signs in to a service whose accounts are in a Supabase project, and manages the
/// session. Its subcommands are `accountCommands`.
///
///     @main
///     struct ToyAuth: AuthProgram {
///       static let service = ServiceDescription.toy
///       static let configuration = CommandConfiguration(
///         commandName: "toy-auth", abstract: "Sign in to Toy and manage the session.",
///         version: Toolkit.version, subcommands: accountCommands)
///     }
package protocol AuthProgram: Program {
  /// What users can sign in with besides a password and a mailed code.
  associatedtype Provider: SignInProvider = NoProvider
  /// What a new account can be given besides address and password.
  associatedtype Details: AccountDetails = NoDetails

  static var service: ServiceDescription { get }

  /// What signing out removes on this machine besides the session; nil for nothing.
  static var localData: LocalData? { get }
}

extension AuthProgram {
  package static var localData: LocalData? { nil }

  /// The subcommands of every program that manages sessions.
  package static var accountCommands: [any ParsableCommand.Type] {
    [
      Signup<Self>.self, Login<Self>.self, Status<Self>.self, Refresh<Self>.self,
      Token<Self>.self, Logout<Self>.self, Config<Self>.self, Doctor<Self>.self,
    ]
  }

  /// The subcommands of a program whose users reset their passwords with it.
  package static var passwordCommands: [any ParsableCommand.Type] {
    [ResetPassword<Self>.self, SetPassword<Self>.self]
  }

  package func run(in context: Context) async throws -> Records.ExitStatus {
    throw MissingInput()
  }
}

/// What the programs of a service store for a profile besides the session.
package struct LocalData: Sendable {
  /// What it is, for the help: `the last search and cached results`.
  let contents: String
  let entries: [any ProfileEntry.Type]

  package init(_ contents: String, _ entries: [any ProfileEntry.Type]) {
    self.contents = contents
    self.entries = entries
  }
}
