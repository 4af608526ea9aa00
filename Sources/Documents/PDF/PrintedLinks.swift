import PDF

/// Sets the targets of words from the link annotations that cover them.
///
/// Tests: `PageLayoutTests/linksCoverWordsOrStandAlone`,
/// `WordThresholdTests/linksCoverMostOfAWord`.
enum PrintedLinks {
  /// A link covers a word if it covers more than this share of its width: it may begin inside the
  /// word, after a bracket.
  private static let coveredWidth = 0.5
  /// And more than this share of its height, which annotations often fit tightly to the lower-case
  /// letters; the line above or below is covered by less.
  private static let coveredHeight = 0.4

  /// Sets the targets of words.
  /// - Parameter boxes: The boxes of the lines.
  /// - Returns: Every link with the text it covers; links that cover no text come last.
  static func mark(_ lines: inout [Line], _ boxes: [Box?], links: [PDFLink]) -> [Link] {
    guard !links.isEmpty else { return [] }
    var isShown = Array(repeating: false, count: links.count)
    for (line, whole) in boxes.enumerated() {
      guard let whole else { continue }
      let near = links.indices.filter { overlaps(links[$0].box, whole) }
      guard !near.isEmpty else { continue }
      for word in lines[line].words.indices {
        guard let box = lines[line].words[word].box else { continue }
        guard let index = near.first(where: { covers(links[$0].box, box) }) else { continue }
        lines[line].words[word].uri = links[index].uri
        isShown[index] = true
      }
    }
    var found = Link.spans(in: lines)
    let shown = Set(found.map(\.uri))
    for (index, link) in links.enumerated() where !isShown[index] && !shown.contains(link.uri) {
      let box = Box(
        left: Double(link.box.left), top: Double(link.box.top), right: Double(link.box.right),
        bottom: Double(link.box.bottom))
      found.append(Link(uri: link.uri, text: "", box: box))
    }
    return found
  }

  private static func overlaps(_ link: PDFBox, _ box: Box) -> Bool {
    Double(link.left) < box.right && Double(link.right) > box.left
      && Double(link.top) < box.bottom && Double(link.bottom) > box.top
  }

  private static func covers(_ link: PDFBox, _ word: Box) -> Bool {
    let width = min(Double(link.right), word.right) - max(Double(link.left), word.left)
    let height = min(Double(link.bottom), word.bottom) - max(Double(link.top), word.top)
    return width > coveredWidth * word.width && height > coveredHeight * word.height
  }
}
