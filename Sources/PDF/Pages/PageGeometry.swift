/// The size of a page as it is displayed, and the matrix from default user space to its
/// coordinates.
struct PageGeometry {
  let width: Double
  let height: Double
  let base: Matrix

  /// US Letter, in points: what viewers assume without a media box.
  private static let defaultBox = (left: 0.0, bottom: 0.0, right: 612.0, top: 792.0)
  /// The largest `/UserUnit`, in points. 72 makes a unit of an inch; more than 1,000 is damage.
  private static let largestUserUnit = 1000.0
  /// Larger coordinates, in points, are damage: the largest page has 14,400 units of 75,000 points
  /// (ISO 32000-1, annex C.2), but sensible ones stay below 3.5 km.
  private static let largestCoordinate = 1e7

  init(_ entry: PageEntry, store: ObjectStore) {
    let media = Self.rectangle(entry.mediaBox, store: store) ?? Self.defaultBox
    var box = media
    if let crop = Self.rectangle(entry.cropBox, store: store) {
      // Only the part of the crop box inside the media box counts (14.11.2.1).
      let inside = (
        left: max(crop.left, media.left), bottom: max(crop.bottom, media.bottom),
        right: min(crop.right, media.right), top: min(crop.top, media.top)
      )
      if inside.right > inside.left, inside.top > inside.bottom { box = inside }
    }
    let unit = store.value(entry.dictionary, "UserUnit").number ?? 1
    let scale = unit > 0 && unit <= Self.largestUserUnit ? unit : 1
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

  /// A rectangle with its corners in order (7.9.5); nil if it has no area.
  static func rectangle(
    _ object: PDFObject, store: ObjectStore
  ) -> (left: Double, bottom: Double, right: Double, top: Double)? {
    let numbers = store.numbers(object)
    guard numbers.count >= 4, numbers.prefix(4).allSatisfy({ abs($0) < largestCoordinate }) else {
      return nil
    }
    let (left, right) = (min(numbers[0], numbers[2]), max(numbers[0], numbers[2]))
    let (bottom, top) = (min(numbers[1], numbers[3]), max(numbers[1], numbers[3]))
    return right > left && top > bottom ? (left, bottom, right, top) : nil
  }
}
