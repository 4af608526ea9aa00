import ArgumentParser
import Command
import JobFlow
import Records
import ServiceCommand
import ServiceKit

struct Role: Program {
  /// The role of an account that has none of its own.
  private static let usual = "user"

  static let configuration = CommandConfiguration(
    abstract: "Show the role of a user: admin or user.",
    discussion: """
      Someone without a role of their own is a user. The service may hide the roles of other users, \
      who then look the same.
      """)

  @Option(
    help: .init("Exit 1 unless the user has this role.", valueName: "role"),
    completion: .list(["admin", "user"]))
  var require: String?

  @OptionGroup var options: UserOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    options.output.apply(to: context)
    let (service, userID) = try await options.service(context)
    let roles = try await service.client.send(.roles(userID: userID)).value
    let role = roles.contains("admin") ? "admin" : roles.first ?? Self.usual
    let line = Record(
      JSONObject([
        .init(name: "user_id", value: .string(userID)), .init(name: "role", value: .string(role)),
      ]))
    try context.show([line], in: context.sink(options.output) { _ in role })
    guard let require else { return .success }
    return role == require || roles.contains(require) ? .success : .negative
  }
}
