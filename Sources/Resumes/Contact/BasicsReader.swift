import Documents

/// Reads name, email address, phone number, links and place from the top of the resume and its
/// contact sections.
struct BasicsReader {
  /// A header of more lines than this has no headings after it, so that entries may be part of it.
  /// Tested by `ThresholdTests/contactLinesOfLongHeaders`.
  private static let maximumHeaderLines = 12

  /// This many lines of a long header are contact data even if they contain a bullet or a period.
  private static let minimumHeaderLines = 4

  /// Below the header, phone numbers count only in lines shorter than this, in scalars: longer ones
  /// are prose.
  private static let maximumPhoneLine = 60

  /// The longest job title beside a name, in scalars.
  private static let maximumLabelLength = 100

  /// The longest street before a place, in scalars.
  private static let maximumStreetLength = 60

  /// The longest label before a colon, in words: "Place of residence".
  private static let maximumLabelWords = 3

  private let document: Document
  let reading: LineReading
  private let header: [TextLine]
  let zone: [TextLine]
  private let tokens: [ContactToken]
  /// Handles with links to profiles, in sections whose title is not known.
  private let handles: [ContactToken]

  static func basics(_ document: Document, _ reading: LineReading, _ sections: [Section]) -> Basics
  {
    BasicsReader(document, reading, sections).read()
  }

  private init(_ document: Document, _ reading: LineReading, _ sections: [Section]) {
    self.document = document
    self.reading = reading
    var top = sections.filter(\.isHeader).flatMap(\.lines)
    // A form begins with the title of its contact data, so that the name is below it.
    if top.count < Self.minimumHeaderLines, let first = sections.first(where: { !$0.isHeader }),
      first.kind == .contact
    {
      top += first.lines
    }
    header = Self.top(of: top)
    zone = header + sections.filter { !$0.isHeader && $0.kind == .contact }.flatMap(\.lines)
    tokens = ContactToken.tokens(of: zone)
    let others = sections.filter { !$0.isHeader && $0.kind == .other }.flatMap(\.lines)
    handles = ContactToken.tokens(
      of: others.filter(\.hasLink)
    )
    .filter(Self.isHandle)
  }

  /// Returns the lines before the first entry or list, and lines with addresses after it.
  private static func top(of lines: [TextLine]) -> [TextLine] {
    guard lines.count > maximumHeaderLines else { return lines }
    let end = lines.indices.dropFirst(minimumHeaderLines).first { index in
      lines[index].hasBullet && !isAddress(lines[index])
        || DateScanner.periods(in: lines[index].content).contains(where: \.isRange)
    }
    guard let end else { return lines }
    return lines[..<end]
      + lines[end...].filter { line in
        line.words.contains { word in
          let text = line.whole[word.range].text
          return Address.isMail(text) || Networks.network(of: Address.bare(text)) != nil
            || line.uri(of: word).map { Networks.network(of: Address.bare($0)) != nil } ?? false
        }
      }
  }

  /// Whether the content is an address, so that a sign before it is an icon and not a bullet.
  private static func isAddress(_ line: TextLine) -> Bool {
    let text = line.content.text
    return Address.isWeb(text) || Address.isMail(text)
  }

  private func read() -> Basics {
    var basics = Basics()
    basics.mail = mail()
    basics.phone = phone()
    basics.name =
      LabeledName.find(in: zone)
      ?? NameFinder(
        header: header, reading: reading, mail: basics.mail?.text, metadata: document.metadata
      ).find()
    basics.label = label(name: basics.name)
    readLinks(into: &basics)
    readPlace(into: &basics)
    return basics
  }

  /// Whether a token is "@name" and its link leads to a page of that name.
  private static func isHandle(_ token: ContactToken) -> Bool {
    guard token.text.hasPrefix("@"), let uri = token.uri, let address = Address.uri(uri) else {
      return false
    }
    return address.lowercased().hasSuffix("/" + token.text.dropFirst().lowercased())
  }

