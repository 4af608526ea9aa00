package import Records
package import ServiceKit

/// Finds the dialect of a service once, when the first record needs it: a program that waits for its
/// input makes no request.
package actor DialectFinder {
  private let connection: ServiceConnection
  private let choice: DialectChoice?
  private var search: Task<Result<Dialect, Failure>, Never>?

  /// - Parameter choice: as for `ServiceConnection.dialect`.
  package init(_ connection: ServiceConnection, _ choice: DialectChoice?) {
    self.connection = connection
    self.choice = choice
  }

  /// - Throws: as `ServiceConnection.dialect`.
  package var dialect: Dialect {
    get async throws(Failure) {
      let search = search ?? start()
      self.search = search
      return try await search.value.get()
    }
  }

  /// - Parameter action: what the service does in this dialect only: `record views`.
  /// - Throws: `Failure.notOffered` in another dialect, and as `dialect`.
  package func require(_ wanted: Dialect, to action: String) async throws(Failure) {
    let found = try await dialect
    if found != wanted { throw .notOffered(action, in: found) }
  }

  private func start() -> Task<Result<Dialect, Failure>, Never> {
    Task { [connection, choice] in
      do throws(Failure) {
        return .success(try await connection.dialect(choice))
      } catch {
        return .failure(error)
      }
    }
  }
}
