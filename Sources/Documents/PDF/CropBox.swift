/// Marks words outside the crop box (ISO 32000-2, 14.11.2.1): text that was cut off, printer's
/// notes, text that is meant for machines only.
enum CropBox {
  /// - Parameter boxes: The boxes of the lines.
  static func mark(_ lines: inout [Line], _ boxes: [Box?], width: Double, height: Double) {
    for (line, box) in boxes.enumerated() {
      guard let box,
        box.left < 0 || box.top < 0 || box.right > width || box.bottom > height
      else { continue }
      for word in lines[line].words.indices {
        guard let box = lines[line].words[word].box else { continue }
        let middle = (x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2)
        if middle.x < 0 || middle.y < 0 || middle.x > width || middle.y > height {
          lines[line].words[word].style.formUnion([.hidden, .outside])
        }
      }
    }
  }
}
