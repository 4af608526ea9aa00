package import Records

/// A value in a figure or a cell.
package enum ReportValue: Sendable, Hashable {
  package enum Verdict: String, Sendable {
    case good, bad, open
  }

  case text(String)
  case count(Int)
  /// A number that is shown with at most one digit after the point.
  case amount(Double)
  /// A fraction: 0.25 is shown as 25 %.
  case share(Double)
  /// Shown as its day in UTC.
  case moment(Timestamp)
  /// Text with the address of a page. Only `http` and `https` addresses become links.
  case link(String, address: String)
  /// A judgement in a word or two.
  case verdict(String, Verdict)
  case none

  /// The value for people, on one line.
  var displayed: String {
    switch self {
    case .text(let text), .link(let text, _), .verdict(let text, _): PlainText.line(text)
    case .count(let count): Numeral.grouped(count)
    case .amount(let amount): Numeral.decimal(amount)
    case .share(let share): "\(Numeral.decimal(share * 100)) %"
    case .moment(let moment): PlainText.day(moment)
    case .none: ""
    }
  }

  /// The value for programs: digits only, times in RFC 3339, shares as fractions.
  var plain: String {
    switch self {
    case .text(let text), .link(let text, _), .verdict(let text, _): text
    case .count(let count): String(count)
    case .amount(let amount), .share(let amount): amount.description
    case .moment(let moment): moment.rfc3339
    case .none: ""
    }
  }

  var isText: Bool {
    switch self {
    case .text, .link, .verdict: true
    default: false
    }
  }

  /// The address of a link; nil for schemes other than `http` and `https`, which could run code.
  var webAddress: String? {
    guard case .link(_, let address) = self else { return nil }
    return PageAddress.isWeb(address) ? address : nil
  }
}
