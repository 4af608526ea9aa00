import Testing

@Suite(.timeLimit(.minutes(30)))
struct CaseLineTests {
  private let line = CaseLine(
    """
    connection="--rate 5 --jobs=2"
    jm-serve exec -- sh -c 'jm-upload --sample | jm-poll --wait=5s -q' >out 2>&1
    echo $(jm-auth status --offline) -vv
    """, programs: ["jm-auth", "jm-poll", "jm-serve", "jm-upload"])

  @Test(arguments: [
    ("--sample", "jm-upload", nil), ("--wait", "jm-poll", nil), ("-q", "jm-poll", nil),
    ("--offline", "jm-auth", "status"), ("--rate", "jm-auth", nil), ("--jobs", "jm-poll", nil),
    ("-v", "jm-upload", nil),
  ])
  func passesOptions(_ option: String, to program: String, of subcommand: String?) {
    #expect(line.gives([option], to: program, subcommand: subcommand))
  }

  @Test(arguments: [
    ("--sample", "jm-poll", nil), ("--wait", "jm-upload", nil), ("--offline", "jm-auth", "login"),
    ("--rate", "jm-jobs", nil), ("--sample", "jm-serve", nil),
  ])
  func doesNotPass(_ option: String, to program: String, of subcommand: String?) {
    #expect(!line.gives([option], to: program, subcommand: subcommand))
  }
}
