import Documents

/// Finds the second line of a name.
extension NameFinder {
  /// The line below a line of a name: the next one, or the next of the same size behind smaller ones of a column beside
  /// it.
  func below(_ index: Int, in pool: [TextLine]) -> TextLine? {
    let next = pool.dropFirst(index + 1).prefix(Self.mostBeside + 1)
    guard let first = next.first else { return nil }
    guard first.size < pool[index].size, let left = pool[index].box?.left else { return first }
    let same = next.first { $0.size >= pool[index].size - Self.roundingError }
    return same.flatMap { line in
      line.box.map { abs($0.left - left) < Self.alignment } == true ? line : nil
    } ?? first
  }

  /// The most lines of other data beside the two lines of a name.
  private static let mostBeside = 3
  /// Edges that differ by less than this, in points, are aligned.
  private static let alignment = 3.0
}
