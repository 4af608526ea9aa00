import ArgumentParser
import Command
import JobMatchNow
import Records

struct Star: Program {
  static let configuration = CommandConfiguration(abstract: "Star jobs.")

  @OptionGroup var options: InteractionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.record(.star, in: context)
  }
}

struct Unstar: Program {
  static let configuration = CommandConfiguration(abstract: "Take the star from jobs.")

  @OptionGroup var options: InteractionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.record(.unstar, in: context)
  }
}

struct Apply: Program {
  static let configuration = CommandConfiguration(abstract: "Note that somebody applied for jobs.")

  @OptionGroup var options: InteractionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.record(.apply, in: context)
  }
}

struct View: Program {
  static let configuration = CommandConfiguration(abstract: "Note that somebody looked at jobs.")

  @OptionGroup var options: InteractionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    try await options.record(.view, in: context)
  }
}
