internal import Transport

/// Paths with parameters in braces.
enum PathTemplate {
  /// The parameter at the end of a path whose value may have several segments, which OpenAPI has no
  /// notation for.
  private static let segments = "path"

  /// `template` with the percent-encoded values in place of their parameters; a parameter without a
  /// value stays.
  static func fill(_ template: String, _ values: [String: String]) -> String {
    guard !values.isEmpty, template.contains("{") else { return template }
    return template.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      guard let name = parameter(segment), let value = values[name] else {
        return String(segment)
      }
      guard name == segments, segment.endIndex == template.endIndex else {
        return PercentEncoding.encode(value)
      }
      return value.split(separator: "/", omittingEmptySubsequences: false)
        .map { PercentEncoding.encode(String($0)) }.joined(separator: "/")
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
