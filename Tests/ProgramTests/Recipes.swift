import Testing

/// The recipes of jm-recipes(7) do what the page says.
@Suite(.timeLimit(.minutes(30)))
struct Recipes {
  /// Runs a script in a folder with the files of the page.
  private static func run(
    _ script: String, _ recipes: [String], under wrapper: [String] = []
  ) async throws -> Shell.Outcome {
    let shell = try Shell()
    defer { shell.remove() }
    for name in recipes { try Recipe(name).write(to: shell.folder) }
    return try await shell.run(script, wrapper: wrapper)
  }

  /// A night with news, one without, one with a bad file, one whose mail is not sent, and an outage.
  @Test func theNightlyReportIsSilentWithoutNews() async throws {
    let outcome = try await Self.run(
      #"""
      chmod +x nightly-report; export REPORT_TO=ana@example.com
      mkdir bin resumes; PATH=$PWD/bin:$PATH; export HOME=$PWD
      printf '#!/bin/sh\ncat >>"$HOME/sent"\n' >bin/sendmail; chmod +x bin/sendmail
      cp "$SAMPLES/registered-nurse.pdf" resumes
      night() {
        printf '%s: ' "$1"; rm -f sent; shift; "$@" ./nightly-report >out 2>&1; status=$?
        mails=$(grep -c '^To: ' sent 2>/dev/null)
        echo "status $status, ${mails:-0} mails, $(wc -l <out) lines: $(head -n 1 out)"
      }
      night news env
      night 'no news' env
      : >resumes/empty.pdf
      night 'a bad file' env
      grep -c empty.pdf out
      cp "$SAMPLES/software-engineer.pdf" resumes; rm resumes/empty.pdf
      printf '#!/bin/sh\nexit 75\n' >bin/sendmail
      night 'no mail' env
      printf '#!/bin/sh\ncat >>"$HOME/sent"\n' >bin/sendmail
      night 'what was not sent' env
      night 'an outage' env JM_BASE_URL=http://127.0.0.1:1
      """#, ["nightly-report"], under: ["jm-serve", "exec", "--"])
    #expect(
      outcome.output == """
        news: status 0, 1 mails, 0 lines: 
        no news: status 0, 0 mails, 0 lines: 
        a bad file: status 3, 0 mails, 3 lines: Some resumes were left out:
        1
        no mail: status 75, 0 mails, 1 lines: The service is down or busy. The next run tries again.
        what was not sent: status 0, 1 mails, 0 lines: 
        an outage: status 69, 0 mails, 1 lines: The service is down or busy. The next run tries again.

        """, "\(outcome.error)")
  }

  /// systemd reads the units, and the crontab has a schedule and a command.
  @Test func theUnitsAreValid() async throws {
    let outcome = try await Self.run(
      #"""
      grep -qE '^([0-9*/,-]+ ){5}\$HOME/bin/nightly-report$' crontab || exit
      mkdir -p bin; printf '#!/bin/sh\n' >bin/nightly-report; chmod +x bin/nightly-report
      command -v systemd-analyze >/dev/null || exit 0
      sed -i "s|%h|$PWD|" nightly-report.service
      systemd-analyze calendar "$(sed -n 's/^OnCalendar=//p' nightly-report.timer)" >calendar || exit
      # Where no system bus runs, it says so, but reads the files all the same.
      systemd-analyze --man=no verify ./nightly-report.service ./nightly-report.timer 2>&1 |
        grep -i -e "unknown" -e "invalid" -e "failed to parse" -e "not executable"
      true
      """#, ["crontab", "nightly-report.service", "nightly-report.timer"])
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty && outcome.error.isEmpty, "\(outcome.output)\(outcome.error)")
  }

  /// The workflow is that of the README, whose steps the cases run.
  @Test func theWorkflowIsThatOfTheReadme() throws {
    let file = Checkout.root.subfolder("Tests/Cases/jm-smoke/009-recipe").text("smoke.yml")
    #expect(try Recipe("smoke.yml").text == file)
  }

  @Test func theGitLabJobChecksADeployment() async throws {
    let outcome = try await Self.run(
      #"""
      sed -n 's/^    - \(jm-smoke\)/\1/p' .gitlab-ci.yml | sh -e
      grep -c '<testcase ' "$(sed -n 's/.*junit: //p' .gitlab-ci.yml)"
      """#, [".gitlab-ci.yml"], under: ["jm-serve", "exec", "--"])
    #expect(outcome.status == 0 && outcome.output == "22\n", "\(outcome.error)")
  }

  /// `sbatch` is replaced by a loop over the tasks; one of them is killed and run again.
  @Test func aSlurmArrayReadsEachPathOnce() async throws {
    let outcome = try await Self.run(
      #"""
      chmod +x parse.sbatch
      for i in 1 2; do ls "$SAMPLES"/*.pdf "$SAMPLES"/*.docx; done >paths.txt
      echo missing.pdf >>paths.txt
      range=$(sed -n 's/^#SBATCH --array=//p' parse.sbatch)
      cpus=$(sed -n 's/^#SBATCH --cpus-per-task=//p' parse.sbatch)
      export SLURM_CPUS_PER_TASK=$cpus SLURM_ARRAY_TASK_COUNT=$((${range#*-} - ${range%-*} + 1))
      mkdir bin; printf '#!/bin/sh\nkill -9 $$\n' >bin/jm-parse-resume; chmod +x bin/jm-parse-resume
      SLURM_ARRAY_TASK_ID=0 PATH=$PWD/bin:$PATH ./parse.sbatch 2>/dev/null && echo 'killed, but done'
      ls parsed.*.jsonl 2>/dev/null
      for task in $(seq "${range%-*}" "${range#*-}"); do
        SLURM_ARRAY_TASK_ID=$task ./parse.sbatch 2>>failures || echo "task $task: $?"
      done
      jm-parse-resume --ok-partial <paths.txt 2>/dev/null | sort >alone
      sort parsed.*.jsonl | cmp - alone && wc -l <alone | tr -d ' '
      grep -c missing.pdf failures
      """#, ["parse.sbatch"])
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "1", "\(outcome.output)\(outcome.error)")
    #expect(lines.first.flatMap { Int($0) } ?? 0 > 2)
  }
}
