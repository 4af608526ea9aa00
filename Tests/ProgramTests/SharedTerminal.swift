import Testing

/// Results, messages and the progress line on one terminal.
@Suite(.timeLimit(.minutes(30)))
struct SharedTerminal {
  /// Runs a program on a terminal and returns what the terminal gets.
  private func shown(_ line: String, before: String = "") async throws -> String {
    let shell = try Shell()
    defer { shell.remove() }
    _ = try await shell.run("\(before)\n\(Terminal.line(line)) > shown")
    return try #require(shell.folder.text("shown"))
  }

  /// The second document comes when the progress line is there, so it always is.
  @Test func progressLineIsErasedBeforeAResult() async throws {
    let shown = try await shown(
      "jm-parse-resume --jobs 1 cv.txt late",
      before: """
        printf 'Jane Doe\\n' > cv.txt; mkfifo late
        { until grep -q '1 of 2 done' shown; do sleep 0.05; done; cat cv.txt > late; } &
        """)
    #expect(shown.contains("\r\u{1B}[K1 of 2 done, "))
    #expect(shown.contains("1 in flight, 0 failed"))
    #expect(shown.contains(" left\r\u{1B}[K"))
    #expect(shown.contains("\u{1B}[Klate: 1 page") || shown.contains("\u{1B}[K\r\nlate: 1 page"))
  }

  @Test(arguments: ["--json", "--table", "--format text", "--format json-resume"])
  func nothingInADocumentControlsTheTerminal(_ format: String) async throws {
    let shown = try await shown(
      "jm-parse-resume \(format) cv.txt 2>/dev/null",
      before: #"printf 'Jane Doe\n\nMuch \330\234experience\n' > cv.txt"#)
    #expect(shown.contains("Jane"))
    for scalar in shown.unicodeScalars where scalar != "\r" && scalar != "\n" {
      #expect(!(0..<0x20).contains(scalar.value) && !(0x7F..<0xA0).contains(scalar.value))
      #expect(!["\u{202E}", "\u{2028}", "\u{61C}"].contains(scalar))
    }
  }

  @Test func aPipeGetsTheDocumentAsItIs() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(
      #"printf 'Jane \330\234Doe\n' > cv.txt; jm-parse-resume --format text cv.txt"#)
    #expect(outcome.output == "Jane \u{61C}Doe\n")
  }

  /// The pager of these tests puts a mark before each line.
  private static let pager = "export JM_PAGER='sed s/^/PAGED:/'"

  @Test(arguments: [
    ("jm", true), ("jm --no-pager", false), ("jm --json", false), ("jm | cat", false),
    ("jm </dev/null", false), ("jm-jobs list --help", false), ("jm-jobs list --help-all", true),
  ])
  func longPagesGoThroughThePager(_ line: String, _ isPaged: Bool) async throws {
    let shown = try await shown("\(Self.pager); \(line)")
    #expect(shown.contains("jm-jobs"))
    #expect(shown.contains("PAGED:") == isPaged)
  }

  @Test(arguments: ["cat; exit 3", "no-such-pager", "sh -c 'exit 4'"])
  func theExitStatusIsThatOfTheProgram(_ pager: String) async throws {
    let shown = try await shown(
      "JM_PAGER=\"\(pager)\" jm-auth config >/dev/null; jm; echo \"status $?\"")
    #expect(shown.contains("status 0"))
  }

  /// Messages wait until the pager has ended.
  @Test func messagesComeAfterThePage() async throws {
    let shown = try await shown(
      #"export JM_PAGER='cat; sleep 0.2; echo END OF PAGE'; jm-parse-resume cv.txt no.txt"#,
      before: "printf 'Jane Doe\\n' > cv.txt")
    let end = try #require(shown.firstRange(of: "END OF PAGE"))
    #expect(shown[end.upperBound...].contains("no.txt"))
    #expect(shown[..<end.lowerBound].contains("cv.txt"))
  }

  @Test(arguments: [("FORCE_HYPERLINK=1", true), ("FORCE_HYPERLINK=0", false)])
  func titlesAreLinks(_ variable: String, _ isLinked: Bool) async throws {
    let shown = try await shown(
      "export \(variable); jm-jobs --filter --table <jobs",
      before: #"""
        printf '{"job_id":"1","title":"Nurse","job_url":"https://example.org/1"}\n' >jobs
        printf '{"job_id":"2","title":"Cook","job_url":"https://e.org/\\u001b]8;;\\u0007"}\n' >>jobs
        """#)
    #expect(shown.contains("Nurse") && shown.contains("Cook"))
    #expect(shown.contains("\u{1B}]8;;https://example.org/1\u{1B}\\Nurse") == isLinked)
    #expect(shown.ranges(of: "\u{1B}]8;;").count == (isLinked ? 2 : 0))
    #expect(!shown.contains("\u{7}"))
  }
}
