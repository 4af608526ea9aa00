import ArgumentParser
import Command
import Services
import Smoke

extension CompletionKind {
  /// The steps that `--budget` accepts: each name with an equals sign, to be followed by a time.
  static var steps: CompletionKind {
    .custom { words, _, _ in
      scenario(words).steps.compactMap { step in
        CompletionLine("\(step.name)=", "\(step.title) (\(step.budget.seconds))").text
      }
    }
  }

  /// The steps that `--only` accepts.
  static var stepNames: CompletionKind {
    .custom { words, _, _ in
      scenario(words).steps.compactMap { CompletionLine($0.name, $0.title).text }
    }
  }

  /// The scenario of the service that the command line names.
  private static func scenario(_ words: [String]) -> any Scenario.Type {
    let named = Services.scenarios.first { scenario in
      words.contains { $0 == scenario.name || $0 == "--service=\(scenario.name)" }
    }
    return named ?? Services.scenarios[0]
  }
}
