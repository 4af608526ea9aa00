import Records
import Schemas
import Testing

/// The schemas that are installed describe what the programs write.
@Suite(.timeLimit(.minutes(30)))
struct RecordSchemas {
  private static let folder = Checkout.root.subfolder("man/schemas/v1")

  /// Writes the lines of each program to the file that is named after its schema. What a line keeps of
  /// its input is described by the schemas after the name.
  private static let commands: [(schema: String, inputs: [String], command: String)] = [
    (
      "parsed-resume", [],
      #"ls "$SAMPLES"/*.pdf "$SAMPLES"/*.docx | jm-parse-resume"#
    ),
    ("upload", [], #"cp "$SAMPLES/software-engineer.pdf" cv.pdf; jm-upload --label one cv.pdf"#),
    ("search", ["upload"], "jm-poll --interval 50ms <upload"),
    ("job", [], "jm-jobs <search"),
    ("explanation", ["job"], "jm-explain --limit 3 <job"),
    ("match", ["job"], "jm-match --postings job --explain <parsed-resume"),
    ("past-search", [], "jm-dashboard --sessions"),
    (
      "failed-record", ["parsed-resume", "search"],
      "echo missing.pdf | jm-parse-resume --failed failed || true; cat failed; rm failed"
        + "; echo nothing | jm-poll --failed failed || true; cat failed"
    ),
    (
      "dry-run", [],
      "jm-upload --dry-run cv.pdf; jm-jobs star --dry-run <job"
        + "; birjob-device delete --dry-run; jobflow-jobs create --dry-run Library"
    ),
    (
      "check", [],
      "jm-smoke --only jobs --budget poll=0.1ms --format json || true; jm-smoke --format json"
    ),
  ]

  private static func schema(_ name: String) throws -> JSON {
    try JSON(parsing: try #require(folder.text("\(name).json"), "\(name).json"))
  }

  @Test func describeTheOutputOfThePrograms() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let script = Self.commands.map { "{ \($0.command); } >\($0.schema)" }
    let outcome = try await shell.run(
      "set -e\n" + script.joined(separator: "\n"), wrapper: ["jm-serve", "exec", "--"])
    #expect(outcome.status == 0, "\(outcome.error)")
    for (name, inputs, _) in Self.commands {
      let document = try Self.schema(name)
      var set = SchemaSet(document: document)
      try set.add(.root)
      let known = try [document] + inputs.map(Self.schema)
      let names = Set(known.flatMap { $0["properties"]?.objectValue?.members.map(\.name) ?? [] })
      let lines = (shell.folder.text(name) ?? "").split(separator: "\n")
      #expect(!lines.isEmpty, "\(name)")
      for line in lines {
        let record = try JSON(parsing: String(line))
        #expect(set.violations(of: record, against: .root).isEmpty, "\(name): \(line.prefix(400))")
        let found = Set(record.objectValue?.members.map(\.name) ?? [])
        #expect(found.subtracting(names).isEmpty, "\(name) does not describe these")
      }
    }
  }

  /// Each schema is checked above, has a version in its address, and is named in jm-records(5).
  @Test func areDescribed() throws {
    let names = Self.folder.names.map { String($0.dropLast(".json".count)) }
    #expect(Set(names) == Set(Self.commands.map(\.schema)))
    let page = try #require(Checkout.root.subfolder("man").text("jm-records.5"))
    for name in names {
      let id = try Self.schema(name)["$id"]?.stringValue
      #expect(id == "https://www.jobmatchnow.ai/schemas/v1/\(name).json")
      #expect(page.contains(".It Pa \(name).json"), "\(name)")
    }
  }
}
