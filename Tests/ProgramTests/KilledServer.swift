import Testing

/// Tests that the server keeps what it has acknowledged when it is killed while it works.
@Suite(.timeLimit(.minutes(30)))
struct KilledServer {
  private static let rounds = ProcessEnvironment.isLong ? 40 : 2

  @Test func losesNothingThatItAcknowledged() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(
      """
      export JM_ANON_KEY=sb_publishable_jm_serve
      mkfifo address
      serve() {
        jm-serve run --db jm.db --port 0 --searches 2 >address &
        server=$!
        read -r JM_BASE_URL <address
        export JM_BASE_URL
      }
      for round in $(seq \(Self.rounds)); do
        for n in {10..49}; do
          printf 'Anna Lindqvist\\n\\nSKILLS\\n\\nForklift, Lean %s.%s\\n' "$round" "$n" >"cv$n.txt"
        done
        serve
        : >acknowledged
        jm-upload --jobs 4 --attempts 1 cv*.txt 2>/dev/null | while read -r line; do
          printf '%s\\n' "$line" >>acknowledged
          if [ "$((count += 1))" = "$((3 + round % 7))" ]; then kill -KILL "$server"; fi
        done
        wait "$server"
        serve
        jm-poll --interval 100ms <acknowledged >searched
        kill -TERM "$server"
        wait "$server"
        a=$(wc -l <acknowledged) s=$(wc -l <searched)
        if [ "$a" = "$s" ] && [ "$a" -ge "$((3 + round % 7))" ]; then
          echo "nothing lost"
        else
          echo "acknowledged $a, found $s"
        fi
      done
      """)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines == Array(repeating: "nothing lost", count: Self.rounds), "\(outcome.error)")
  }
}
