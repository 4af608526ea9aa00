import Records
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct RetryAfterTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT, the RFC's own example.
  private let moment = Timestamp(seconds: 784_111_777)

  @Test(arguments: [
    ("0", 0), ("120", 120), (" 7 ", 7), ("99999999999999999999", 2_147_483_647),
    ("Sun, 06 Nov 1994 08:49:37 GMT", 0), ("Sun, 06 Nov 1994 08:50:37 GMT", 60),
    ("Sunday, 06-Nov-94 08:49:47 GMT", 10), ("Sun Nov  6 08:49:38 1994", 1),
    ("Sun, 06 Nov 1994 08:00:00 GMT", 0), ("Mon, 07 Nov 1994 08:49:37 GMT", 86_400),
  ])
  func reads(value: String, seconds: Int) {
    #expect(RetryAfter.wait(value, now: moment) == .seconds(seconds))
  }

  @Test(arguments: [
    "", "soon", "-1", "1.5", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 31 Feb 1994 08:49:37 GMT",
    "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "a b c d e f", "a b c d e",
  ])
  func refuses(value: String) {
    #expect(RetryAfter.wait(value, now: moment) == nil)
  }
}
