/// The size of a page as a reader sees it, and the way there from default user space.
struct PageGeometry {
  let width: Double
  let height: Double
  let base: Matrix

  init(_ entry: PageEntry, store: ObjectStore) {
    let letter = (left: 0.0, bottom: 0.0, right: 612.0, top: 792.0)
    let media = Self.rectangle(entry.mediaBox, store: store) ?? letter
    var box = media
    if let crop = Self.rectangle(entry.cropBox, store: store) {
      // The crop box counts as far as it lies inside the media box (14.11.2.1).
      let inside = (
        left: max(crop.left, media.left), bottom: max(crop.bottom, media.bottom),
        right: min(crop.right, media.right), top: min(crop.top, media.top)
      )
      if inside.right > inside.left, inside.top > inside.bottom { box = inside }
    }
    let unit = store.value(entry.dictionary, "UserUnit").number ?? 1
    let scale = unit > 0 && unit <= 1000 ? unit : 1
    let (across, up) = ((box.right - box.left) * scale, (box.top - box.bottom) * scale)
    let turns = (store.resolve(entry.rotate).integer ?? 0) / 90 % 4
    let upright = Matrix(
      a: scale, b: 0, c: 0, d: -scale, e: -box.left * scale, f: box.top * scale)
    switch (turns + 4) % 4 {
    case 1:
      (width, height) = (up, across)
      base = upright.then(Matrix(a: 0, b: 1, c: -1, d: 0, e: up, f: 0))
    case 2:
      (width, height) = (across, up)
      base = upright.then(Matrix(a: -1, b: 0, c: 0, d: -1, e: across, f: up))
    case 3:
      (width, height) = (up, across)
      base = upright.then(Matrix(a: 0, b: -1, c: 1, d: 0, e: 0, f: across))
    default:
      (width, height) = (across, up)
      base = upright
    }
  }

  /// A rectangle with its corners in order (7.9.5); nil when it has no area.
  static func rectangle(
    _ object: PDFObject, store: ObjectStore
  ) -> (left: Double, bottom: Double, right: Double, top: Double)? {
    let numbers = store.numbers(object)
    guard numbers.count >= 4, numbers.prefix(4).allSatisfy({ abs($0) < 1e7 }) else { return nil }
    let (left, right) = (min(numbers[0], numbers[2]), max(numbers[0], numbers[2]))
    let (bottom, top) = (min(numbers[1], numbers[3]), max(numbers[1], numbers[3]))
    return right > left && top > bottom ? (left, bottom, right, top) : nil
  }
}
