import FoundationEssentials
import Records
import Testing

@testable import Requirements

/// Pairs of a resume and a posting with the statuses that each requirement may have. Their writers did not know the rules.
@Suite(.timeLimit(.minutes(30))) struct PairTests {
  /// What was counted over the pairs of one file.
  private struct Counts {
    var mustBeMet = 0
    var isMet = 0
    /// Requirements called met that may not be.
    var falselyMet: [String] = []
    /// Words that a posting names without asking for them, but that are requirements.
    var invented: [String] = []
  }

  @Test(arguments: [("english", 0.90), ("european", 0.800)])
  func requirements(file: String, minimumShare: Double) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let lines = try Data(contentsOf: folder.appending(path: "Pairs/\(file).jsonl"))
      .split(separator: UInt8(ascii: "\n"))
    var counts = Counts()
    for line in lines { read(try JSON(parsing: Array(line)), &counts) }
    #expect(counts.falselyMet.isEmpty, "\(counts.falselyMet)")
    #expect(counts.invented.isEmpty, "\(counts.invented)")
    let share = Double(counts.isMet) / Double(counts.mustBeMet)
    print("pairs \(file): \(lines.count), met \(counts.isMet) of \(counts.mustBeMet)")
    #expect(share >= minimumShare)
  }

  private func read(_ pair: JSON, _ counts: inout Counts) {
    func text(_ key: String) -> String { pair["posting"]?[key]?.stringValue ?? "" }
    let posting = PostingText(
      title: text("title"), companyName: text("company_name"), location: text("location"),
      description: text("description"),
      skills: strings(pair["posting"]?["skills"]).enumerated().map { ($1, "skills[\($0)]") })
    let resume = ResumeText(pair["resume"]?.stringValue ?? "", now: (2026, 11))
    let judged = Explainer(resume).explain(
      posting, RequirementFinder.requirements(of: posting)
    ).requirements
    let id = pair["id"]?.stringValue ?? ""
    let wanted = pair["expect"]?["requirements"]?.arrayValue ?? []
    let names = wanted.flatMap { strings($0["aliases"]) } + strings(pair["expect"]?["had"])
    for want in wanted {
      let aliases = strings(want["aliases"])
      let allowed = strings(want["status"])
      let found = judged.filter { one in
        aliases.contains { Self.names($0, in: one.requirement.text, butNot: names) }
      }.map(\.status.rawValue)
      if found.contains("met"), !allowed.contains("met") {
        counts.falselyMet.append("\(id): \(aliases.first ?? "")")
      }
      guard allowed == ["met"] else { continue }
      counts.mustBeMet += 1
      let isMet =
        want["any"] == .bool(true)
        ? found.contains("met") : !found.isEmpty && found.allSatisfy { $0 == "met" }
      if isMet { counts.isMet += 1 }
    }
    for word in strings(pair["expect"]?["not_asked"])
    where judged.contains(where: { Self.names(word, in: $0.requirement.text, butNot: names) }) {
      counts.invented.append("\(id): \(word)")
    }
  }

  private func strings(_ value: JSON?) -> [String] {
    value?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  /// Whether a text has a name as whole words, outside longer names that contain it.
  private static func names(_ name: String, in text: String, butNot others: [String]) -> Bool {
    var words = WordReader.words(text).map(\.text)
    let wanted = WordReader.words(name).map(\.text)
    for other in others {
      let long = WordReader.words(other).map(\.text)
      guard long.count > wanted.count, range(of: wanted, in: long) != nil else { continue }
      while let range = range(of: long, in: words) { words.replaceSubrange(range, with: ["|"]) }
    }
    return range(of: wanted, in: words) != nil
  }

  private static func range(of part: [String], in words: [String]) -> Range<Int>? {
    guard !part.isEmpty, part.count <= words.count else { return nil }
    return (0...words.count - part.count).lazy.map { $0..<$0 + part.count }.first {
      Array(words[$0]) == part
    }
  }
}
