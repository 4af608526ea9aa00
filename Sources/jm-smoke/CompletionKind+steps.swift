import ArgumentParser
import Command

extension CompletionKind {
  /// The steps that `--budget` accepts: each name with an equals sign, to be followed by a time.
  static var steps: CompletionKind {
    .custom { _, _, _ in
      Check.all.compactMap { check in
        CompletionLine("\(check.name)=", "\(check.title) (\(check.budget.seconds))").text
      }
    }
  }
}
