import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct SecretTests {
  private struct Holder {
    var name = "holder"
    var secret = Secret("hunter2-hunter2-hunter2")
  }

  @Test func nothingPrintsIt() {
    let holder = Holder()
    var dumped = ""
    dump(holder, to: &dumped)
    let shown = [
      "\(holder)", String(reflecting: holder), dumped, "\(holder.secret)",
      "\(Optional(holder.secret) as Any)", "\([holder.secret])", "\(["k": holder.secret])",
      String(reflecting: holder.secret),
    ]
    for text in shown { #expect(!text.contains("hunter"), "\(text)") }
    #expect(holder.secret.revealed == "hunter2-hunter2-hunter2")
  }

  @Test func shortensToEightCharactersOfALongText() {
    #expect(Secret("abcdefghijklmnop").shortened == "abcdefgh…")
    #expect(Secret("abcdefghijklmno").shortened == "…")
    #expect(Secret("").shortened == "…")
  }

  @Test func headersShowOnlyTheAllowList() {
    let headers = HTTPHeaders([
      ("Authorization", "Bearer aaaaaaaaaaaaaaaaaaaa"), ("apikey", "bbbbbbbbbbbbbbbbbbb"),
      ("Set-Cookie", "ccccccccccccc"), ("Content-Type", "text/plain"),
    ])
    var dumped = ""
    dump(headers, to: &dumped)
    for text in [dumped, "\(headers)"] {
      #expect(text.contains("text/plain"))
      for secret in ["aaaa", "bbbb", "cccc"] { #expect(!text.contains(secret)) }
    }
  }

  @Test(arguments: [
    (
      "https://x.test/api/public/jobs?token=abcdefghijklmnopqrstuvwx&scope=local",
      "https://x.test/api/public/jobs?token=abcdefgh…&scope=local"
    ),
    (
      "http://127.0.0.1:9/cb?code=0123456789abcdef#access_token=0123456789abcdefgh",
      "http://127.0.0.1:9/cb?code=01234567…#access_token=01234567…"
    ),
    ("https://me:pass@x.test/", "https://…@x.test/"),
    ("https://x.test/?view_token=short", "https://x.test/?view_token=…"),
    ("https://x.test/a?b&c=d", "https://x.test/a?b&c=d"),
    ("/relative?token=0123456789abcdefgh", "/relative?token=01234567…"),
  ])
  func urls(url: String, shown: String) {
    #expect(Redaction.url(url) == shown)
  }

  @Test func quotationsHideTokens() {
    let text = #"{"token":"mIoB4_JY1tfZSA4Y_M7qKQ","ok":true}"#
    #expect(Redaction.longTokens(in: text) == #"{"token":"mIoB4_JY…","ok":true}"#)
    #expect(Redaction.longTokens(in: "Internationalization works") == "Internationalization works")
  }

  @Test func showsNothingOfPasswords() {
    let text = "correct horse battery staple"
    #expect(Redaction.shown(text, of: "confirmPassword") == "…")
    #expect(Redaction.shown(text, of: "view_token") == "correct …")
    #expect(Redaction.url("https://a.test/?password=\(text)") == "https://a.test/?password=…")
  }
}
