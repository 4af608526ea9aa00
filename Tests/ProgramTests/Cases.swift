import Testing

@Suite(.timeLimit(.minutes(30)))
struct Cases {
  @Test(arguments: Case.all)
  func printsWhatItsFolderSays(_ test: Case) async throws {
    let outcome = try await test.run()
    if ProcessEnvironment.isRecording {
      try test.record(outcome)
      return
    }
    let expected = test.expected
    #expect(outcome.output == expected.output, "\(test.name): stdout")
    #expect(outcome.error == expected.error, "\(test.name): stderr")
    #expect(outcome.status == expected.status, "\(test.name): status")
  }
}
