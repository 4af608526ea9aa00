import Testing

/// A month of the nightly report of jm-recipes(7), with whatever goes wrong in a month.
@Suite(.timeLimit(.minutes(30)), .enabled(if: ProcessEnvironment.isLong))
struct CronMonth {
  /// Each night something else happens: a new resume, an outage, a mail that is refused, a bad file, a
  /// machine that loses power while the mail is sent, two runs at once.
  @Test func everyJobIsMailedOnce() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    try Recipe("nightly-report").write(to: shell.folder)
    let outcome = try await shell.run(
      #"""
      chmod +x nightly-report; export REPORT_TO=ana@example.com HOME=$PWD FAULT=none
      mkdir bin resumes sent; PATH=$PWD/bin:$PATH
      cat >bin/sendmail <<'END'
      #!/bin/sh
      case $FAULT in
        refused) exit 75 ;;
        power) kill -9 0 ;;
      esac
      cat >"$HOME/sent/$(date +%s%N).$$"
      END
      chmod +x bin/sendmail
      samples=("$SAMPLES"/*.pdf); added=0
      add_resume() { cp "${samples[added % ${#samples[@]}]}" resumes; added=$((added + 1)); }
      for night in $(seq 30); do
        export FAULT=none; address=$JM_BASE_URL; rm -f resumes/empty.pdf
        case $((night % 7)) in
          1) add_resume ;;
          2) address=http://127.0.0.1:1 ;;
          3) add_resume; FAULT=refused ;;
          4) : >resumes/empty.pdf ;;
          5) add_resume; FAULT=power ;;
          6) JM_BASE_URL=$address setsid --wait ./nightly-report >/dev/null 2>&1 & ;;
        esac
        JM_BASE_URL=$address setsid --wait ./nightly-report >out 2>&1
        status=$?; wait
        [ "$night" -gt 5 ] || echo "night $night: status $status, $(ls sent | wc -l | tr -d ' ') mails"
      done
      cat >urls.py <<'END'
      import email, email.policy, glob, re
      for name in glob.glob("sent/*"):
          mail = email.message_from_binary_file(open(name, "rb"), policy=email.policy.default)
          text = mail.get_body(("plain",)).get_content()
          for url in re.findall(r"https://jobs\.example\.com/\S+", text): print(url)
      END
      python3 urls.py | sort >mailed
      jm-upload resumes/*.pdf | jm-poll | jm-jobs | jq -r .job_url | sort -u >found
      test -s found && cmp mailed found && echo 'each job once'
      """#, wrapper: ["jm-serve", "exec", "--"])
    #expect(
      outcome.output == """
        night 1: status 0, 1 mails
        night 2: status 69, 1 mails
        night 3: status 75, 1 mails
        night 4: status 3, 2 mails
        night 5: status 137, 2 mails
        each job once

        """, "\(outcome.error)")
  }
}
