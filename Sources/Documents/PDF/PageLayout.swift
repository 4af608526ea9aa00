import PDF

/// Arranges the glyphs of a page in lines in reading order.
struct PageLayout {
  private let page: PDFPage
  /// The sign of each glyph (`GlyphText.sign`).
  private let signs: [UInt8]
  /// Whether all glyphs run from left to right.
  private let runsAcross: Bool
  private var lines: [Line] = []
  private var block = 0

  /// Sizes are counted in steps of a fraction of a point: fonts scaled by a matrix differ by
  /// rounding.
  private static let sizeStepsPerPoint: Float = 4
  /// Larger type, in points, is counted with this size.
  private static let largestSize: Float = 1000
  /// The em of a page without glyphs, in points.
  private static let defaultEm: Float = 10
  /// Columns whose left edges are closer than this, in points, are numbered as one: an indent is up
  /// to a quarter of an inch, a column is wider. Test:
  /// `PageLayoutTests/columnsAreReadOneAfterTheOther`.
  private static let sameColumn: Float = 20

  /// The lines, words and links of a page.
  static func page(_ page: PDFPage) -> Page {
    var layout = PageLayout(page)
    return layout.lay()
  }

  private init(_ page: PDFPage) {
    self.page = page
    var runsAcross = true
    signs = Array(unsafeUninitializedCapacity: page.glyphs.count) { signs, count in
      page.scalars.withUnsafeBufferPointer { scalars in
        for glyph in page.glyphs {
          signs.initializeElement(at: count, to: GlyphText.sign(of: glyph, scalars, in: page))
          count += 1
          if !glyph.runsAcross, !glyph.isInPlace { runsAcross = false }
        }
      }
    }
    self.runsAcross = runsAcross
  }

  private mutating func lay() -> Page {
    if runsAcross {
      lay(page.glyphs.indices, in: .upright)
    } else {
      for (frame, glyphs) in glyphsByFrame() where !glyphs.isEmpty { lay(glyphs, in: frame) }
    }
    let boxes = lines.map(\.box)
    CropBox.mark(&lines, boxes, width: Double(page.width), height: Double(page.height))
    PrintedRules.mark(&lines, boxes, rules: page.rules)
    DrawnBullets.mark(&lines, boxes, dots: page.dots)
    let links = PrintedLinks.mark(&lines, boxes, links: page.links)
    return Page(
      size: Page.Size(width: Double(page.width), height: Double(page.height)), lines: lines,
      links: links)
  }

  /// Glyph indices in content order. Glyphs that do not advance belong to the frame of the one
  /// before them.
  private func glyphsByFrame() -> [(ReadingFrame, [Int])] {
    var upright: [Int] = []
    var others: [ReadingFrame: [Int]] = [:]
    var frame = ReadingFrame.upright
    for (index, glyph) in page.glyphs.enumerated() {
      if glyph.runsAcross {
        frame = .upright
      } else if !glyph.isInPlace {
        frame = ReadingFrame(dx: glyph.dx, dy: glyph.dy)
      }
      if frame == .upright {
        upright.append(index)
      } else {
        others[frame, default: []].append(index)
      }
    }
    return [(.upright, upright)]
      + ReadingFrame.allCases.dropFirst().map { ($0, others[$0] ?? []) }
  }

  private mutating func lay(_ glyphs: some Collection<Int>, in frame: ReadingFrame) {
    var finder = WordFinder(page, frame: frame)
    finder.find(glyphs, signs: signs)
    let words = finder.words
    let writer = WordWriter(page: page, signs: signs, frame: frame, words: words)
    let fragments = FragmentFinder.splitAtEdges(
      FragmentFinder.find(words, isMarker: writer.isMarker, dateHint: writer.dateHint), words,
      dateHint: writer.dateHint)
    let isMirrored = writer.isRightToLeftPage
    let placed = isMirrored ? fragments.map { $0.mirrored(width: page.width) } : fragments
    func drawn(_ boxes: [PDFBox]) -> [PDFBox] {
      guard frame == .upright else { return [] }
      return isMirrored ? boxes.map { $0.mirrored(width: page.width) } : boxes
    }
    let rules = drawn(page.rules.map(\.box))
    let em = Self.em(of: words)
    let order = ReadingOrder(
      placed, em: em, rules: TableRule.rules(rules), tables: CellTable.find(placed, rules),
      panels: Panels.find(placed, drawn(page.panels), em: em))
    let columns = Self.columnNumbers(order.leaves)
    let joiner = LineJoiner(
      fragments: fragments, words: words, isHeavy: writer.isBold, beginsRight: isMirrored)
    for leaf in order.leaves {
      let printed = joiner.lines(
        of: isMirrored ? RegionRows(leaf.region.items, of: fragments) : leaf.region)
      let splitter = BlockSplitter(printed)
      let column = leaf.columnEdge.flatMap { columns[$0] } ?? 0
      var last: LineJoiner.PrintedLine?
      for line in printed {
        if let above = last, splitter.splits(above, line) { block += 1 }
        last = line
        let written = writer.words(of: line)
        guard !written.isEmpty else { continue }
        lines.append(
          Line(
            words: written, block: block, column: column,
            role: line.startsWithMarker && written.count > 1 ? .listItem(level: 0) : .body,
            cell: leaf.cell))
      }
      block += 1
    }
  }

  /// The size of most glyphs, in points.
  private static func em(of words: [PrintedWord]) -> Float {
    var counts: [Int: Int] = [:]
    func step(_ size: Float) -> Int { Int(min(size, largestSize) * sizeStepsPerPoint) }
    // Most words have the size of the one before: runs are counted, not words.
    var run = (size: Float(0), glyphs: 0)
    for word in words {
      if word.size != run.size {
        counts[step(run.size), default: 0] += run.glyphs
        run = (word.size, 0)
      }
      run.glyphs += word.glyphs.count
    }
    counts[step(run.size), default: 0] += run.glyphs
    let best = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    return max(best.map { Float($0.key) / sizeStepsPerPoint } ?? defaultEm, 1)
  }

  /// The number of the column at each left edge: from 1, counted from the left.
  private static func columnNumbers(_ leaves: [ReadingOrder.Leaf]) -> [Float: Int] {
    var numbers: [Float: Int] = [:]
    var last: Float?
    var number = 0
    for edge in leaves.compactMap(\.columnEdge).sorted() {
      if last.map({ edge - $0 > sameColumn }) ?? true {
        number += 1
        last = edge
      }
      numbers[edge] = number
    }
    return numbers
  }
}

extension Glyph {
  /// Whether it advances from left to right, as all glyphs of most pages do.
  fileprivate var runsAcross: Bool { dx > 0 && abs(dy) <= dx }

  /// Whether it does not advance.
  fileprivate var isInPlace: Bool { dx == 0 && dy == 0 }
}
