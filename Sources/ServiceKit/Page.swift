package import Records

/// A part of a list that a service sends in pages.
package struct Page<Item: Sendable>: Sendable {
  package let items: [Item]
  /// Whether the service says that more follow; nil if it does not say.
  package let hasMore: Bool?
  /// The number of items in the whole list, if the service sends it.
  package let total: Int?

  package init(_ items: [Item], hasMore: Bool?, total: Int?) {
    self.items = items
    self.hasMore = hasMore
    self.total = total
  }
}

/// The pages of a list, requested one after the other: each element holds the items of a page that
/// no earlier page had.
///
/// A list can change while it is read. An item that moves to the next page is passed on once; after
/// `Iterator.stalePageLimit` pages in a row without a new item the list ends, so that a service that
/// sends the same page again and again does not hold up the run.
package struct PagedList<Item: Sendable>: AsyncSequence, Sendable {
  package typealias Element = ServiceAnswer<[Item]>
  /// The request for the page that begins at `offset` and has at most `limit` items.
  package typealias Request = @Sendable (_ offset: Int, _ limit: Int) -> Endpoint<Page<Item>>

  private let client: ServiceClient
  private let pageSize: Int
  private let limit: Int?
  private let start: Int
  private let identity: @Sendable (Item) -> String?
  private let request: Request

  /// - Parameters:
  ///   - pageSize: the number of items to request at a time.
  ///   - limit: the number of items after which the list ends; nil for all.
  ///   - start: the offset of the first item.
  ///   - identity: what tells an item from all others; an item without one is always new.
  package init(
    _ client: ServiceClient, pageSize: Int, limit: Int?, start: Int = 0,
    identity: @escaping @Sendable (Item) -> String?, request: @escaping Request
  ) {
    self.client = client
    self.pageSize = pageSize
    self.limit = limit
    self.start = start
    self.identity = identity
    self.request = request
  }

  package func makeAsyncIterator() -> Iterator {
    Iterator(
      client: client, pageSize: pageSize, identity: identity, request: request, offset: start,
      remaining: limit ?? .max)
  }

  package struct Iterator: AsyncIteratorProtocol {
    /// When items are added at the beginning of a list, a page can consist of items that were on the
    /// one before; three in a row are not an accident.
    static var stalePageLimit: Int { 3 }

    fileprivate let client: ServiceClient
    fileprivate let pageSize: Int
    fileprivate let identity: @Sendable (Item) -> String?
    fileprivate let request: Request
    fileprivate var offset: Int
    fileprivate var remaining: Int
    private var seen: Set<String> = []
    private var stalePages = 0
    private var isAtEnd = false

    fileprivate init(
      client: ServiceClient, pageSize: Int, identity: @escaping @Sendable (Item) -> String?,
      request: @escaping Request, offset: Int, remaining: Int
    ) {
      self.client = client
      self.pageSize = pageSize
      self.identity = identity
      self.request = request
      self.offset = offset
      self.remaining = remaining
    }

    /// Requests the next page.
    ///
    /// - Throws: as `ServiceClient.send`.
    package mutating func next() async throws -> Element? { try await nextPage() }

    /// As `next`, with a typed error.
    package mutating func nextPage() async throws(Records.Failure) -> Element? {
      while !isAtEnd, remaining > 0 {
        let size = Swift.min(pageSize, remaining)
        let answer = try await client.send(request(offset, size))
        let page = answer.value
        offset += page.items.count
        let items = Array(page.items.filter { isNew($0) }.prefix(remaining))
        remaining -= items.count
        stalePages = items.isEmpty ? stalePages + 1 : 0
        isAtEnd =
          page.items.isEmpty || stalePages == Self.stalePageLimit
          || !(page.hasMore ?? page.total.map { offset < $0 } ?? (page.items.count >= size))
        if !items.isEmpty { return answer.map { _ in items } }
      }
      return nil
    }

    private mutating func isNew(_ item: Item) -> Bool {
      identity(item).map { seen.insert($0).inserted } ?? true
    }
  }
}
