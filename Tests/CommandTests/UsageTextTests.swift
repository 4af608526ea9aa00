import Testing

@testable import Command

@Suite struct UsageTextTests {
  @Test func longUsageIsBrokenBetweenArguments() {
    let text = """
      OVERVIEW: Reads a very long line that is nobody's usage

      USAGE: tool [--first <a value>] [<file> ...]

      """
    #expect(
      UsageText.wrapped(text, columns: 24) == """
        OVERVIEW: Reads a very long line that is nobody's usage

        USAGE: tool
               [--first <a value>]
               [<file> ...]

        """)
  }

  @Test(arguments: ["", "Usage: tool", "Usage: tool ]]] [", "Usage: [[ a b"])
  func shortAndOddUsageStays(_ text: String) {
    #expect(UsageText.wrapped(text, columns: 80) == text)
  }
}
