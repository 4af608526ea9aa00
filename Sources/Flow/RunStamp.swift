package import Records

/// What `--meta` adds to a result: the run, the record's place in the input, the request, the time.
package struct RunStamp: Sendable {
  /// Sixteen hexadecimal digits, the same for all results of a run and of all runs that share a
  /// journal.
  package let run: String
  private let now: @Sendable () -> Timestamp

  package init(
    run: String, now: @escaping @Sendable () -> Timestamp = Timestamp.now
  ) {
    self.run = run
    self.now = now
  }

  package static func randomRun() -> String {
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns `record` with these facts under `_jm`.
  package func applied(to record: Record, position: Int, requestID: String?) -> Record {
    var reserved = record["_jm"]?.objectValue ?? JSONObject()
    reserved["run"] = .string(run)
    reserved["position"] = .number(position)
    reserved["request_id"] = requestID.map { .string($0) }
    reserved["time"] = .string(now().rfc3339)
    return record.setting([.init(name: "_jm", value: .object(reserved))])
  }
}