  private func mail() -> Value? {
    // What is printed outranks the target of a link.
    for token in tokens {
      if let text = Address.mail(in: token.text) {
        return Value(target(ofBroken: text) ?? text, sources: token.sources, confidence: 0.99)
      }
    }
    for token in tokens {
      if let uri = token.uri, uri.lowercased().hasPrefix("mailto:"),
        let text = Address.mail(in: uri)
      {
        return Value(text, sources: token.sources, confidence: 0.97)
      }
    }
    // Some resumes have it at the very end, or only as a link.
    for token in ContactToken.tokens(of: reading.lines.filter { $0.whole.scalars.contains("@") }) {
      if let text = Address.mail(in: token.text) {
        return Value(text, sources: token.sources, confidence: 0.8)
      }
    }
    for link in document.links where link.uri.lowercased().hasPrefix("mailto:") {
      if let text = Address.mail(in: link.uri) { return Value(text, sources: [], confidence: 0.9) }
    }
    return nil
  }

  /// The target of a link that ends with the printed address, if its beginning stands alone before a hyphen:
  /// hyphenation broke the address before its sign.
  private func target(ofBroken printed: String) -> String? {
    for link in document.links where link.uri.lowercased().hasPrefix("mailto:") {
      guard let whole = Address.mail(in: link.uri), whole != printed, whole.hasSuffix(printed)
      else { continue }
      let start = whole.dropLast(printed.count)
      if tokens.contains(where: { $0.text == start + "-" || $0.text == start + "\u{AD}" }) {
        return whole
      }
    }
    return nil
  }

  private func phone() -> Value? {
    let wrapped = zip(zone, zone.dropFirst()).lazy.compactMap(PhoneFinder.wrapped)
    let printed = zone.compactMap(PhoneFinder.find) + wrapped
    if let phone = printed.first(where: { PhoneFinder.hasUsualLength($0.text) }) ?? printed.first {
      return phone
    }
    for link in document.links {
      if let number = PhoneFinder.number(ofLink: link.uri) {
        return Value(number, sources: [], confidence: 0.9)
      }
    }
    for line in reading.lines where line.content.scalars.count < Self.maximumPhoneLine {
      if let phone = PhoneFinder.find(in: line),
        phone.text.hasPrefix("+") || phone.text.hasPrefix("(")
          || phone.text.hasPrefix("0") && phone.text.count * 2 > line.content.scalars.count
      {
        var late = phone
        late.confidence = 0.6
        return late
      }
    }
    return nil
  }

  /// Returns the job title beside the name.
  private func label(name: Value?) -> Value? {
    let place = name?.sources.first
    for (at, line) in header.enumerated() where line.whole.page == 0 {
      for cell in line.cells {
        let isNameLine = place?.line == line.whole.line
        let parts = cell.split(spaced: "|¦–—•·~").map(\.pruned)
        for (index, whole) in parts.enumerated() {
          let rest = isNameLine ? Self.afterName(whole, name) : whole
          let part = Self.withoutOpening(Self.withoutPlace(rest))
          guard part.text != name?.text, part.scalars.count <= Self.maximumLabelLength,
            !part.isEmpty, !part.scalars.contains("@"),
            RoleScore.title(part) >= 2,
            part.scalars.last != ".", !line.hasBullet, !Self.opensAddress(part)
          else { continue }
          // The title may open a line of places and addresses: "Welder · Leeds · ann@example.org".
          let opensContacts =
            index == 0 && parts.count > 1 && cell.scalars.contains("@")
            || part.range != whole.range
          if isNameLine || cell.scalars.count <= Self.maximumLabelLength || opensContacts {
            let endsLine = part.range.upperBound == line.content.range.upperBound
            let next = header.dropFirst(at + 1).first
            let end = isNameLine && endsLine ? next.flatMap { titleEnd(of: line, $0) } : nil
            return Value(joining: [part] + [end].compactMap(\.self), confidence: 0.85)
          }
        }
      }
    }
    return nil
  }

  /// "Flat 3, 18 Coleham Head": the number of a flat or a house.
  private static func opensAddress(_ part: Fragment) -> Bool {
    let words = Folding.words(part.scalars)
    guard words.count > 1, part.scalars.hasDecimal else { return false }
    return dwellings.contains(words[0])
  }

  private static let dwellings: Set<String> = ["flat", "apt", "apartment", "unit", "suite", "room"]

