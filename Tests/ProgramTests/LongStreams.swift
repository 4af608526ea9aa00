import Testing

/// Tests streams that are larger than memory.
@Suite(
  .enabled(if: ProcessEnvironment.isLong, "takes minutes: make test-long"),
  .enabled(
    if: Folder("/usr/bin").contains("time"), "GNU time, which measures memory, is not installed"),
  .timeLimit(.minutes(60)))
struct LongStreams {
  /// Ten million lines of 1,000 bytes.
  @Test func tenGigabytesOfJobsPassThroughFlatMemory() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(
      """
      line=$(printf '{"job_id":"j","title":"Engineer","is_remote":true,"text":"%0940d"}' 0)
      yes "$line" | head -n 10000000 |
        /usr/bin/time -o peak -f %M jm-jobs --filter --remote | tee >(wc -c >bytes) | wc -l
      while [ ! -s bytes ]; do sleep 0.1; done
      cat bytes peak
      """)
    let numbers = outcome.output.split(separator: "\n").compactMap { Int($0) }
    try #require(numbers.count == 3, "\(outcome.output)\(outcome.error)")
    #expect(numbers[0] == 10_000_000)
    #expect(numbers[1] >= 10_000_000_000)
    #expect(numbers[2] < 64 << 10, "kilobytes")
  }
  /// Two million jobs that are all new, then all of them again.
  @Test func millionsOfNewJobsAreMarkedInFlatMemory() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(
      """
      for run in 1 2; do
        seq 2000000 | sed 's/.*/{"job_id":"&"}/' |
          /usr/bin/time -o "peak$run" -f %M jm-new --seen seen.db | wc -l
      done
      seq 2000000 | sed 's/.*/{"job_id":"&"}/' |
        /usr/bin/time -o peak3 -f %M jm-new --seen other.db --commit-on-exit -- wc -l
      cat peak1 peak2 peak3
      """)
    let numbers = outcome.output.split(separator: "\n").compactMap { Int($0) }
    try #require(numbers.count == 6, "\(outcome.output)\(outcome.error)")
    #expect(Array(numbers.prefix(3)) == [2_000_000, 0, 2_000_000])
    for peak in numbers.suffix(3) { #expect(peak < 64 << 10, "kilobytes") }
  }
}
