import Testing

@testable import Importing

/// Large documents that nest or repeat what opens something. Reading takes time in proportion to their
/// size; in proportion to its square, it would exceed the time limit.
@Suite(.timeLimit(.minutes(30))) struct HostileDocumentTests {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case items, properties, values, elements, feedElements, scripts, references, lists, graphs,
      quotationMarks

    var testDescription: String { rawValue }

    /// How often a document repeats it.
    private static let count = 200_000

    var document: String {
      switch self {
      case .items: repeating("<div itemprop=a itemscope>x")
      case .properties: repeating("<b itemprop=a>x</i>")
      case .values:
        "<div itemscope itemtype=https://schema.org/JobPosting>"
          + repeating("<meta itemprop=skills content=x>")
      case .elements: repeating("<p>") + repeating("</q>")
      case .feedElements: "<rss><item><title>" + repeating("<a>") + repeating("</b>")
      case .scripts: "<script>" + repeating("</")
      case .references: "<p>" + repeating("&")
      case .lists: repeating("[")
      case .graphs: "{\"a\":" + repeating("{\"@graph\":[")
      case .quotationMarks: "title,b\n" + repeating("\"") + "\""
      }
    }

    private func repeating(_ text: String) -> String {
      String(repeating: text, count: Self.count)
    }
  }

  @Test(arguments: Kind.allCases) func isReadOrRefused(kind: Kind) {
    let jobs = (try? PostingSource(Array(kind.document.utf8)).jobs()) ?? []
    #expect(jobs.count < 2)
  }
}