  /// The next line, if the line of the name and title goes on there: "Ann Lee | Chief" above "Operating Officer" in the
  /// same large letters.
  private func titleEnd(of line: TextLine, _ next: TextLine) -> Fragment? {
    guard next.whole.page == line.whole.page, next.block == line.block, !next.isApart,
      line.size > reading.bodySize, next.size == line.size,
      next.cells.count == 1, !next.hasBullet, next.periods.isEmpty,
      next.content.scalars.count <= Self.longestTitleEnd,
      next.content.scalars.allSatisfy({ $0.properties.isAlphabetic || $0 == " " || $0 == "-" })
    else { return nil }
    return next.content
  }

  /// The longest end of a title on a line of its own, in characters.
  private static let longestTitleEnd = 40

  /// What follows the name in its part: "Beekeeper" of "Ines Calder, Beekeeper" and of "Ines Calder (Beekeeper)".
  private static func afterName(_ part: Fragment, _ name: Value?) -> Fragment {
    guard let place = name?.sources.first, place.line == part.line, place.page == part.page,
      part.range.contains(place.range.upperBound)
    else { return part }
    return part.suffix(from: place.range.upperBound).pruned
  }

  /// A title without the words that announce it: "Profession: Train driver", "Bewerbung als Pflegefachkraft".
  private static func withoutOpening(_ part: Fragment) -> Fragment {
    if let colon = part.scalars.firstIndex(of: ":") {
      let rest = part.suffix(from: colon + 1).pruned
      let words = Folding.words(part.scalars[..<colon])
      if words.count <= 2, let last = words.last, occupations.contains(last),
        RoleScore.title(rest) >= 2
      {
        return rest
      }
    }
    let pieces = part.split(keepingParentheses: false) { $0 == " " }
    guard pieces.count > 2, applications.contains(Folding.fold(pieces[0].scalars)),
      links.contains(Folding.fold(pieces[1].scalars))
    else { return part }
    return part.suffix(from: pieces[2].scalars.startIndex)
  }

  private static let occupations: Set<String> = [
    "profession", "occupation", "profesion", "beruf", "metier", "professione", "profissao",
    "beroep", "title", "trade", "job", "position", "zawod", "yrke", "poste", "puesto", "cargo",
  ]
  private static let applications: Set<String> = [
    "bewerbung", "application", "candidature", "candidatura", "bewirbt", "applying", "applicant",
  ]
  private static let links: Set<String> = ["als", "as", "for", "comme", "como", "au", "zur", "zum"]

  /// A title without the place after it: "Paramedic" of "Paramedic, Wellington, New Zealand".
  private static func withoutPlace(_ part: Fragment) -> Fragment {
    guard let (rest, _) = Place.trailing(in: part), RoleScore.title(rest) >= 2 else { return part }
    return rest
  }

  private func readLinks(into basics: inout Basics) {
    var seen: Set<String> = []
    let mailHost = basics.mail.map {
      Address.bare(String($0.text.drop { $0 != "@" }.dropFirst())).lowercased()
    }
    let others = handles + ProfileLabels.tokens(in: zone) + apart(mail: basics.mail?.text)
    for token in tokens + others + profilesApart {
      guard let uri = uri(of: token).map(Tracking.removed) else { continue }
      let bare = Address.bare(uri)
      guard seen.insert(bare.lowercased()).inserted else { continue }
      // "@example.org", cut off from its email address, is not a website.
      if token.uri == nil, bare.lowercased() == mailHost,
        !token.text.lowercased().hasPrefix("http"), !token.text.lowercased().hasPrefix("www.")
      {
        continue
      }
      let value = Value(uri, sources: token.sources, confidence: token.uri == nil ? 0.92 : 0.98)
      if let network = Networks.network(of: bare) {
        basics.profiles.append(.init(network: network, username: Self.username(bare), url: value))
      } else if basics.url == nil {
        basics.url = value
      } else {
        basics.profiles.append(.init(network: Address.host(uri), username: nil, url: value))
      }
    }
  }

