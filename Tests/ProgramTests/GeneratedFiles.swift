import Testing

/// Tests the man pages and completions that are installed with the programs.
@Suite(.timeLimit(.minutes(30)))
struct GeneratedFiles {
  @Test(
    arguments: [("bash", "", ".bash"), ("zsh", "_", ""), ("fish", "", ".fish")], Program.all)
  func completionsParse(
    _ shell: (name: String, prefix: String, suffix: String), of program: Program
  ) async throws {
    let file = Checkout.root.file("completions/\(shell.prefix)\(program.name)\(shell.suffix)")
    let outcome = try await program.run(
      """
      test -s \(file) || exit
      if command -v \(shell.name) >/dev/null; then \(shell.name) -n \(file); fi
      """)
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
  }

  @Test(arguments: Program.all)
  func manPageLints(_ program: Program) async throws {
    let page = Checkout.root.file("man/\(program.name).1")
    let outcome = try await program.run(
      "if command -v mandoc >/dev/null; then mandoc -T lint -W warning \(page); fi")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
  }
}
