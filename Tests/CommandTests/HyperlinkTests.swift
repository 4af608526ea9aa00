import Testing

@testable import Command

@Suite(.timeLimit(.minutes(30))) struct HyperlinkTests {
  private static let address = "https://example.org/jobs/1"

  @Test func textBecomesALink() {
    #expect(
      Hyperlink.link("Nurse", to: Self.address)
        == "\u{1B}]8;;https://example.org/jobs/1\u{1B}\\Nurse\u{1B}]8;;\u{1B}\\")
    #expect(Hyperlink.link("Nurse", to: "https://example.org/ü").contains("org/%C3%BC\u{1B}"))
  }

  @Test(arguments: [
    nil, "", "javascript:alert(1)", "file:///etc/passwd", "https://a b",
    "https://example.org/\u{1B}]8;;\u{1B}\\\u{1B}[2J", "https://example.org/\u{7}",
    "https://example.org/" + String(repeating: "a", count: 2100),
  ])
  func otherAddressesAreNoLinks(_ address: String?) {
    #expect(Hyperlink.link("Nurse", to: address) == "Nurse")
  }

  /// A C1 control is two bytes of UTF-8, which are percent-encoded.
  @Test func noAddressEndsTheLink() {
    let link = Hyperlink.link("Nurse", to: "https://example.org/\u{9C}\u{202E}")
    #expect(link.contains("/%C2%9C%E2%80%AE\u{1B}\\Nurse"))
  }

  @Test(arguments: [
    ["VTE_VERSION": "7600"], ["TERM_PROGRAM": "WezTerm"], ["TERM": "xterm-kitty"],
    ["KONSOLE_VERSION": "230805"], ["WT_SESSION": "x"], ["COLORTERM": "xfce4-terminal"],
    ["FORCE_HYPERLINK": "1", "TERM": "dumb"], ["VTE_VERSION": "7600", "NO_COLOR": "1"],
  ])
  func knownTerminals(_ environment: [String: String]) {
    #expect(Hyperlink.isShown(environment))
  }

  @Test(arguments: [
    [:], ["TERM": "xterm-256color"], ["VTE_VERSION": "5000"], ["VTE_VERSION": "7600", "TMUX": "x"],
    ["VTE_VERSION": "7600", "TERM": "screen-256color"], ["VTE_VERSION": "7600", "CI": "true"],
    ["TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"], ["TERM_PROGRAM": "Apple_Terminal"],
  ])
  func otherTerminals(_ environment: [String: String]) {
    #expect(!Hyperlink.isShown(environment))
  }

  @Test(arguments: [
    (["JM_PAGER": "more", "PAGER": "less"], false), (["PAGER": "/usr/bin/less -R"], true),
    ([:], true),
    (["JM_PAGER": "sed s/a/b/ | less"], false),
  ])
  func pagers(_ variables: [String: String], _ isLess: Bool) throws {
    let installed = ["PATH": "/usr/bin:/bin"].merging(variables) { $1 }
    guard InstalledProgram.path(of: "less", installed) != nil else { return }
    #expect(try #require(PagerCommand(installed)).isLess == isLess)
  }

  @Test(arguments: [
    ["PAGER": "cat"], ["JM_PAGER": "", "PAGER": "less"], ["PAGER": "no-such-pager -x"],
    ["TERM": "dumb"], ["PATH": "/nothing"],
  ])
  func noPager(_ variables: [String: String]) {
    #expect(PagerCommand(["PATH": "/usr/bin:/bin"].merging(variables) { $1 }) == nil)
  }
}