  /// The tokens around the email address where it is not in the header or a contact section, as in a
  /// footer: addresses on its line and links on the lines beside it.
  private func apart(mail: String?) -> [ContactToken] {
    guard let mail,
      !zone.contains(where: { $0.whole.scalars.contains("@") && $0.whole.text.holds(mail) })
    else { return [] }
    let lines = reading.lines
    guard
      let index = lines.firstIndex(where: {
        $0.whole.scalars.contains("@") && $0.whole.text.holds(mail)
      })
    else { return [] }
    let around = lines.indices.filter {
      abs($0 - index) == 1 && lines[$0].block == lines[index].block
    }
    return ContactToken.tokens(of: [lines[index]])
      + ContactToken.tokens(of: around.map { lines[$0] }).filter { $0.uri != nil }
  }

  private func uri(of token: ContactToken) -> String? {
    if let link = token.uri {
      if let uri = Address.uri(link) {
        return printed(token).flatMap { Self.disagrees(printed: $0, target: uri) ? $0 : nil } ?? uri
      }
      if link.lowercased().hasPrefix("mailto:") || link.lowercased().hasPrefix("tel:") {
        return nil
      }
    }
    return printed(token)
  }

  /// Whether a printed address names another page than the target of its link, so that the target is
  /// a mistake: what a template came with, or an old address. A target may be more complete.
  private static func disagrees(printed: String, target: String) -> Bool {
    let printed = Address.bare(Tracking.removed(from: printed)).lowercased()
    let target = Address.bare(Tracking.removed(from: target)).lowercased()
    if printed == target { return false }
    let hasPath = printed.contains("/")
    if Address.host(printed) != Address.host(target) {
      // A target on another host may be a shortener or a redirect of a bare host name.
      return hasPath || !target.contains("/") || target.hasSuffix("/...") || target.hasSuffix("/")
        || Networks.network(of: target) != nil
    }
    return hasPath && !target.hasPrefix(printed)
  }

  /// Returns the address that a token prints.
  private func printed(_ token: ContactToken) -> String? {
    guard token.text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    guard !token.text.contains("@") || token.text.lowercased().hasPrefix("http") else { return nil }
    var text = token.text
    // "LinkedIn:linkedin.com/in/x" and "(github.com/x)"
    if let colon = text.firstIndex(of: ":"), !text[colon...].hasPrefix("://") {
      text = String(text[text.index(after: colon)...])
    }
    while let first = text.first, "([{<\"'".contains(first) { text.removeFirst() }
    return Address.uri(text)
  }

  private static func username(_ bare: String) -> String? {
    let path = bare.split(separator: "/").dropFirst()
    guard let last = path.first(where: { !beforeUsers.contains($0) }) else { return nil }
    let name = last.prefix { $0 != "?" && $0 != "#" }
    return name.isEmpty ? nil : String(name.hasPrefix("@") ? name.dropFirst() : name)
  }

  private func readPlace(into basics: inout Basics) {
    for line in zone {
      for cell in line.cells {
        for part in [cell] + cell.split(spaced: "|¦·•–—∙") {
          let piece = Self.withoutLabel(part.pruned)
          guard !piece.scalars.contains("@"), let place = Place.read(piece),
            place.city != nil || place.countryCode != nil
          else { continue }
          if let name = basics.name?.sources.first, name.line == piece.line,
            name.page == piece.page, name.range.overlaps(piece.range)
          {
            continue
          }
          basics.place = place
          return
        }
        // "Example St. 1, 12345 Somewhere"
        if let (rest, place) = Place.trailing(in: Self.withoutLabel(cell)), place.city != nil,
          rest.scalars.count < Self.maximumStreetLength,
          rest.scalars.hasDecimal,
          !rest.scalars.contains("@"), basics.place == nil
        {
          basics.place = place
          basics.address = Value(rest, confidence: 0.7)
        }
      }
    }
  }

  /// "Address: Berlin" → "Berlin".
  private static func withoutLabel(_ fragment: Fragment) -> Fragment {
    guard let colon = fragment.scalars.firstIndex(of: ":") else { return fragment }
    let label = Folding.words(fragment.scalars[..<colon])
    return label.count <= maximumLabelWords ? fragment.suffix(from: colon + 1).pruned : fragment
  }
}
