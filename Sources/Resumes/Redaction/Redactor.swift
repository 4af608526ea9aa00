package import Documents
package import Records

/// Replaces the name, the contact data and the personal data of the person a resume is about.
///
/// Everything is found in the lines of the document, so that its text, its links and its layout are
/// all without them. Words of the name are replaced wherever they stand.
package struct Redactor: Sendable {
  /// The longest label before personal data, in words: "Date and place of birth".
  private static let maximumLabelWords = 5

  /// Lines longer than this, in scalars, are prose and not personal data without a label.
  private static let maximumDataLine = 90

  /// The shortest word of a name that is replaced on its own, in scalars.
  private static let minimumNameWord = 2

  /// The last year of birth of a person who may work, less than this year.
  private static let maximumBirthYear = 2012

  private let names: Set<String>
  /// Names written without spaces.
  private let wholeNames: [String]
  private let addresses: Set<String>
  /// The lines before the first heading and those of contact sections: page → lines.
  private let zone: [Int: Set<Int>]
  private let places: [Value.Source]

  package private(set) var redactions: [Redaction] = []

  init(_ basics: Basics, _ sections: [Section]) {
    var names: Set<String> = []
    var wholes: [String] = []
    if let name = basics.name {
      for word in name.text.split(whereSeparator: { $0 == " " || $0 == "·" || $0 == "\u{3000}" }) {
        let folded = Folding.words(word.unicodeScalars).joined()
        if folded.unicodeScalars.count >= Self.minimumNameWord || EastAsianText.isEastAsian(word) {
          names.insert(folded)
        }
      }
      if EastAsianText.isEastAsian(name.text) {
        wholes = [name.text, name.text.filter { !$0.isWhitespace }]
      }
    }
    self.names = names.filter { !NameFinder.particles.contains($0) }
    wholeNames = wholes
    let links = [basics.url?.text] + basics.profiles.map(\.url.text)
    addresses = Set(links.compactMap { $0.map { Address.bare($0).lowercased() } })
    var zone: [Int: Set<Int>] = [:]
    for section in sections where section.isHeader || section.kind == .contact {
      for line in section.lines { zone[line.whole.page, default: []].insert(line.whole.line) }
    }
    self.zone = zone
    places = (basics.place.map { [$0.fragment.source] } ?? []) + (basics.address?.sources ?? [])
  }

  /// Returns a document without personal data.
  package mutating func redacted(_ document: Document) -> Document {
    var copy = document
    for page in copy.pages.indices {
      for line in copy.pages[page].lines.indices {
        redact(&copy.pages[page].lines[line], page, line, number: copy.pages[page].number)
      }
      for link in copy.pages[page].links.indices { redact(&copy.pages[page].links[link]) }
    }
    copy.metadata.author = nil
    copy.metadata.title = nil
    return copy
  }

  private struct Mark {
    var range: Range<Int>
    var kind: Redaction.Kind
  }

  private mutating func redact(_ line: inout Line, _ page: Int, _ index: Int, number: Int) {
    let scalars = Array(line.text.unicodeScalars)
    let whole = Fragment(page: page, line: index, scalars: scalars[...])
    let marks = Self.disjoint(self.marks(in: whole))
    guard !marks.isEmpty else { return }
    for mark in marks.reversed() { Self.replace(mark, in: &line) }
    redactions += marks.map { Redaction(kind: $0.kind, page: number, line: index + 1) }
  }

  private func marks(in whole: Fragment) -> [Mark] {
    var marks = nameMarks(in: whole)
    for part in whole.split(
      keepingParentheses: false, { $0.isWhitespace || $0.isSign(among: "|<>;,•·") })
    {
      if let kind = kind(ofAddress: part.text) { marks.append(Mark(range: part.range, kind: kind)) }
    }
    marks += PhoneFinder.numbers(in: whole).map { Mark(range: $0.range, kind: .phone) }
    let isInZone = zone[whole.page]?.contains(whole.line) ?? false
    marks += labelMarks(in: whole, isInZone: isInZone)
    for source in places where source.page == whole.page && source.line == whole.line {
      marks.append(Mark(range: source.range.clamped(to: whole.range), kind: .address))
    }
    if isInZone, whole.scalars.count <= Self.maximumDataLine {
      for period in DateScanner.periods(in: whole)
      where !period.isRange && (period.start?.year ?? .max) < Self.maximumBirthYear {
        marks.append(Mark(range: period.range, kind: .birth))
      }
    }
    return marks
  }

  private func nameMarks(in whole: Fragment) -> [Mark] {
    var marks: [Mark] = []
    for word in whole.split(keepingParentheses: false, { !$0.isAlphabetic && !$0.isNonspacingMark })
    where word.scalars.first?.isLowercase != true && names.contains(Folding.fold(word.scalars)) {
      marks.append(Mark(range: word.range, kind: .name))
    }
    for name in wholeNames {
      let scalars = Array(name.unicodeScalars)
      guard !scalars.isEmpty else { continue }
      for start in whole.scalars.indices where whole.scalars[start...].starts(with: scalars) {
        marks.append(Mark(range: start..<start + scalars.count, kind: .name))
      }
    }
    return marks
  }

  private func kind(ofAddress text: String) -> Redaction.Kind? {
    if Address.mail(in: text) != nil { return .email }
    guard let uri = Address.uri(text) else { return nil }
    let bare = Address.bare(Tracking.removed(from: uri)).lowercased()
    return addresses.contains(bare) || Networks.network(of: bare) != nil
      || addresses.contains { $0.hasPrefix(bare) || bare.hasPrefix($0) } || containsName(bare)
      ? .url : nil
  }

  private func containsName(_ text: String) -> Bool {
    let letters = Folding.fold(text)
    return names.contains { $0.count > 3 && letters.contains($0) }
  }

  /// What follows a label such as "Date of birth:".
  private func labelMarks(in whole: Fragment, isInZone: Bool) -> [Mark] {
    var marks: [Mark] = []
    for cell in whole.split(keepingParentheses: false, { $0 == "\t" || $0 == "|" || $0 == "•" }) {
      if let colon = cell.scalars.firstIndex(where: { $0 == ":" || $0 == "：" }) {
        let words = Folding.words(cell.scalars[..<colon])
        let rest = cell.suffix(from: colon + 1).trimmed
        if words.count <= Self.maximumLabelWords, !rest.isEmpty,
          let kind = PersonalLabels.kind(words)
        {
          marks.append(Mark(range: rest.range, kind: kind))
        }
      } else if isInZone, let first = Folding.words(cell.scalars).first,
        let kind = PersonalLabels.kind([first]), kind != .address,
        cell.scalars.count <= Self.maximumDataLine
      {
        marks.append(Mark(range: cell.range, kind: kind))
      }
    }
    return marks
  }

  /// The marks in order, without those that overlap an earlier one; adjacent ones of a kind are one.
  private static func disjoint(_ marks: [Mark]) -> [Mark] {
    var result: [Mark] = []
    for mark in marks.sorted(by: {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    })
    where !mark.range.isEmpty {
      guard let last = result.last else {
        result.append(mark)
        continue
      }
      if mark.range.lowerBound < last.range.upperBound {
        if mark.range.upperBound > last.range.upperBound {
          result[result.count - 1].range = last.range.lowerBound..<mark.range.upperBound
        }
      } else if mark.kind == last.kind, mark.range.lowerBound == last.range.upperBound + 1 {
        result[result.count - 1].range = last.range.lowerBound..<mark.range.upperBound
      } else {
        result.append(mark)
      }
    }
    return result
  }

  /// Replaces a range of the line's text, which may begin and end inside words.
  private static func replace(_ mark: Mark, in line: inout Line) {
    var words: [Word] = []
    var offset = 0
    var isWritten = false
    for word in line.words {
      let scalars = Array(word.text.unicodeScalars)
      let range = offset..<offset + scalars.count
      offset = range.upperBound + 1
      guard range.overlaps(mark.range) else {
        words.append(word)
        continue
      }
      let head = scalars.prefix(max(0, mark.range.lowerBound - range.lowerBound))
      let tail = scalars.dropFirst(min(scalars.count, mark.range.upperBound - range.lowerBound))
      var text = ScalarText(head).string
      if !isWritten { text += Redaction.placeholder(mark.kind) }
      text += ScalarText(tail).string
      isWritten = true
      guard !text.isEmpty else { continue }
      var copy = word
      copy.text = text
      copy.uri = nil
      words.append(copy)
    }
    line.words = words
  }

  private func redact(_ link: inout Link) {
    let folded = link.uri.lowercased()
    let kind: Redaction.Kind? =
      folded.hasPrefix("tel:") ? .phone : kind(ofAddress: link.uri)
    if let kind {
      link.uri = Redaction.placeholder(kind)
      link.text = link.uri
    } else {
      link.text = redacted(link.text)
    }
  }

  /// Returns a text without personal data.
  package func redacted(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    // No page has this number, so that nothing is in the contact lines.
    let whole = Fragment(page: -1, line: 0, scalars: scalars[...])
    var result = scalars
    for mark in Self.disjoint(marks(in: whole)).reversed() {
      result.replaceSubrange(mark.range, with: Redaction.placeholder(mark.kind).unicodeScalars)
    }
    return ScalarText(result).string
  }

  /// Returns a resume without personal data. The placeholders of addresses are valid addresses, so
  /// that it still validates.
  package func redacted(_ resume: JSON) -> JSON {
    guard case .object(var object) = texts(resume) else { return resume }
    guard case .object(var basics)? = object["basics"] else { return .object(object) }
    for (member, value) in [
      ("name", "[name]"), ("email", "redacted@example.invalid"), ("phone", "[phone]"),
      ("url", "https://example.invalid/"),
    ] where basics[member] != nil {
      basics[member] = .string(value)
    }
    if let profiles = basics["profiles"]?.arrayValue {
      basics["profiles"] = .array(
        profiles.map { profile in
          var copy = JSONObject()
          copy["network"] = profile["network"]
          copy["url"] = "https://example.invalid/"
          return .object(copy)
        })
    }
    if let country = basics["location"]?["countryCode"] {
      basics["location"] = ["countryCode": country]
    } else {
      basics["location"] = nil
    }
    object["basics"] = .object(basics)
    return .object(object)
  }

  /// Returns an explanation without personal data: what `basics` has is not shown at all.
  package func redactedExplanation(_ json: JSON) -> JSON {
    guard case .object(var object) = redactedTexts(json) else { return json }
    if let field = json["field"]?.stringValue, field.hasPrefix("/basics/"),
      field != "/basics/summary", field != "/basics/label"
    {
      object["value"] = "[personal]"
      object["text"] = nil
    }
    return .object(object)
  }

  /// Returns a value with all its texts redacted, except the names of members and `meta`.
  package func redactedTexts(_ json: JSON) -> JSON { texts(json) }

  private func texts(_ json: JSON) -> JSON {
    switch json {
    case .string(let text): return .string(redacted(text))
    case .array(let values): return .array(values.map(texts))
    case .object(let object):
      var copy = JSONObject()
      for member in object.members {
        copy[member.name] = member.name == "meta" ? member.value : texts(member.value)
      }
      return .object(copy)
    default: return json
    }
  }
}
