package import Records

/// Passes on the results of one record. It can be called several times.
package struct Emit: Sendable {
  private let position: Int
  private let stamp: RunStamp?
  private let write: @Sendable (RecordLines) async -> Void
  private let setWaiting: @Sendable (Bool) -> Void
  private let end: @Sendable (Failure) -> Void

  init(
    position: Int, stamp: RunStamp?, write: @escaping @Sendable (RecordLines) async -> Void,
    setWaiting: @escaping @Sendable (Bool) -> Void, end: @escaping @Sendable (Failure) -> Void
  ) {
    self.position = position
    self.stamp = stamp
    self.write = write
    self.setWaiting = setWaiting
    self.end = end
  }

  /// Passes on a result. Returns once there is room for more output, which takes as long as the
  /// reader of the output takes; it blocks no thread.
  ///
  /// - Parameter requestID: The identifier of the request that returned the result.
  package func callAsFunction(_ record: Record, requestID: String? = nil) async {
    await self(RecordLines([record]), requestID: requestID)
  }

  /// Passes on several results, which are written together.
  package func callAsFunction(_ lines: RecordLines, requestID: String? = nil) async {
    guard let stamp else { return await write(lines) }
    await write(
      RecordLines(
        lines.records.map { stamp.applied(to: $0, position: position, requestID: requestID) }))
  }

  /// Runs `body`, which only waits. Meanwhile the record does not count as being worked on, so that
  /// another record may start.
  package func waiting<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    setWaiting(true)
    defer { setWaiting(false) }
    return try await body()
  }

  /// Ends the run with a failure that is not this record's: no further record starts, and the
  /// results of records already started are still written.
  package func endRun(_ failure: Failure) { end(failure) }
}
