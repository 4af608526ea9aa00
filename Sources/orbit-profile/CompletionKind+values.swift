import ArgumentParser
import Command

extension CompletionKind {
  /// Values that may have spaces and other characters that a shell would interpret.
  static func values(_ values: [String]) -> CompletionKind {
    .custom { _, _, _ in values.compactMap { CompletionLine($0).text } }
  }
}
