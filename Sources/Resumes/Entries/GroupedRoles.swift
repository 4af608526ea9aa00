import Documents

/// Positions as LinkedIn exports them: an employer of several roles has a line of its own above the total time there, each
/// role has a line with its period and length, and the names of all employers have one style.
///
///     **Hill Foods**
///     5 years 3 months
///     Head of Planning
///     April 2024 - Present (2 years 8 months)
///     Senior Manager - Demand Planning
///     July 2022 - April 2024 (1 year 10 months)
///     **Ridge Bearings**
///     Trainee
///     July 2011 - May 2012 (11 months)
struct GroupedRoles {
  private(set) var positions: [Position] = []

  private enum Confidence {
    static let name = 0.93
    static let place = 0.85
  }

  /// The type in which a line is printed; the names of employers share it.
  private struct Style: Hashable {
    let size: Double
    let isBold: Bool

    init(_ line: TextLine) { (size, isBold) = (line.size, line.isBold) }
  }

  /// A role: its line, that of its period, and that of its employer if it stands above this role.
  private struct Role {
    let title: Int
    let period: Int
    var employer: Int?
  }

  private let lines: [EntryLine]

  /// Fails unless total times stand below the names of employers, and these have a style that no title has.
  init?(_ lines: [TextLine]) {
    guard lines.contains(where: { DateScanner.isDuration($0.content) }) else { return nil }
    self.lines = EntryLineReader.read(lines)
    let times = self.lines.indices.filter { index in
      index > 0 && !self.lines[index].isAnchor
        && DateScanner.isDuration(self.lines[index].line.content)
    }
    var roles = self.lines.indices.compactMap { index -> Role? in
      guard self.lines[index].isDateOnly, index > 0 else { return nil }
      return Role(title: index - 1, period: index)
    }
    let styles = Set(times.map { Style(self.lines[$0 - 1].line) })
    guard let style = styles.first, styles.count == 1, let first = roles.first,
      let time = times.first, first.title == time + 1,
      !roles.contains(where: { Style(self.lines[$0.title].line) == style })
    else { return nil }
    for index in roles.indices {
      let above = roles[index].title - 1
      let name = times.contains(above) ? above - 1 : above
      if name >= 0, Style(self.lines[name].line) == style { roles[index].employer = name }
    }
    read(roles)
  }

  private mutating func read(_ roles: [Role]) {
    var organization: Value?
    for (index, role) in roles.enumerated() {
      if let employer = role.employer { organization = name(lines[employer].line.content) }
      let next = index + 1 < roles.count ? roles[index + 1] : nil
      let end = next.map { $0.employer ?? $0.title } ?? lines.count
      var body = Array(lines[min(role.period + 1, end)..<end])
      var position = Position()
      position.organization = organization
      position.title = name(lines[role.title].line.content)
      position.period = lines[role.period].period
      position.periodSources = lines[role.period].periodSources
      if let place = body.first.flatMap({ Place.read($0.line.content) }) {
        position.place = Value(place.fragment, confidence: Confidence.place)
        body.removeFirst()
      }
      (position.highlights, position.summary) = Entry(header: [], body: body).description
      positions.append(position)
    }
  }

  private func name(_ text: Fragment) -> Value { Value(text.pruned, confidence: Confidence.name) }
}
