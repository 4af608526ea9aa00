/// A value that a program offers to a shell's completion, printed as one line.
package struct CompletionLine: Sendable {
  package var value: String
  package var explanation: String

  package init(_ value: String, _ explanation: String = "") {
    self.value = value
    self.explanation = explanation
  }

  /// The value, followed by a tab and the explanation if there is one. Nil for a value that does not
  /// fit on a line or that a terminal would not show as it is.
  package var text: String? {
    guard !value.isEmpty, Printable.line(value) == value else { return nil }
    let explanation = Printable.line(explanation)
    return explanation.isEmpty ? value : "\(value)\t\(explanation)"
  }
}
