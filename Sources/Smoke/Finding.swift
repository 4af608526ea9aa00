/// What a check has found wrong: one sentence that names the field, what was expected and what came.
///
/// An interpolated value belongs to one run: `"the search failed: \(message)"`. What is the same in
/// every run, such as the name of an operation, is interpolated as `\(rule: name)`.
package struct Finding: Sendable, Hashable {
  /// The sentence.
  package let text: String
  /// The sentence with `…` for each value of this run. `--baseline` recognizes a finding by it.
  package let rule: String

  package init(_ text: String, rule: String) {
    self.text = text
    self.rule = rule
  }

  /// The finding in other words, such as without secrets.
  func map(_ transform: (String) -> String) -> Finding {
    Finding(transform(text), rule: transform(rule))
  }
}

extension Finding: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value, rule: value) }

  package init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.text, rule: stringInterpolation.rule)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var rule = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      text += literal
      rule += literal
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description
      rule += "…"
    }

    package mutating func appendInterpolation(rule: some CustomStringConvertible) {
      appendLiteral(rule.description)
    }
  }

  package static func + (head: Finding, tail: Finding) -> Finding {
    Finding(head.text + tail.text, rule: head.rule + tail.rule)
  }
}
