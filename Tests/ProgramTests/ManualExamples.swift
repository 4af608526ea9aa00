import Records
import Testing

/// Runs the examples of the man pages.
@Suite(.timeLimit(.minutes(30)))
struct ManualExamples {
  /// Examples that cannot run in a test: the page, a part of the text, and the reason.
  static let notRunnable: [(program: String, call: String, reason: String)] = [
    ("jm-import", "https://boards-api.greenhouse.io", "tests send nothing over the network")
  ]

  /// Creates what most examples use: an account, documents and a completed search.
  private static let reader = #"""
    mkdir bin inbox cvs
    printf '#!/bin/sh\necho "$JM_PASSWORD"\n' >bin/pass; chmod +x bin/pass; PATH=$PWD/bin:$PATH
    printf '#!/bin/sh\ncat >sent.eml\n' >bin/sendmail; chmod +x bin/sendmail
    cp "$SAMPLES/software-engineer.pdf" cv.pdf; cp "$SAMPLES/software-engineer.docx" cv.docx
    cp cv.pdf inbox; cp cv.pdf cvs; cp cv.pdf a.pdf; cp cv.docx b.docx
    printf '[profiles.staging]\nbase_url = "%s"\n' "$JM_BASE_URL" >config.toml
    mkdir -p "$XDG_CONFIG_HOME/jm"; mv config.toml "$XDG_CONFIG_HOME/jm"
    pass | XDG_STATE_HOME=$PWD/ana jm-auth signup -q --email ana@example.com --password-stdin
    pass | jm-auth login -q --password-stdin; unset JM_TOKEN
    jm-upload --sample | jm-poll --interval 50ms | jm-jobs | tee jobs.jsonl
    mkdir pages; printf 'Stelle,Firma\nKoch,Krug\n' >stellen.csv
    echo '<rss><channel><item><title>Roofer</title></item></channel></rss>' >feed.xml
    echo '<p itemscope itemtype=https://schema.org/JobPosting><b itemprop=title>Baker' >pages/1.html
    """#

  /// The lines that create what the examples of a family of programs use: `man/src/<family>.setup`.
  private static func setup(_ example: ManualExample) -> String {
    let sources = Checkout.root.subfolder("man/src")
    let families = Set(Checkout.programs.compactMap { $0.split(separator: "-").first }).sorted()
    return families.filter { example.text.contains("\($0)-") }
      .compactMap { sources.text("\($0).setup") }.joined(separator: "\n")
  }

  @Test func areFound() {
    #expect(Set(ManualExample.all.map(\.program)).count == Checkout.programs.count)
  }

  @Test(arguments: ManualExample.all)
  func succeed(_ example: ManualExample) async throws {
    let isLeftOut = Self.notRunnable.contains {
      $0.program == example.program && example.text.contains($0.call)
    }
    if isLeftOut { return }
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(
      "{ \(Self.reader)\n\(Self.setup(example))\n} >before 2>&1 || cat before >&2\nset -e\n\(example.text)",
      wrapper: ["jm-serve", "exec", "--mail-folder", "mail", "--"])
    #expect(outcome.status == 0, "\(example.text)\n\(outcome.error)")
    let messages = outcome.error.split(separator: "\n").filter { line in
      !Self.notes.contains { line.hasPrefix($0) }
    }
    #expect(messages.isEmpty, "\(example.text)")
  }

  /// The beginnings of notes for people: which search `--last` lists.
  private static let notes = ["jm-jobs: search of "]

  @Test func notRunnableExamplesExist() {
    for entry in Self.notRunnable {
      #expect(
        ManualExample.all.contains {
          $0.program == entry.program && $0.text.contains(entry.call)
        }, "\(entry.program): \(entry.call)")
    }
  }

  @Test(arguments: Program.all)
  func useExistingOptions(_ program: Program) async throws {
    let root = try await program.description()
    let usual = try await program.defaultSubcommand()
    for text in ManualExample.all.map(\.text) + Self.readme {
      let line = CaseLine(text, programs: Set(Checkout.programs))
      for (command, option) in line.given where command.first == program.name {
        let known = try Self.options(of: root, usual: usual, for: command)
        #expect(known.contains(option), "\(text)")
      }
    }
  }

  /// The indented command lines of the README.
  private static let readme = (Checkout.root.text("README.md") ?? "").split(separator: "\n")
    .filter { $0.hasPrefix("    ") || $0.hasPrefix("$ ") }.map { String($0) }

  /// The options of a call. Throws if the program has subcommands and the call names none of them.
  private static func options(
    of root: JSON, usual: String?, for call: [String]
  ) throws -> Set<String> {
    var commands = [root]
    if !root.subcommands.isEmpty {
      let names = [call.dropFirst().first, usual].compactMap { $0 }
      let subcommand = names.lazy.compactMap { name in
        root.subcommands.first { $0["commandName"]?.stringValue == name }
      }.first
      commands.append(try #require(subcommand, "\(call.joined(separator: " "))"))
    }
    return Set(commands.flatMap(\.arguments).flatMap { $0.longNames + $0.shortNames })
  }
}
