import Testing

@Suite(.timeLimit(.minutes(30)))
struct ShellTests {
  @Test func hasItsOwnFolderAndPutsTheProgramsFirst() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(
      #"cat; pwd; echo "$HOME"; command -v package-check; echo bad >&2; env | grep -c ^JM_; exit 7"#,
      input: Array("first\n".utf8))
    let folder = shell.folder.path
    #expect(
      outcome.output
        == "first\n\(folder)\n\(folder)\n\(Checkout.products.file("package-check"))\n0\n")
    #expect(outcome.error == "bad\n")
    #expect(outcome.status == 7)
  }

  @Test func reportsSignalsAndFailedPartsOfAPipeline() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    #expect(try await shell.run("kill -TERM $$").status == 143)
    #expect(try await shell.run("(exit 3) | cat").status == 3)
  }

  @Test func wrapperReceivesTheLine() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run("echo $MARK", wrapper: ["env", "MARK=seen"])
    #expect(outcome.output == "seen\n")
  }
}
