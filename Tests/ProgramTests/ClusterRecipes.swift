import Testing

/// The recipes of jm-recipes(7) for several machines, on this one. They take minutes, and each needs a
/// program that most machines lack: it says so where it is missing.
@Suite(.timeLimit(.minutes(30)), .enabled(if: ProcessEnvironment.isLong), .serialized)
struct ClusterRecipes {
  /// Runs a script, which exits with 77 and says what is missing if it cannot run.
  private static func run(_ script: String, _ recipe: String) async throws -> Shell.Outcome? {
    let shell = try Shell()
    defer { shell.remove() }
    try Recipe(recipe).write(to: shell.folder)
    let outcome = try await shell.run(script)
    if outcome.status != 77 { return outcome }
    print("skipped: \(outcome.error)")
    return nil
  }

  /// Writes `count` resumes with names of their own, and `paths.txt`.
  private static func resumes(_ count: Int) -> String {
    #"""
    mkdir resumes
    for i in $(seq \#(count)); do
      printf 'Ana Person%s\nana%s@example.com\n\nExperience\n\nNurse, Clinic %s\n2019 - 2021\n' \
        $i $i $i >resumes/$i.txt
    done
    { echo "$PWD/missing.txt"; ls "$PWD"/resumes/*.txt; } >paths.txt
    jm-parse-resume --ok-partial <paths.txt 2>/dev/null >alone.jsonl
    test "$(wc -l <alone.jsonl)" -eq \#(count) || exit 70
    """#
  }

  /// Two machines: this one under two names, each with its own connections to a server on loopback.
  @Test func parallelReadsOnSeveralMachines() async throws {
    let outcome = try await Self.run(
      #"""
      for program in parallel ssh ssh-keygen; do
        command -v $program >/dev/null || { echo "$program is not installed" >&2; exit 77; }
      done
      sshd=$(PATH=$PATH:/usr/sbin command -v sshd) || { echo "sshd is not installed" >&2; exit 77; }
      \#(Self.resumes(500))
      ssh-keygen -q -t ed25519 -N '' -f host; ssh-keygen -q -t ed25519 -N '' -f user
      port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
      mkdir -p -m 755 /run/sshd 2>/dev/null
      printf '%s\n' "Port $port" 'ListenAddress 127.0.0.1' "HostKey $PWD/host" "PidFile $PWD/pid" \
        "AuthorizedKeysFile $PWD/user.pub" 'StrictModes no' 'UsePAM no' "SetEnv PATH=$PATH" >config
      "$sshd" -f "$PWD/config" -D -E sshd.log & server=$!
      trap 'kill $server' EXIT
      printf '%s\n' '#!/bin/sh' "echo >>'$PWD/connections'" "exec ssh -p $port -i '$PWD/user' -o IdentitiesOnly=yes \
      -o StrictHostKeyChecking=no -o UserKnownHostsFile='$PWD/known' -o LogLevel=ERROR \"\$@\"" >connect
      chmod +x connect parse-everywhere
      for i in $(seq 50); do ./connect 127.0.0.1 true 2>/dev/null && break; sleep .1; done
      ./connect 127.0.0.1 true || { cat sshd.log >&2; exit 77; }
      rm connections
      printf '2/127.0.0.1\n2/localhost\n' >machines
      sed -i 's/^127.0.0.1.*/&/' known; mkdir -p .parallel; touch .parallel/will-cite
      PARALLEL_SSH=$PWD/connect ./parse-everywhere 2>messages; echo "status $?"
      cmp parsed.jsonl alone.jsonl && wc -l <parsed.jsonl
      grep -c missing.txt messages
      awk 'END { print (NR >= 10) }' connections
      """#, "parse-everywhere")
    guard let outcome else { return }
    #expect(outcome.output == "status 0\n500\n1\n1\n", "\(outcome.error)")
  }

  /// A cluster of two executors, one of which is killed by its first part: the records are the same.
  @Test func sparkReadsWithAKilledExecutor() async throws {
    let outcome = try await Self.run(
      #"""
      python='\#(Checkout.root.file(".build/spark/bin"))'
      test -x "$python/spark-submit" || { echo "pyspark is not installed" >&2; exit 77; }
      command -v java >/dev/null || { echo "java is not installed" >&2; exit 77; }
      \#(Self.resumes(2000))
      mkdir bin; cat >bin/jm-parse-resume <<'END'
      #!/bin/bash
      PATH=${PATH#*:}
      if mkdir "${0%/*}/killed" 2>/dev/null; then
        process=$PPID
        until tr '\0' ' ' </proc/$process/cmdline | grep -q CoarseGrainedExecutorBackend; do
          process=$(awk '$1 == "PPid:" { print $2 }' /proc/$process/status)
          test "$process" -gt 1 || exit 70
        done
        kill -9 "$process"
      fi
      exec jm-parse-resume "$@"
      END
      chmod +x bin/jm-parse-resume
      export PATH="$PWD/bin:$PATH" PYSPARK_PYTHON="$python/python3" SPARK_LOCAL_IP=127.0.0.1
      "$python/spark-submit" --master 'local-cluster[2,1,1024]' --conf spark.ui.enabled=false \
        --conf spark.executor.memory=512m parse_on_spark.py paths.txt out >log 2>&1
      echo "status $?"; cat out/part-* >parsed.jsonl
      cmp parsed.jsonl alone.jsonl && wc -l <parsed.jsonl
      ls bin out | grep -e killed -e _SUCCESS
      grep -q 'Lost executor' log && echo lost
      """#, "parse_on_spark.py")
    guard let outcome else { return }
    #expect(
      outcome.output == "status 0\n2000\nkilled\n_SUCCESS\nlost\n", "\(outcome.error)")
  }
}
