import LoopbackServer
import Records
import Testing

/// What the shells complete for the programs.
@Suite(.timeLimit(.minutes(30)))
struct EveryProgramsCompletions {
  @Test(arguments: CompletingShell.installed, Program.all)
  func offerOptionsAndSubcommands(_ shell: CompletingShell, of program: Program) async throws {
    let description = try await program.description()
    let offers = try await Self.offers(
      [
        "\(program.name) --hel", "\(program.name) --no-such-option", "\(program.name) ",
      ], shell)
    #expect(offers[0] == ["--help"])
    #expect(offers[1] == [])
    let names = description.subcommands.compactMap { $0["commandName"]?.stringValue }
    #expect(Set(names).isSubset(of: offers[2]))
  }

  @Test(arguments: CompletingShell.installed)
  func offerFilesAndFolders(_ shell: CompletingShell) async throws {
    let files = ["$(touch pwned).pdf", "`touch pwned`.pdf", "a;touch pwned.pdf", "my cv.pdf"]
    let offers = try await Self.offers(
      [
        "jm-upload inbox/", "jm-upload --failed inbox/", "jm-parse-resume --render-boxes=inbox/my",
        "jm-jobs --journal inbox/m", "jm-serve import --db inbox/m", "jm-smoke inbox/m",
        "jm-serve run --mail-folder in", "jm-upload --label in", "jm-poll in",
      ], shell
    ) { folder in
      for file in files { try folder.subfolder("inbox").write("x", to: file) }
      try folder.write("x", to: "inn.txt")
    }
    #expect(offers[0] == files.map { "inbox/" + $0 }.sorted())
    #expect(offers[1] == offers[0])
    #expect(offers[2] == ["--render-boxes=inbox/my cv.pdf"])
    for offer in offers[3...5] { #expect(offer == ["inbox/my cv.pdf"]) }
    #expect(offers[6] == ["inbox"])
    #expect(offers[7] == [])
    #expect(offers[8] == [])
  }

  @Test(arguments: CompletingShell.installed)
  func offerValuesAndOptionsOfTheSubcommand(_ shell: CompletingShell) async throws {
    let offers = try await Self.offers(
      [
        "jm-jobs --so", "jm-jobs --sort ", "jm-jobs --sort=po", "jm-jobs list --so", "jm-jobs sta",
        "jm-jobs star --so", "jm-jobs star --las", "jm-explain --las", "jm-auth logout --scope ",
        "jm-jobs -- --so", "jm-serve exec -- jm-par", "jm-serve exec --d", "jm-upload --colo",
      ], shell)
    #expect(offers[0] == ["--sort"] || offers[0] == ["--sort="])
    #expect(offers[1] == ["company", "posted", "title"])
    #expect(offers[2] == ["--sort=posted"])
    #expect(offers[3] == offers[0])
    #expect(offers[4] == ["star", "starred"])
    #expect(offers[5] == [])
    #expect(offers[6] == ["--last"])
    #expect(offers[7] == ["--last"])
    #expect(offers[8] == ["global", "local", "others"])
    #expect(offers[9] == [])
    #expect(offers[10].contains("jm-parse-resume"))
    #expect(offers[11].map { $0.replacing("=", with: "") }.contains("--db"))
    #expect(offers[12].map { $0.replacing("=", with: "") } == ["--color"])
  }

  /// The value of `--sample` may be missing, so another option may follow it.
  @Test(arguments: CompletingShell.installed)
  func offerAValueThatMayBeMissing(_ shell: CompletingShell) async throws {
    let offers = try await Self.offers(
      ["jm-upload --sample=tea", "jm-upload --sample --anonym", "jm-upload --sample tea"], shell)
    #expect(offers[0] == ["--sample=teacher"])
    #expect(offers[1] == ["--anonymous"])
    // After a space, fish offers what may follow an option without a value.
    #expect(offers[2] == (shell == .fish ? [] : ["teacher"]))
  }

  /// `jm` completes the names of programs, and then what each program completes by itself.
  @Test(arguments: CompletingShell.installed)
  func offerProgramsAndTheirOptions(_ shell: CompletingShell) async throws {
    let offers = try await Self.offers(
      ["jm uplo", "jm jobs --so", "jm jobs sta", "jm jm-up", "jm upload inbox/", "jm --quie"],
      shell, programs: ["jm", "jm-jobs", "jm-upload"]
    ) { folder in
      try folder.subfolder("inbox").write("x", to: "my cv.pdf")
    }
    #expect(offers[0] == ["upload"])
    #expect(offers[1] == ["--sort"] || offers[1] == ["--sort="])
    #expect(offers[2] == ["star", "starred"])
    #expect(offers[3] == [])
    #expect(offers[4] == ["inbox/my cv.pdf"])
    #expect(offers[5] == ["--quiet"])
  }

  @Test(arguments: CompletingShell.installed)
  func lookUpProfilesAndSteps(_ shell: CompletingShell) async throws {
    let offers = try await Self.offers(
      [
        "jm-jobs --profile ", "jm-upload --profile=sta", "jm-smoke --budget po",
        "jm-smoke --budget=uplo",
      ], shell
    ) { folder in
      try folder.subfolder(".config").subfolder("jm").write(
        #"""
        [profiles.staging]
        [profiles."$(touch pwned)"]
        [profiles."a;touch pwned"]
        [profiles."it's `touch pwned`"]
        [profiles."two\nlines"]
        [profiles."\u001b]0;title\u0007"]

        """#, to: "config.toml")
    }
    #expect(offers[0] == ["$(touch pwned)", "a;touch pwned", "it's `touch pwned`", "staging"])
    #expect(offers[1] == ["--profile=staging"])
    #expect(offers[2] == ["poll="])
    #expect(offers[3] == ["--budget=upload="])
  }

  @Test(arguments: CompletingShell.installed)
  func lookUpPastSearches(_ shell: CompletingShell) async throws {
    let server = try LoopbackServer { _ in
      .answer(
        200, [("Content-Type", "application/json")],
        body:
          #"{"total_searches":2,"recent_sessions":["#
          + #"{"id":"s-one","view_token":"v1","title":"it's $(touch pwned)"},"#
          + #"{"id":"s-two","view_token":"v2","title":""}]}"#)
    }
    let variables = ["JM_BASE_URL": server.url, "JM_TOKEN": "token"]
    let place = try Shell()
    defer { place.remove() }
    let listed = try await place.run("jm-dashboard --sessions >/dev/null", variables: variables)
    try #require(listed.status == 0, "\(listed.error)")
    let requests = server.requests.count
    let offers = try await shell.offers(
      for: [
        "jm-jobs --session ", "jm-dashboard --delete=s-t", "jm-jobs --session s-o",
        "jm-jobs --base-url http://127.0.0.1:1 --session s-",
      ], in: place, variables: variables)
    #expect(offers == [["s-one", "s-two"], ["--delete=s-two"], ["s-one"], []])
    #expect(server.requests.count == requests, "a lookup made a request")
    #expect(!place.folder.contains("pwned"))
  }

  /// Shells wait for a lookup at each press of the key. Processor time does not depend on what else
  /// the machine does.
  @Test(arguments: [
    "jm-jobs ---completion list -- --session 0 0", "jm-upload ---completion -- --profile 0 0",
    "jm-dashboard ---completion -- --delete 0 0", "jm-smoke ---completion -- --budget 0 0",
  ])
  func lookUpsTakeLessThanFiftyMilliseconds(_ lookup: String) async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(
      """
      mkdir -p "$XDG_CONFIG_HOME/jm"
      for n in {1..200}; do echo "[profiles.p$n]"; done >"$XDG_CONFIG_HOME/jm/config.toml"
      for n in {1..10}; do \(lookup) >/dev/null || exit; done
      times | tail -n 1
      """)
    let times = try #require(
      outcome.output.wholeMatch(of: #/0m(\d+\.\d+)s 0m(\d+\.\d+)s\n/#), "\(outcome.error)")
    let seconds = try #require(Double(times.1)) + (try #require(Double(times.2)))
    #expect(seconds / 10 < 0.05)
  }

  /// Returns the offers for lines in a folder of their own, which `prepare` fills. Fails the test if
  /// a name was run as a command.
  private static func offers(
    _ lines: [String], _ shell: CompletingShell, programs: Set<String> = [],
    prepare: (Folder) throws -> Void = { _ in }
  ) async throws -> [[String]] {
    let place = try Shell()
    defer { place.remove() }
    _ = try await place.run(#"mkdir -p "$XDG_CONFIG_HOME/jm" inbox"#)
    try prepare(place.folder)
    let offers = try await shell.offers(for: lines, of: programs, in: place)
    #expect(!place.folder.contains("pwned"), "a name was run as a command")
    return offers
  }
}
