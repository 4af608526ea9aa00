import ArgumentParser
import Command
import Smoke

/// The time that a step may take: `poll=90s`.
struct StepBudget: ExpressibleByArgument, Sendable {
  let step: String
  let time: TimeSpan

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let time = TimeSpan(argument: String(parts[1])), time.seconds > 0 else {
      return nil
    }
    step = String(parts[0])
    self.time = time
  }
}

extension ReportFormat: ExpressibleByArgument {}
