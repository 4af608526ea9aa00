import ArgumentParser
import BirJob
import Command
import Records
import ServiceKit

struct Read: Program {
  static let configuration = CommandConfiguration(abstract: "Mark notifications as read.")

  @OptionGroup var options: ChangeOptions

  func check() throws(ValidationError) { try options.check() }

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.run(field: "read_at", in: context) { .read($0, $1) }
  }
}

struct Delete: Program {
  static let configuration = CommandConfiguration(abstract: "Delete notifications.")

  @OptionGroup var options: ChangeOptions

  func check() throws(ValidationError) { try options.check() }

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.run(field: "deleted_at", in: context) { .delete($0, $1) }
  }
}
