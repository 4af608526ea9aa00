import Documents

/// Finds profiles outside the contact data.
extension BasicsReader {
  /// The addresses of profiles on short lines outside the contact data, as below "Websites" at the end: "LinkedIn
  /// https://www.linkedin.com/in/ann".
  var profilesApart: [ContactToken] {
    let known = Set(zone.map { PrintedLine($0) })
    let lines = reading.lines.filter { line in
      line.words.count <= Self.longestProfileLine && !known.contains(PrintedLine(line))
        && line.whole.scalars.contains("/")
    }
    return ContactToken.tokens(of: lines).filter { token in
      // "github.com/ann/project" is not a profile.
      let bare = Address.bare(token.text)
      let path = bare.split(separator: "/").dropFirst().filter { !Self.beforeUsers.contains($0) }
      return path.count == 1 && Networks.network(of: bare) != nil
    }
  }

  private struct PrintedLine: Hashable {
    var page: Int
    var line: Int

    init(_ line: TextLine) {
      page = line.whole.page
      self.line = line.whole.line
    }
  }

  /// The words of a line that has nothing but a profile and its label.
  private static let longestProfileLine = 3

  /// What stands before the name of a user in an address.
  static let beforeUsers: Set<Substring> = [
    "in", "pub", "users", "u", "company", "user", "people", "profile", "channel", "c",
  ]
}
