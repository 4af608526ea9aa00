import PDF

/// Link annotations as targets of the words that they cover.
enum PrintedLinks {
  /// Gives words their targets.
  /// - Parameter boxes: those of the lines.
  /// - Returns: every link with the text it covers, those without text last.
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

  /// Whether more than half of the word is inside; a link may begin inside a word, after a bracket.
  private static func covers(_ link: PDFBox, _ word: Box) -> Bool {
    let width = min(Double(link.right), word.right) - max(Double(link.left), word.left)
    let height = min(Double(link.bottom), word.bottom) - max(Double(link.top), word.top)
    return width > 0.5 * word.width && height > 0.4 * word.height
  }
}
