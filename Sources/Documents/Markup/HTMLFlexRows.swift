/// Finds the elements of an HTML page whose children stand side by side (`display: flex`): the
/// classes that the page's style sheets lay out so. Other rules do not change the order of text.
struct HTMLFlexRows {
  private var classes: Set<String> = []

  /// Longer style sheets are read up to this many bytes. Those of resumes have a few thousand.
  private static let longestSheet = 200_000

  /// Adds the rules of a style sheet.
  mutating func add(sheet: String) {
    for rule in sheet.prefix(Self.longestSheet).split(separator: "}") {
      guard let brace = rule.lastIndex(of: "{"), Self.isRow(rule[rule.index(after: brace)...])
      else {
        continue
      }
      let selectors = rule[..<brace].split(separator: "{").last ?? ""
      for selector in selectors.split(separator: ",") {
        // Only the last part names the element itself.
        let last = selector.split(whereSeparator: { " >+~\n\t".contains($0) }).last ?? ""
        if let dot = last.lastIndex(of: ".") {
          classes.insert(String(last[last.index(after: dot)...]))
        }
      }
    }
  }

  /// Whether the children of an element with these attributes are a row.
  func contains(classes names: String?, style: String?) -> Bool {
    if let style, Self.isRow(style[...]) { return true }
    guard !classes.isEmpty, let names else { return false }
    return names.split(whereSeparator: \.isWhitespace).contains { classes.contains(String($0)) }
  }

  private static func isRow(_ declarations: Substring) -> Bool {
    let plain = declarations.filter { !$0.isWhitespace }.lowercased()
    return (plain.contains("display:flex") || plain.contains("display:inline-flex"))
      && !plain.contains("flex-direction:column") && !plain.contains("flex-flow:column")
  }
}
