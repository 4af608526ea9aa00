package import Records

/// Hands a result of a record on; it can be called several times for a record.
package struct Emit: Sendable {
  private let position: Int
  private let stamp: RunStamp?
  private let write: @Sendable (RecordLines) -> Void
  private let rest: @Sendable (Bool) -> Void
  private let end: @Sendable (Failure) -> Void

  init(
    position: Int, stamp: RunStamp?, write: @escaping @Sendable (RecordLines) -> Void,
    rest: @escaping @Sendable (Bool) -> Void, end: @escaping @Sendable (Failure) -> Void
  ) {
    self.position = position
    self.stamp = stamp
    self.write = write
    self.rest = rest
    self.end = end
  }

  /// - Parameter requestID: the identifier of the request that the result came from.
  package func callAsFunction(_ record: Record, requestID: String? = nil) {
    self(RecordLines([record]), requestID: requestID)
  }

  /// Hands on several results, which leave together.
  package func callAsFunction(_ lines: RecordLines, requestID: String? = nil) {
    guard let stamp else { return write(lines) }
    write(
      RecordLines(
        lines.records.map { stamp.applied(to: $0, position: position, requestID: requestID) }))
  }

  /// Runs `body`, which only lets time pass: the record counts as at rest meanwhile, and others may
  /// be worked on.
  package func resting<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    rest(true)
    defer { rest(false) }
    return try await body()
  }

  /// Lets the run end with this failure, which is none of the record's: no other is begun, and
  /// results that are there are still written.
  package func endRun(_ failure: Failure) { end(failure) }
}
