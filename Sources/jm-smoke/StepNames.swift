import ArgumentParser

/// The names of steps, with commas between.
struct StepNames: ExpressibleByArgument, Sendable {
  let names: [String]

  init?(argument: String) {
    names = argument.split(separator: ",").map(String.init)
    if names.isEmpty { return nil }
  }
}
