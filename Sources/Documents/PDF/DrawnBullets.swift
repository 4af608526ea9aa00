import PDF

/// Finds list items whose bullets are drawn as small discs or squares instead of glyphs, as browsers print them.
///
/// Distances are in ems of the line. Tests: `DrawnBulletTests`.
enum DrawnBullets {
  /// A bullet ends at most this far to the left of its text.
  private static let gap = 1.6
  /// The sizes of bullets. Larger discs are those of timelines, smaller ones are dots of leaders.
  private static let sizes = 0.18...0.55
  /// How far the middle of a bullet is above the baseline.
  private static let rise = 0.05...0.7
  /// Discs this close to each other in a row rate a skill.
  private static let ratingGap = 2.0
  /// Relating more dots to lines takes time; they are part of a drawing.
  private static let maximumDots = 1000

  /// Marks lines of body text as list items.
  /// - Parameter boxes: The boxes of the lines.
  static func mark(_ lines: inout [Line], _ boxes: [Box?], dots: [PDFBox]) {
    guard !dots.isEmpty, dots.count <= maximumDots else { return }
    for (index, box) in boxes.enumerated() where lines[index].role == .body {
      guard let box, let word = lines[index].words.first, let baseline = word.baseline,
        word.size > 0
      else { continue }
      let beside = dots.filter { dot in
        let middle = Double(dot.top + dot.bottom) / 2
        return rise.contains((baseline - middle) / word.size)
          && Double(dot.right) > box.left - (gap + ratingGap) * word.size
          && Double(dot.left) < box.left + ratingGap * word.size
      }
      guard beside.count == 1, let dot = beside.first,
        (0...gap).contains((box.left - Double(dot.right)) / word.size),
        sizes.contains(Double(dot.bottom - dot.top) / word.size)
      else { continue }
      lines[index].role = .listItem(level: 0)
    }
  }
}
