import ArgumentParser
import Command
import JobMatchNow
import Records

struct Star: Program {
  static let configuration = CommandConfiguration(
    abstract: "Star jobs.", discussion: "'jm-jobs starred' lists them.")

  @OptionGroup var options: InteractionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.record(.star, in: context)
  }
}

struct Unstar: Program {
  static let configuration = CommandConfiguration(abstract: "Unstar jobs.")

  @OptionGroup var options: InteractionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.record(.unstar, in: context)
  }
}

struct Apply: Program {
  static let configuration = CommandConfiguration(
    abstract: "Mark jobs as applied for.",
    discussion: "Does not send an application. 'jm-jobs applied' lists the marked jobs.")

  @OptionGroup var options: InteractionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.record(.apply, in: context)
  }
}

struct View: Program {
  static let configuration = CommandConfiguration(abstract: "Mark jobs as viewed.")

  @OptionGroup var options: InteractionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.record(.view, in: context)
  }
}
