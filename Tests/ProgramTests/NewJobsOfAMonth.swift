import Testing

/// A job that runs every night for a month and sends what is new, while something fails on most nights.
@Suite(.timeLimit(.minutes(30)))
struct NewJobsOfAMonth {
  /// Each job is listed for ten days, so that no outage lasts as long as a job.
  private static let script = #"""
    # The jobs that are listed on a day: five new ones each day.
    listed() {
      for day in $(seq $(($1 > 9 ? $1 - 9 : 1)) "$1"); do
        for n in 1 2 3 4 5; do echo "{\"job_id\":\"$day-$n\",\"listed\":$1}"; done
      done
    }
    # Sends the jobs, all or none.
    cat >send <<'END'
    #!/bin/bash
    case $1 in
      fails) cat >/dev/null; exit 4 ;;
      dies) head -n 1 >/dev/null; kill -KILL $$ ;;
      hangs) cat >/dev/null; echo reading >reading; until [ -e "power-$2" ]; do sleep 0.05; done; exit 1 ;;
      *) cat >"draft" && mv draft "sent-$2" ;;
    esac
    END
    chmod +x send
    night() {
      jm-new --seen seen.db --forget-older 90d --commit-on-exit -- ./send "$2" "$1"
    }
    mkfifo reading
    for day in $(seq 30); do
      case $((day % 10)) in
        # The service is down.
        1) night "$day" well </dev/null; echo "$day down $?" ;;
        # It is cut off within a job.
        2) listed "$day" | head -n 7 | head -c -5 | night "$day" well 2>/dev/null; echo "$day cut $?" ;;
        3) listed "$day" | night "$day" fails 2>/dev/null; echo "$day mail $?" ;;
        4) listed "$day" | night "$day" dies 2>/dev/null; echo "$day killed $?" ;;
        # The machine goes down while the mail is sent.
        5)
          listed "$day" >list
          jm-new --seen seen.db --commit-on-exit -- ./send hangs "$day" <list & pid=$!
          read -r line <reading
          echo '{"job_id":"other"}' | night "$day" well 2>/dev/null; echo "$day overlap $?"
          kill -KILL "$pid"; wait "$pid" 2>/dev/null; echo "$day power $?"
          touch "power-$day" ;;
        6) (ulimit -f 0; listed "$day" | night "$day" well 2>/dev/null); echo "$day disk $?" ;;
        # The job runs twice.
        7) listed "$day" | night "$day" well; listed "$day" | night "$day-again" well; echo "$day twice $?" ;;
        *) listed "$day" | night "$day" well; echo "$day well $?" ;;
      esac
    done
    echo
    cat sent-* | jq -r .job_id | sort -V >sent
    for day in $(seq 30); do listed "$day"; done | jq -r .job_id | sort -Vu >all
    wc -l <all; cmp all sent && echo "none lost, none repeated"
    """#

  @Test func losesAndRepeatsNone() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(Self.script)
    let parts = outcome.output.split(separator: "\n\n").map(String.init)
    try #require(parts.count == 2, "\(outcome.output)\(outcome.error)")
    #expect(parts[1] == "150\nnone lost, none repeated\n", "\(outcome.error)")
    let nights = parts[0].split(separator: "\n").map { $0.split(separator: " ") }
    let expected = [
      "down": ["0"], "cut": ["3"], "mail": ["4"], "killed": ["137"], "overlap": ["75"],
      "power": ["137"], "disk": ["73", "74"], "twice": ["0"], "well": ["0"],
    ]
    for night in nights {
      #expect(expected[String(night[1])]?.contains(String(night[2])) == true, "\(night)")
    }
  }
}
