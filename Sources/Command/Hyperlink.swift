import Reports

/// Text on a terminal that opens an address when it is clicked: OSC 8, as in "Hyperlinks (a.k.a.
/// HTML-like anchors) in terminal emulators".
enum Hyperlink {
  /// The longest address in bytes that VTE and iTerm2 take.
  private static let longest = 2083

  /// Returns `text` as a link, or unchanged without a usable http or https address. Such an address has
  /// no control characters that could end the link or begin another sequence.
  static func link(_ text: String, to address: String?) -> String {
    guard !text.isEmpty, let address = address.flatMap(PageAddress.ascii),
      address.utf8.count <= longest
    else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// `TERM_PROGRAM` of terminals that show links.
  private static let programs: Set<String> = [
    "Hyper", "Tabby", "WezTerm", "ghostty", "iTerm.app", "rio", "vscode",
  ]
  /// `TERM` of terminals that show links.
  private static let types: Set<String> = [
    "alacritty", "alacritty-direct", "contour", "foot", "foot-extra", "wezterm", "xterm-ghostty",
    "xterm-kitty",
  ]
  /// The first version of VTE whose links do not crash it: 0.50.1.
  private static let firstVTE = 5001

  /// Whether the terminal of this environment is known to show links, by the rule of the npm package
  /// supports-hyperlinks. `FORCE_HYPERLINK` decides if it is set; terminals inside tmux and screen are
  /// not known.
  static func isShown(_ environment: [String: String]) -> Bool {
    if let forced = environment["FORCE_HYPERLINK"] { return forced != "0" }
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    if isSet("TMUX") || isSet("STY") || isSet("CI") { return false }
    let type = environment["TERM"] ?? ""
    if type == "dumb" || type.hasPrefix("screen") || type.hasPrefix("tmux") { return false }
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }) { return version >= firstVTE }
    return types.contains(type) || programs.contains(environment["TERM_PROGRAM"] ?? "")
      || environment["COLORTERM"] == "xfce4-terminal"
      || ["DOMTERM", "KONSOLE_VERSION", "WT_SESSION"].contains(where: isSet)
  }
}
