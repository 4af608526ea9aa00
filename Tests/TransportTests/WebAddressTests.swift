import Records
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct WebAddressTests {
  @Test func takesApart() throws {
    let address = try WebAddress("HTTPS://Example.COM:8443/a/b?x=1#frag")
    #expect(address.scheme == "https" && address.host == "example.com" && address.port == 8443)
    #expect(address.path == "/a/b" && address.query == "x=1")
    #expect(address.origin == "https://example.com:8443")
    #expect(try WebAddress("https://example.com").origin == "https://example.com")
    #expect(try WebAddress("http://[::1]:80/").origin == "http://[::1]")
  }

  @Test func appendsPathAndQuery() throws {
    let base = try WebAddress("http://127.0.0.1:8080/prefix/")
    let address = try base.appending(
      path: "/api/jobs", query: [("token", "a b/ö&="), ("scope", nil), ("r", "true")])
    #expect(
      address.text == "http://127.0.0.1:8080/prefix/api/jobs?token=a%20b%2F%C3%B6%26%3D&r=true")
    #expect(try WebAddress("https://x.test").appending(path: "/").text == "https://x.test/")
  }

  /// Appending gives the same as libcurl's parser does for the whole address, whatever its parts
  /// are.
  @Test(arguments: [
    "/api/jobs", "x-1_2", "", "/", "/a/../b", "/a/./b", "/~user", "/%7euser", "/a//b",
  ])
  func appendedIsWhatTheWholeIs(path: String) throws {
    for base in ["http://127.0.0.1:8080", "https://x.test/prefix/", "https://x.test/?a=1"] {
      let appended = try WebAddress(base).appending(path: path, query: [("q", "1/2")])
      #expect(try appended == WebAddress(appended.text), "\(appended.text)")
    }
  }

  @Test(arguments: [
    ("/next?a=1", "https://x.test/next?a=1"), ("next", "https://x.test/dir/next"),
    ("//y.test/p", "https://y.test/p"), ("http://z.test/", "http://z.test/"),
    ("?q=1", "https://x.test/dir/page?q=1"),
  ])
  func resolves(location: String, whole: String) throws {
    let base = try WebAddress("https://x.test/dir/page")
    #expect(try WebAddress(location, relativeTo: base).text == whole)
  }

  @Test(arguments: [
    "", "example.com", "ftp://example.com/", "file:///etc/passwd", "https://", "not a url",
    "https://user:secret@example.com/", "http://exa mple.com/", "https://x.test:99999/",
  ])
  func refuses(text: String) {
    let failure = #expect(throws: Failure.self) { try WebAddress(text) }
    #expect(failure?.code == "bad_address")
    #expect(failure?.exit == .configuration)
    #expect(failure?.description.contains("secret") == false)
  }

  @Test(arguments: [
    ("http://127.0.0.1/", true), ("http://127.9.8.7:1/", true), ("http://localhost:80/", true),
    ("http://[::1]/", true), ("http://127.0.0.1.evil.test/", false),
    ("http://localhost.evil.test/", false), ("http://128.0.0.1/", false),
    ("http://[::2]/", false), ("http://0.0.0.0/", false),
  ])
  func loopback(text: String, isLoopback: Bool) throws {
    #expect(try WebAddress(text).isLoopback == isLoopback)
  }

  @Test func descriptionsHideTokens() throws {
    let address = try WebAddress("https://x.test/?token=abcdefghijklmnopqrstuvwx")
    var dumped = ""
    dump(address, to: &dumped)
    for text in ["\(address)", dumped, String(reflecting: address)] {
      #expect(text.contains("abcdefgh…") && !text.contains("ijkl"))
    }
  }

  @Test(arguments: ["", "abc-._~", "a b", "ö€😀", "%41", "a+b"])
  func percentEncodingIsUndone(text: String) {
    #expect(PercentEncoding.decode(PercentEncoding.encode(text)) == text)
  }

  @Test func decodesWhatOthersEncode() {
    #expect(PercentEncoding.decode("a+b%2", plusIsSpace: true) == "a b%2")
    #expect(PercentEncoding.decode("%zz%4") == "%zz%4")
  }
}
