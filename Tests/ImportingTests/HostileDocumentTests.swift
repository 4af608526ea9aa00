import Testing

@testable import Importing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Large documents that nest or repeat what opens something.
@Suite(.timeLimit(.minutes(30))) struct HostileDocumentTests {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case items, properties, values, elements, feedElements, scripts, references, lists, graphs,
      quotationMarks

    var testDescription: String { rawValue }

    /// - Parameter count: how often the document repeats it.
    func document(_ count: Int) -> String {
      func repeating(_ text: String) -> String { String(repeating: text, count: count) }
      return switch self {
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
  }

  /// Four times the document takes about four times as long; in proportion to the square of its size it
  /// would take sixteen times as long.
  @Test(arguments: Kind.allCases) func isReadOrRefusedInLinearTime(kind: Kind) {
    let small = read(kind.document(25_000))
    let large = read(kind.document(100_000))
    #expect(small.jobs < 2 && large.jobs < 2)
    #expect(large.seconds < 8 * small.seconds + 0.5)
  }

  /// - Returns: the number of jobs, and the processor time of this thread, which other tests do not change.
  private func read(_ document: String) -> (jobs: Int, seconds: Double) {
    let bytes = Array(document.utf8)
    let start = Self.processorTime()
    let jobs = (try? PostingSource(bytes).jobs()) ?? []
    return (jobs.count, Self.processorTime() - start)
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
