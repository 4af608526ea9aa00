internal import Transport

/// Paths with parameters in braces.
enum PathTemplate {
  /// `template` with the percent-encoded values in place of their parameters; a parameter without a
  /// value stays.
  static func fill(_ template: String, _ values: [String: String]) -> String {
    guard !values.isEmpty, template.contains("{") else { return template }
    return template.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      let value = parameter(segment).flatMap { values[$0] }
      return value.map(PercentEncoding.encode) ?? String(segment)
    }.joined(separator: "/")
  }

  /// `template` with these parameters named otherwise.
  static func rename(_ template: String, _ names: [String: String]) -> String {
    names.reduce(template) { $0.replacing("{\($1.key)}", with: "{\($1.value)}") }
  }

  /// The names of the parameters.
  static func parameters(of template: String) -> [String] {
    template.split(separator: "/").compactMap(parameter)
  }

  private static func parameter(_ segment: Substring) -> String? {
    guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return nil }
    return String(segment.dropFirst().dropLast())
  }
}
