/// A transformation of ISO 32000-2, 8.3.3: x' = a·x + c·y + e, y' = b·x + d·y + f.
struct Matrix {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  static let identity = Matrix()

  /// The transformation by `self` and then by `other`.
  @inline(__always)
  func then(_ other: Matrix) -> Matrix {
    Matrix(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      e: e * other.a + f * other.c + other.e, f: e * other.b + f * other.d + other.f)
  }

  @inline(__always)
  func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + c * y + e, b * x + d * y + f)
  }

  /// The square root of the area of a transformed unit square.
  var scale: Double { abs(a * d - b * c).squareRoot() }

  /// Nil if there are not six numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
  }

  init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// The bounding box of a transformed rectangle.
  func box(_ left: Double, _ bottom: Double, _ right: Double, _ top: Double) -> PDFBox {
    PDFBox(
      around: [apply(left, bottom), apply(right, bottom), apply(left, top), apply(right, top)])
  }
}
