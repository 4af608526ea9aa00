import ArgumentParser
import Command
import Records

@main
struct JmAuth: Program {
  static let configuration = CommandConfiguration(
    commandName: "jm-auth",
    abstract: "Sign in to JobMatchNow and manage the session.",
    version: Toolkit.version,
    subcommands: [
      Signup.self, Login.self, Status.self, Refresh.self, Token.self, Logout.self, Config.self,
      Doctor.self,
    ])

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
