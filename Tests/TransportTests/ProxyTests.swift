import LoopbackServer
import Records
import Testing

@testable import Transport

@Suite(.timeLimit(.minutes(30))) struct ProxyTests {
  private func failure(_ url: String, proxy: String) async throws -> Failure? {
    var options = TransportOptions()
    options.attempts = 1
    options.allowHTTP = true
    options.proxy = proxy
    let client = HTTPClient(options)
    let request = HTTPRequest(.get, try WebAddress(url))
    do throws(Failure) {
      return try await client.send(request).failure()
    } catch {
      return error
    }
  }

  @Test func requestsGoThroughTheProxy() async throws {
    let proxy = try LoopbackServer { _ in .answer(200, body: "through") }
    var options = TransportOptions()
    options.proxy = proxy.url
    options.allowHTTP = true
    let request = HTTPRequest(.get, try WebAddress("http://nobody.invalid/page"))
    let response = try await HTTPClient(options).send(request)
    #expect(String(decoding: response.body, as: UTF8.self) == "through")
    #expect(proxy.requests.map(\.target) == ["http://nobody.invalid/page"])
  }

  @Test func aProxyThatCannotBeReachedIsNamed() async throws {
    let closed = try ClosedPort()
    let port = closed.number
    for url in ["http://nobody.invalid/", "https://nobody.invalid/"] {
      let failure = try await failure(url, proxy: "http://user:secret@127.0.0.1:\(port)")
      #expect(
        failure?.message
          == "no connection to the proxy http://127.0.0.1:\(port): Connection refused")
      #expect(failure?.exit == .unavailable && failure?.retryable == true)
      #expect(failure?.hint?.contains("--proxy") == true)
      #expect(failure?.description.contains("secret") == false)
    }
    withExtendedLifetime(closed) {}
  }

  @Test func aProxyThatCannotBeResolvedIsNamed() async throws {
    let failure = try await failure("https://nobody.invalid/", proxy: "proxy.invalid:3128")
    #expect(failure?.message == "cannot resolve the proxy http://proxy.invalid:3128")
    #expect(failure?.exit == .unavailable)
  }

  @Test func aProxyThatRefusesToConnectIsNamed() async throws {
    let proxy = try LoopbackServer { _ in .answer(403) }
    let failure = try await failure("https://nobody.invalid/", proxy: proxy.url)
    #expect(proxy.requests.map(\.method) == ["CONNECT"])
    #expect(failure?.exit == .unavailable)
    #expect(
      failure?.message.hasPrefix(
        "the proxy \(proxy.url) refused to connect to https://nobody.invalid: ") == true)
  }

  @Test func aProxyThatWantsASignInIsNamed() async throws {
    let proxy = try LoopbackServer { _ in .answer(407, body: "Who are you?") }
    let failure = try await failure("http://nobody.invalid/", proxy: proxy.url)
    #expect(failure?.code == "proxy_refused" && failure?.exit == .configuration)
    #expect(failure?.message.hasPrefix("the proxy \(proxy.url) answered 407") == true)
  }

  @Test func aConnectionThatEndsNamesTheProxy() async throws {
    let proxy = try LoopbackServer { _ in .close }
    let failure = try await failure("http://nobody.invalid/", proxy: proxy.url)
    #expect(failure?.message.contains(" through the proxy \(proxy.url): ") == true)
  }

  private func proxy(
    _ url: String, _ variables: [String: String], explicit: String? = nil
  ) throws -> String? {
    ProxyRules(explicit: explicit) { variables[$0] }.proxy(for: try WebAddress(url))
  }

  @Test func variablesOfTheEnvironment() throws {
    #expect(try proxy("http://x.test", ["http_proxy": "p:1"]) == "http://p:1")
    // A server could set HTTP_PROXY for a CGI program: libcurl ignores it.
    #expect(try proxy("http://x.test", ["HTTP_PROXY": "p:1"]) == nil)
    #expect(try proxy("https://x.test", ["HTTPS_PROXY": "http://p:1/"]) == "http://p:1")
    #expect(
      try proxy("https://x.test", ["https_proxy": "a:1", "HTTPS_PROXY": "b:1"]) == "http://a:1")
    #expect(try proxy("http://x.test", ["ALL_PROXY": "socks5h://u:p@s:1080"]) == "socks5h://s:1080")
    #expect(try proxy("http://x.test", ["https_proxy": "p:1"]) == nil)
    #expect(try proxy("http://x.test", ["http_proxy": ""]) == nil)
    #expect(try proxy("http://x.test", [:]) == nil)
  }

  @Test func loopbackUsesOnlyAnExplicitProxy() throws {
    #expect(try proxy("http://127.0.0.1:1", ["http_proxy": "p:1"]) == nil)
    #expect(try proxy("http://127.0.0.1:1", [:], explicit: "p:1") == "http://p:1")
    #expect(try proxy("http://x.test", ["http_proxy": "p:1"], explicit: "q:1") == "http://q:1")
  }

  @Test(arguments: [
    ("*", true), ("x.test", true), (".x.test", true), ("test", true), ("a.x.test", false),
    ("y.test", false), ("ax.test", false), ("y.test, x.test", true), ("y.test x.test", true),
    ("X.TEST", true), ("", false),
  ])
  func hostsWithoutAProxy(list: String, isExcluded: Bool) throws {
    let proxy = try proxy("http://x.test", ["http_proxy": "p:1", "no_proxy": list])
    #expect((proxy == nil) == isExcluded)
  }

  @Test(arguments: [
    ("10.1.2.3", true), ("10.1.2.0/24", true), ("10.1.3.0/24", false), ("10.0.0.0/8", true),
    ("10.1.2.3/32", true), ("10.1.2.4/32", false), ("10.1.2/24", false), ("10.0.0.0/33", false),
  ])
  func networksWithoutAProxy(list: String, isExcluded: Bool) throws {
    let proxy = try proxy("http://10.1.2.3", ["http_proxy": "p:1", "NO_PROXY": list])
    #expect((proxy == nil) == isExcluded)
  }

  @Test(arguments: [
    ("http://user:p@ss/word@p.test:3128/x", "http://p.test:3128"), ("p.test", "http://p.test"),
    ("user:secret@p.test:1", "http://p.test:1"), ("socks5://[::1]:1080", "socks5://[::1]:1080"),
  ])
  func credentialsAreNotShown(proxy: String, shown: String) {
    #expect(ProxyRules.withoutCredentials(proxy) == shown)
  }
}
