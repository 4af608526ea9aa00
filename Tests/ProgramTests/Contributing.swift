import Testing

/// Tests that the steps of CONTRIBUTING.md are complete: the made-up program, service and document
/// format of `Tests/Toy` need just the files that the steps name.
@Suite(.timeLimit(.minutes(60)))
struct Contributing {
  private static let toy = Checkout.root.subfolder("Tests/Toy")

  /// The names of the examples in the steps, and what the toy has in their place.
  private static let examples = [
    ("orbit-profile", "toy-notes"), ("Orbit", "Toy"), ("orbit", "toy"), ("Markdown", "Memo"),
  ]

  /// The files and folders that the steps name, as the toy would have them.
  private static func namedPaths() throws -> [String] {
    let text = try #require(Checkout.root.subfolder(".github").text("CONTRIBUTING.md"))
    let sections = text.split(separator: "\n## ").filter { $0.hasPrefix("Add a ") }
    try #require(sections.count == 3)
    return sections.flatMap { section in
      section.matches(of: #/(?:^|\n)\d+\. (?<what>[^:\n]+): /#).flatMap { step in
        step.output.what.matches(of: #/`(?<path>[^`]+)`/#).map { span in
          examples.reduce(String(span.output.path)) { $0.replacing($1.0, with: $1.1) }
        }
      }
    }
  }

  /// The files of the toy, and those to which it adds a line.
  private static func touchedPaths() throws -> (new: [String], changed: Set<String>) {
    let lines = try #require(toy.text("lines.tsv")).split(separator: "\n")
    return (
      toy.subfolder("files").filesBelow,
      Set(lines.compactMap { $0.split(separator: "\t").first.map(String.init) })
    )
  }

  @Test func stepsNameEveryFile() throws {
    let named = try Self.namedPaths()
    let (new, changed) = try Self.touchedPaths()
    for path in new {
      #expect(
        named.contains { $0 == path || $0.hasSuffix("/") && path.hasPrefix($0) },
        "no step names \(path)")
    }
    for path in changed { #expect(named.contains(path), "no step names \(path)") }
  }

  @Test func toyFollowsEveryStep() throws {
    let (new, changed) = try Self.touchedPaths()
    for path in try Self.namedPaths() {
      let isFollowed = changed.contains(path) || new.contains { $0.hasPrefix(path) }
      #expect(isFollowed, "the toy has nothing at \(path)")
    }
  }

  @Test(.enabled(if: ProcessEnvironment.isLong, "takes minutes: make test-long"))
  func stepsAreEnough() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(
      Checkout.root.file(".ci/toy"), variables: ["PATH": ProcessEnvironment.path])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }
}
