internal import HTTPTypes
internal import Synchronization

/// Bounds the bytes of uploads that are held in memory at a time.
package final class MemoryBudget: Sendable {
  private let limit: Int
  private let used = Atomic<Int>(0)

  package init(bytes limit: Int) { self.limit = limit }

  /// What one request holds; released with its last reference.
  package final class Share: Sendable {
    private let budget: MemoryBudget
    private let bytes = Atomic<Int>(0)

    package init(of budget: MemoryBudget) { self.budget = budget }

    deinit { budget.used.subtract(bytes.load(ordering: .relaxed), ordering: .relaxed) }

    /// - Throws: `APIError` 503 when other requests hold the rest.
    package func add(_ count: Int) throws(APIError) {
      bytes.add(count, ordering: .relaxed)
      let total = budget.used.add(count, ordering: .relaxed).newValue
      guard total <= budget.limit else {
        throw .busy(
          .serviceUnavailable, "too_many_uploads", "Too many uploads are in progress.",
          retryAfter: 1)
      }
    }
  }
}
