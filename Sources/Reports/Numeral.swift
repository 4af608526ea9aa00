/// Numbers in decimal digits.
package enum Numeral {
  /// The number with commas between groups of three digits.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return (number < 0 ? "-" : "") + grouped
  }

  /// The number with at most one digit after the decimal point.
  static func decimal(_ number: Double) -> String {
    let tenths = (number * 10).rounded()
    guard let tenths = Int(exactly: tenths), tenths.magnitude < 1 << 53 else {
      return number.description
    }
    let whole = grouped(tenths / 10)
    let sign = tenths < 0 && tenths > -10 ? "-" : ""
    return tenths % 10 == 0 ? whole : "\(sign)\(whole).\((tenths % 10).magnitude)"
  }
}
