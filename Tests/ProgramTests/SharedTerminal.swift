import Testing

/// Results, messages and the progress line on one terminal.
@Suite(.timeLimit(.minutes(10)))
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
}
