/// A page. A document of a format without pages is one page without size.
package struct Page: Sendable {
  /// The number in the whole document, from 1.
  package var number: Int
  /// The size in points; nil if the format has no geometry.
  package var size: Size?
  /// The lines in reading order.
  package var lines: [Line]
  package var links: [Link]

  package struct Size: Sendable, Hashable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  package init(number: Int = 1, size: Size? = nil, lines: [Line], links: [Link] = []) {
    self.number = number
    self.size = size
    self.lines = lines
    self.links = links
  }

  /// The lines joined by line feeds, with an empty line between blocks, but not between list items.
  package var text: String {
    var text = TextBytes()
    write(to: &text)
    return text.string
  }

  func write(to text: inout TextBytes) {
    var last: (block: Int, isListItem: Bool)?
    for index in lines.indices {
      let (block, isListItem) = (lines[index].block, lines[index].isListItem)
      if let last {
        let isTogether = block == last.block || isListItem && last.isListItem
        text.append(UInt8(ascii: "\n"))
        if !isTogether { text.append(UInt8(ascii: "\n")) }
      }
      lines[index].write(to: &text)
      last = (block, isListItem)
    }
  }
}

/// A rectangle in points, with the origin at the top left of the page and y growing downwards.
package struct Box: Sendable, Hashable {
  package var left: Double
  package var top: Double
  package var right: Double
  package var bottom: Double

  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package var width: Double { right - left }
  package var height: Double { bottom - top }

  package func union(_ other: Box) -> Box {
    Box(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
}

/// A link and its text.
package struct Link: Sendable, Hashable {
  package var uri: String
  package var text: String
  /// Nil if the format has no geometry.
  package var box: Box?

  package init(uri: String, text: String, box: Box? = nil) {
    self.uri = uri
    self.text = text
    self.box = box
  }
}
