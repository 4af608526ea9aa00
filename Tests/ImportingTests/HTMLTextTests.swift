import Testing

@testable import Importing

@Suite(.timeLimit(.minutes(30))) struct HTMLTextTests {
  @Test(arguments: [
    (
      "<p>We build <b>maps</b>.</p><p>You bring:</p><ul><li>Rust</li><li>SQL</li></ul>",
      "We build maps.\n\nYou bring:\n\n- Rust\n- SQL"
    ),
    ("&lt;p&gt;Two &amp;amp; three&lt;/p&gt;", "Two & three"),
    ("One<br>two<br/>three", "One\ntwo\nthree"),
    ("<style>p { color: red }</style><p>Seen</p><script>var a = '<p>';</script>", "Seen"),
    ("No markup: 3 < 4 and R&D", "No markup: 3 < 4 and R&D"),
    ("Caf&eacute; &#8211; &#x20AC;5", "Café – €5"),
    ("<table><tr><td>Pay</td><td>20</td></tr></table>", "Pay 20"),
    ("<p>Unclosed <b>bold <p>next", "Unclosed bold\n\nnext"),
    ("", ""),
  ])
  func text(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test func megabytesTakeLinearTime() {
    let html = String(repeating: "<div><p>word word</p></div>", count: 40_000)
    #expect(HTMLText.plain(html).utf8.count > 400_000)
  }
}
