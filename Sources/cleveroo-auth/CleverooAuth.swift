import ArgumentParser
import Command
import Records

@main
struct CleverooAuth: Program {
  static let example = """
    pass show cleveroo |
      cleveroo-auth login -q --email ana@example.com --password-stdin
    """

  static let configuration = CommandConfiguration(
    commandName: "cleveroo-auth",
    abstract: "Sign in to Cleveroo as a parent or a child, and manage the session.",
    version: Toolkit.version,
    subcommands: [
      Register.self, Login.self, Status.self, Token.self, Logout.self, ResetPassword.self,
    ])

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
