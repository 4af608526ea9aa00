package import Records

/// Things of one kind below each other, each with what is known about it, such as the matches of a
/// search.
package struct EntryList: Sendable {
  /// A property that readers can filter by. Each entry has at most one value for it.
  package struct Facet: Sendable, Hashable {
    package var name: String
    package var title: String

    package init(_ name: String, _ title: String) {
      self.name = name
      self.title = title
    }
  }

  /// A fact or measure by which readers sort.
  package struct Order: Sendable, Hashable {
    package var name: String
    package var title: String
    /// Whether the values are numbers or times, the largest first, instead of text.
    package var isNumeric: Bool

    package init(_ name: String, _ title: String, isNumeric: Bool = false) {
      self.name = name
      self.title = title
      self.isNumeric = isNumeric
    }
  }

  package var title: String
  package var facets: [Facet]
  package var orders: [Order]
  package var entries: [Entry]

  package init(title: String, facets: [Facet], orders: [Order], entries: [Entry]) {
    self.title = title
    self.facets = facets
    self.orders = orders
    self.entries = entries
  }

  /// The values that entries have of a facet, in the order of their first occurrence.
  func values(of facet: Facet) -> [String] {
    var values: [String] = []
    for entry in entries {
      for tag in entry.tags where tag.facet == facet.name && !values.contains(tag.text) {
        values.append(tag.text)
      }
    }
    return values
  }
}

/// A thing in a list: a job with the reasons why it matches.
package struct Entry: Sendable {
  /// A value of a facet.
  package struct Tag: Sendable, Hashable {
    package var facet: String
    package var text: String

    package init(_ facet: String, _ text: String) {
      self.facet = facet
      self.text = text
    }
  }

  /// A URI that is the same for this thing in all reports.
  package var id: String
  package var title: ReportValue
  /// The figure that ranks it.
  package var measure: Figure?
  package var tags: [Tag] = []
  package var facts: [Figure] = []
  package var summary: String?
  package var points: [String] = []
  /// What was compared to judge it, side by side.
  package var comparison: ReportTable?
  package var published: Timestamp?

  package init(id: String, title: ReportValue) {
    self.id = id
    self.title = title
  }

  /// What the entry sorts by under this name.
  func value(of name: String) -> ReportValue? {
    if name == "title" { return title }
    return ([measure].compactMap(\.self) + facts).first { $0.name == name }?.value
  }

  /// The entry in one line.
  var line: String {
    let measure = measure.map { $0.value.displayed }
    return ([measure, title.displayed].compactMap(\.self) + facts.map(\.phrase))
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension Figure {
  /// The value, after its label if the value alone would not say what it is.
  var phrase: String { value.isText ? value.displayed : "\(label) \(value.displayed)" }
}
