import Documents
import FoundationEssentials
import Records
import Resumes

/// A labeled resume: the lines that may be headings, and which of them are.
struct LabeledDocument {
  /// The properties of documents that are left out one by one.
  enum Group: String, CaseIterable { case layout, tool, language }

  var groups: [Group: String]
  var examples: [HeadingExamples.Example]
  /// Whether each example is a heading.
  var truths: [Bool]
  /// The number of headings, found among the examples or not.
  var headings: Int

  /// Each example as it is, and as if its language were unknown.
  var trainingExamples: [(features: [HeadingFeature], isHeading: Bool)] {
    zip(examples, truths).flatMap {
      [(features: $0.features, isHeading: $1), (features: $0.featuresWithoutTitles, isHeading: $1)]
    }
  }

  /// Reads the labeled documents of a folder and of the folders in it.
  static func read(_ folder: String) throws -> [LabeledDocument] {
    let files = FileManager.default
    let parts = try files.contentsOfDirectory(atPath: folder).sorted()
    var found: [LabeledDocument] = []
    if parts.contains("documents"), parts.contains("truth") {
      for name in try files.contentsOfDirectory(atPath: folder + "/documents").sorted() {
        let truth = folder + "/truth/" + name.prefix { $0 != "/" }.droppingExtension + ".json"
        guard let bytes = files.contents(atPath: folder + "/documents/" + name),
          let labels = files.contents(atPath: truth),
          let document = try? LabeledDocument(Array(bytes), name: name, labels: Array(labels))
        else { continue }
        found.append(document)
      }
    }
    for part in parts where part != "documents" && part != "truth" {
      if (try? files.contentsOfDirectory(atPath: "\(folder)/\(part)")) != nil {
        found += try read("\(folder)/\(part)")
      }
    }
    return found
  }

  /// Fails if the headings of the document are not known.
  private init?(_ bytes: [UInt8], name: String, labels: [UInt8]) throws {
    let truth = try JSON(parsing: labels)
    guard let titles = truth["gold"]?["headings"]?.arrayValue?.compactMap(\.stringValue),
      !titles.isEmpty
    else { return nil }
    groups = [:]
    for group in Group.allCases {
      if let value = truth[group.rawValue]?.stringValue { groups[group] = value }
    }
    examples = HeadingExamples(try DocumentReading.read(bytes, name: name)).examples
    var left = titles.map(Self.plain)
    truths = examples.map { example in
      guard let index = left.firstIndex(of: Self.plain(example.text)) else { return false }
      left.remove(at: index)
      return true
    }
    headings = titles.count
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension StringProtocol {
  fileprivate var droppingExtension: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? String(self)
  }
}
