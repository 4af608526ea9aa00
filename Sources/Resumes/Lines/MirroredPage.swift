import Documents

/// A page whose lines begin on the right, as a mirror shows it. Where lines begin, how far they
/// reach and what is beside what is then measured as on any other page.
enum MirroredPage {
  /// Returns a page with its boxes mirrored.
  static func of(_ page: Page) -> Page {
    guard let width = page.size?.width else { return page }
    var copy = page
    for line in copy.lines.indices {
      for word in copy.lines[line].words.indices {
        guard let box = copy.lines[line].words[word].box else { continue }
        copy.lines[line].words[word].box?.left = width - box.right
        copy.lines[line].words[word].box?.right = width - box.left
      }
    }
    return copy
  }

  /// Whether most words of a page run from right to left. Addresses, numbers and the names of tools run from left to
  /// right on these pages as well.
  static func runsRightToLeft(_ page: Page) -> Bool {
    var rights = 0
    var others = 0
    let half = page.lines.reduce(0) { $0 + $1.words.count } / 2
    for line in page.lines where others <= half {
      for index in line.words.indices {
        // The letters of these scripts take two bytes or more.
        guard line.words[index].text.hasByte(from: 0xD6),
          line.words[index].text.unicodeScalars.contains(where: isRightToLeft)
        else {
          others += 1
          continue
        }
        rights += 1
      }
    }
    return rights > others
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch Script(scalar) {
    case .hebrew, .arabic: true
    default: false
    }
  }
}
