import Records

/// The entries of a report as a feed (RFC 4287). An entry that occurs twice is written once, because a
/// feed must not have two with the same id and time.
package struct AtomReport: ReportWriter {
  private static let namespace = "http://www.w3.org/2005/Atom"

  /// The id of the feed: a URI that is the same whenever this feed is written.
  private let id: String
  /// The program that writes the feed, which is also its author.
  private let generator: String

  package init(id: String, generator: String) {
    self.id = id
    self.generator = generator
  }

  package func text(_ report: Report) -> String {
    var feed = Markup()
    feed.xmlDeclaration()
    feed.element("feed", ["xmlns": Self.namespace, "xml:lang": "en"]) { feed in
      feed.element("id", text: id)
      feed.element("title", text: report.title)
      feed.element("updated", text: report.moment.rfc3339)
      feed.element("author") { $0.element("name", text: generator) }
      feed.element("generator", text: generator)
      var written: Set<String> = []
      for entry in report.entries where written.insert(entry.id).inserted {
        feed.element("entry") { write(entry, of: report, into: &$0) }
      }
    }
    return feed.text
  }

  private func write(_ entry: Entry, of report: Report, into feed: inout Markup) {
    feed.element("id", text: entry.id)
    feed.element("title", text: entry.title.displayed)
    feed.element("updated", text: (entry.published ?? report.moment).rfc3339)
    if let published = entry.published { feed.element("published", text: published.rfc3339) }
    if let address = entry.title.webAddress {
      feed.empty("link", ["rel": "alternate", "href": address])
    }
    for tag in entry.tags { feed.empty("category", ["term": tag.text]) }
    feed.element("content", ["type": "xhtml"]) { content in
      content.element("div", ["xmlns": "http://www.w3.org/1999/xhtml"]) { page in
        HTMLReport.writePlain(entry, into: &page)
      }
    }
  }
}
