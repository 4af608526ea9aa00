/// What a posting pays.
package struct Salary: Sendable, Hashable {
  package enum Period: String, Sendable, CaseIterable {
    case hour, day, week, month, year

    /// How often a full-time job is paid in a year: 52 weeks of five days of eight hours.
    var perYear: Double {
      switch self {
      case .hour: 2080
      case .day: 260
      case .week: 52
      case .month: 12
      case .year: 1
      }
    }

    /// - Parameter text: `YEAR`, `per-year-salary`, `1 MONTH`, `hourly`, `annual`, `p.a.`
    package init?(_ text: String) {
      let text = text.lowercased()
      if text.contains("p.a.") {
        self = .year
        return
      }
      for word in text.split(whereSeparator: { !$0.isLetter }) {
        guard let period = Self.words[String(word)] else { continue }
        self = period
        return
      }
      // French `par an`; in English it is an article.
      guard text.hasSuffix(" an") || text.contains("par an") || text.contains("/an") else {
        return nil
      }
      self = .year
    }

    private static let words: [String: Period] = [
      "hour": .hour, "hours": .hour, "hourly": .hour, "hr": .hour, "h": .hour, "stunde": .hour,
      "heure": .hour, "hora": .hour, "day": .day, "daily": .day, "tag": .day, "jour": .day,
      "día": .day, "week": .week, "weekly": .week, "wk": .week, "woche": .week, "semaine": .week,
      "semana": .week, "month": .month, "monthly": .month, "mo": .month, "monat": .month,
      "mois": .month, "mes": .month, "monatlich": .month, "year": .year, "yearly": .year,
      "yr": .year, "annual": .year, "annually": .year, "annum": .year, "jahr": .year,
      "jährlich": .year, "année": .year, "año": .year, "anual": .year,
      "annuel": .year,
    ]
  }

  package let minimum: Double?
  package let maximum: Double?
  /// An ISO 4217 code.
  package let currency: String?
  package let period: Period?

  package init(minimum: Double?, maximum: Double?, currency: String?, period: Period?) {
    let positive = { (value: Double?) in value.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
    let values = [positive(minimum), positive(maximum)].compactMap(\.self)
    self.minimum = values.min()
    self.maximum = values.max()
    self.currency = currency.flatMap { Self.currency($0) }
    self.period = period
  }

  package var isEmpty: Bool { minimum == nil && maximum == nil }

  /// Reads `€60,000 - €70,000 a year`, `USD 25.50/hour`, `£45k`, `3.200 € pro Monat`.
  package init?(text: String) {
    var values: [Double] = []
    var number = ""
    func take(_ isThousands: Bool) {
      if let value = Self.number(number) { values.append(isThousands ? value * 1000 : value) }
      number = ""
    }
    for character in text + " " {
      if character.isASCII, character.isNumber || !number.isEmpty && ",.'".contains(character) {
        number.append(character)
      } else if !number.isEmpty {
        take(character == "k" || character == "K")
      }
    }
    // `401(k)` and numbers of days are not salaries.
    values = values.filter { $0 >= 5 }
    let currency = Self.currency(in: text)
    guard let first = values.first, currency != nil || first >= 1000 else { return nil }
    var low = first
    let high = values.dropFirst().first ?? first
    // `60-70k`
    if high >= 1000, low < 1000, low * 1000 <= high { low *= 1000 }
    self.init(
      minimum: low, maximum: max(low, high), currency: currency,
      period: Self.period(in: text, of: high))
  }

  /// The period that a text names. `€34,000 (25 h)` names the hours of a week, for
  /// no such amount is paid for an hour.
  private static func period(in text: String, of amount: Double) -> Period? {
    let named = Period(text)
    return named == .hour && amount >= 10_000 ? .year : named ?? likelyPeriod(amount)
  }

  /// The period of an amount without one.
  private static func likelyPeriod(_ amount: Double) -> Period? {
    amount >= 10_000 ? .year : amount < 200 ? .hour : nil
  }

  /// Returns a number with separators of thousands and decimals of either kind.
  private static func number(_ text: String) -> Double? {
    var text = text.filter { $0 != "'" }
    while let last = text.last, last == "." || last == "," { text.removeLast() }
    let marks = text.filter { $0 == "." || $0 == "," }
    guard let mark = marks.last else { return Double(text) }
    let decimals = text.distance(from: text.lastIndex(of: mark) ?? text.endIndex, to: text.endIndex)
    // Three digits after the last mark are thousands: 3.200, 60,000.
    let isDecimal = decimals != 4 && marks.filter { $0 == mark }.count == 1
    let digits = text.filter { $0.isNumber || isDecimal && $0 == mark }
    return Double(digits.map { $0 == "," ? "." : String($0) }.joined())
  }

  private static func currency(in text: String) -> String? {
    for (sign, code) in signs where text.contains(sign) { return code }
    return text.split { !$0.isLetter }.lazy.compactMap { currency(String($0)) }.first
  }

  private static func currency(_ text: String) -> String? {
    let code = text.uppercased()
    return codes.contains(code) ? code : signs.first { text.contains($0.sign) }?.code
  }

  private static let signs: [(sign: String, code: String)] = [
    ("US$", "USD"), ("C$", "CAD"), ("CA$", "CAD"), ("A$", "AUD"), ("NZ$", "NZD"), ("HK$", "HKD"),
    ("S$", "SGD"), ("R$", "BRL"), ("€", "EUR"), ("£", "GBP"),
    ("₹", "INR"), ("zł", "PLN"), ("¥", "JPY"), ("₺", "TRY"), ("₼", "AZN"), ("$", "USD"),
  ]

  private static let codes: Set<String> = [
    "USD", "EUR", "GBP", "CHF", "CAD", "AUD", "NZD", "JPY", "CNY", "INR", "SGD", "HKD", "SEK",
    "NOK", "DKK", "PLN", "CZK", "HUF", "RON", "BGN", "TRY", "AZN", "BRL", "MXN", "ARS", "CLP",
    "COP", "ZAR", "NGN", "KES", "EGP", "AED", "SAR", "QAR", "ILS", "THB", "IDR", "MYR", "PHP",
    "VND", "KRW", "TWD", "UAH", "ISK",
  ]

  /// The most that a year of full-time work pays, in the currency of the posting; nil without a period.
  package var yearlyMaximum: Double? {
    guard let maximum, let period else { return nil }
    return maximum * period.perYear
  }

  /// For people: `EUR 60,000 - 70,000 a year`.
  package var text: String? {
    guard let low = minimum, let high = maximum else { return nil }
    var text = currency.map { $0 + " " } ?? ""
    text += Self.grouped(low)
    if high > low { text += " - " + Self.grouped(high) }
    if let period { text += period == .hour ? " an hour" : " a \(period.rawValue)" }
    return text
  }

  private static func grouped(_ value: Double) -> String {
    let whole = Int(min(value, 1e15))
    let cents = Int(((min(value, 1e15) - Double(whole)) * 100).rounded())
    var digits = String(whole)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    let text = ([digits] + groups).joined(separator: ",")
    return cents == 0 ? text : text + (cents < 10 ? ".0\(cents)" : ".\(cents)")
  }
}
