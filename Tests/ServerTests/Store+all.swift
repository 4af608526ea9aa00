import GRDB
import Records
import Server

@testable import ServerKit

extension Store {
  /// Opens a database with the tables of all services.
  init(path: String) throws(Failure) { try self.init(path: path, migrations: Self.migrations) }

  static var migrations: [Migration] { Servers.all.flatMap { $0.migrations } }

  static var migrator: DatabaseMigrator { Migration.migrator(Migration.ofServerKit + migrations) }
}
