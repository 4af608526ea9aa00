import Testing

/// Tests every program with missing, late and wrong input.
@Suite(.timeLimit(.minutes(30)))
struct EveryProgramsInput {
  @Test(arguments: Program.all)
  func printsUsageIfStdinIsATerminal(_ program: Program) async throws {
    guard try await program.readsRecords() else { return }
    let shell = try Shell()
    defer { shell.remove() }
    _ = try await shell.run(
      Terminal.line("\(program.name) >out 2>err; echo $? >status"),
      variables: Program.connection)
    #expect(shell.folder.text("status") == "64\n")
    #expect(shell.folder.text("out") == "")
    let error = try #require(shell.folder.text("err"))
    #expect(error.contains("Usage: \(program.name)"))
    #expect(error.split(separator: "\n").count <= 12)
  }

  /// The pause can hide a fault but cannot cause a failure.
  @Test(arguments: Program.all)
  func doesNotUseTheProcessorWhileWaiting(_ program: Program) async throws {
    guard try await program.readsRecords() else { return }
    let outcome = try await program.run(
      """
      mkfifo in
      $0 <in >out 2>err & pid=$!
      exec 3>in
      sleep 1
      kill -0 "$pid" && echo waiting
      exec 3>&-
      wait "$pid"
      echo "status $?"
      cat out err
      times | tail -n 1
      """)
    #expect(outcome.error.isEmpty)
    let times = try #require(
      outcome.output.wholeMatch(
        of: #/waiting\nstatus 0\n0m(\d+\.\d+)s 0m(\d+\.\d+)s\n/#))
    let seconds = try #require(Double(times.1)) + (try #require(Double(times.2)))
    #expect(seconds < 0.5, "used the processor while it waited")
  }

  @Test(arguments: Program.all)
  func brokenRecordIsAFailureThatNamesItsLine(_ program: Program) async throws {
    guard try await program.readsRecords() else { return }
    let outcome = try await program.run("$0", input: "\n{\"path\":\n")
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("line 2"))
  }
}
