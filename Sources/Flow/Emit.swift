package import Records

/// Hands a result of a record on; it can be called several times for a record.
package struct Emit: Sendable {
  private let position: Int
  private let stamp: RunStamp?
  private let write: @Sendable (Record) -> Void

  init(position: Int, stamp: RunStamp?, write: @escaping @Sendable (Record) -> Void) {
    self.position = position
    self.stamp = stamp
    self.write = write
  }

  /// - Parameter requestID: the identifier of the request that the result came from.
  package func callAsFunction(_ record: Record, requestID: String? = nil) {
    write(stamp?.applied(to: record, position: position, requestID: requestID) ?? record)
  }
}
