internal import Contracts
package import GRDB
package import ServiceLifecycle

/// A service as this server offers it. A module has one type that conforms; the table in the module
/// Server lists it.
package protocol ServedService: Sendable {
  /// The service's name in paths: `birjob`.
  static var name: String { get }
  /// The name that help texts show: `BirJob`.
  static var title: String { get }
  /// The prefixes of its paths, without a slash at the end; empty for the root. `/name` unless
  /// given. The first is the one in the addresses that clients are given.
  static var mounts: [String] { get }
  /// Its OpenAPI document in JSON, served at `/openapi.json` below each mount. The one that ships
  /// under its name unless given.
  static var description: [UInt8] { get }
  /// Its steps of the schema, with those of the modules that it uses.
  static var migrations: [Migration] { get }
  /// Paths below a mount that are answered however many connections there are.
  static var healthPaths: [String] { get }

  /// Called after an import, in its transaction. The process may be another one than the server's.
  static func imported(_ postings: [StoredPosting], at now: Instant, _ database: Database) throws

  /// Called once, before the server accepts requests.
  init(_ context: ServerContext) async throws

  /// The format of errors below a mount, also for paths without a route.
  var errors: any ErrorFormat { get }
  /// Largest body of a request in bytes that any of its routes accepts.
  var largestBody: Int { get }
  /// Work that runs for as long as the server does.
  var background: [any Service] { get }

  /// Adds the routes, with paths below a mount.
  func addRoutes(to routes: Routes)

  /// The environment in which the service's programs use this server. A variable that is nil is
  /// removed: it could lead them to another server, or give them another account.
  ///
  /// - Parameter address: the server's, without a slash at its end; the first mount follows it.
  func environment(at address: String) async throws -> [String: String?]
}

extension ServedService {
  package static var mounts: [String] { ["/\(name)"] }
  package static var description: [UInt8] { ServiceDocument.bytes(of: name) }
  package static var healthPaths: [String] { ["/health"] }
  package static func imported(
    _ postings: [StoredPosting], at now: Instant, _ database: Database
  ) throws {}

  package var errors: any ErrorFormat { StandardErrors() }
  package var background: [any Service] { [] }
}
