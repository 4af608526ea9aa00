import ArgumentParser
import Command
import Records

@main
struct OrbitAuth: Program {
  static let example = "orbit-auth send-code --email ada@mit.edu -q"

  static let configuration = CommandConfiguration(
    commandName: "orbit-auth",
    abstract: "Sign in to Orbit with a code sent by e-mail, and manage the session.",
    version: Toolkit.version,
    subcommands: [
      Login.self, SendCode.self, VerifyCode.self, Status.self, Refresh.self, Token.self,
      Logout.self,
    ])

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
