import ArgumentParser
import Command
import Services
import Smoke

extension CompletionKind {
  /// The steps that `--budget` accepts: each name with an equals sign, to be followed by a time.
  static var steps: CompletionKind {
    .custom { words, _, _ in
      let named = Services.scenarios.first { scenario in
        words.contains { $0 == scenario.name || $0 == "--service=\(scenario.name)" }
      }
      return (named ?? Services.scenarios[0]).steps.compactMap { step in
        CompletionLine("\(step.name)=", "\(step.title) (\(step.budget.seconds))").text
      }
    }
  }
}
