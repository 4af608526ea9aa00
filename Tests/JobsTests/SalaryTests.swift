import Testing

@testable import Jobs

@Suite(.timeLimit(.minutes(30))) struct SalaryTests {
  @Test(
    arguments: [
      ("€60,000 - €70,000 a year", 60_000, 70_000, "EUR", "year"),
      ("$25.50/hour", 25.5, 25.5, "USD", "hour"),
      ("£34k - £40k", 34_000, 40_000, "GBP", "year"),
      ("3.100 - 3.700 € pro Monat", 3100, 3700, "EUR", "month"),
      ("CHF 5'600 - 6'400", 5600, 6400, "CHF", nil),
      ("USD 120000", 120_000, 120_000, "USD", "year"),
      ("60-70k EUR", 60_000, 70_000, "EUR", "year"),
      ("S$3,200 monthly", 3200, 3200, "SGD", "month"),
      ("€34,000 - €40,000 (25 h)", 34_000, 40_000, "EUR", "year"),
    ] as [(String, Double, Double, String, String?)])
  func readsText(text: String, low: Double, high: Double, currency: String, period: String?) throws
  {
    let salary = try #require(Salary(text: text))
    #expect(salary.minimum == low && salary.maximum == high)
    #expect(salary.currency == currency)
    #expect(salary.period?.rawValue == period)
  }

  @Test(arguments: ["competitive", "", "401(k) match", "28 days of leave"])
  func isNotASalary(text: String) {
    #expect(Salary(text: text) == nil)
  }

  @Test func forPeople() {
    func text(_ low: Double, _ high: Double, _ currency: String?, _ period: Salary.Period?)
      -> String?
    {
      Salary(minimum: low, maximum: high, currency: currency, period: period).text
    }
    #expect(text(60_000, 70_000, "EUR", .year) == "EUR 60,000 - 70,000 a year")
    #expect(text(25.5, 25.5, "USD", .hour) == "USD 25.50 an hour")
    #expect(text(-3, 0, "USD", .hour) == nil)
    // The bounds in the wrong order.
    #expect(text(9000, 8000, nil, nil) == "8,000 - 9,000")
  }
}
