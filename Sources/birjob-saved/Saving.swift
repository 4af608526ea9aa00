import ArgumentParser
import BirJob
import Command
import Records
import ServiceKit

struct Save: Program {
  static let configuration = CommandConfiguration(abstract: "Save jobs for the device.")

  @OptionGroup var options: SavingOptions

  func check() throws(ValidationError) { try options.check() }

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.run("save jobs", field: "saved_at", in: context) { .save(jobID: $0) }
  }
}

struct Unsave: Program {
  static let configuration = CommandConfiguration(
    abstract: "Remove jobs from the saved ones of the device.")

  @OptionGroup var options: SavingOptions

  func check() throws(ValidationError) { try options.check() }

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.run("remove saved jobs", field: "unsaved_at", in: context) {
      .unsave(jobID: $0)
    }
  }
}
