package import GRDB

/// A step of the database's schema that one module contributes.
package struct Migration: Sendable {
  /// The step's name in the database. The steps of the first three versions are `1`, `2` and `3`,
  /// to which several modules contribute; every other name begins with that of its module, as in
  /// `birjob.1`.
  let name: String
  let module: String
  let apply: @Sendable (Database) throws -> Void

  /// - Parameters:
  ///   - name: unique, and never changed once a version with it was released.
  ///   - module: the module that contributes the step.
  package init(
    _ name: String, of module: String, apply: @escaping @Sendable (Database) throws -> Void
  ) {
    self.name = name
    self.module = module
    self.apply = apply
  }

  /// A step that runs SQL statements.
  package init(_ name: String, of module: String, statements: [String]) {
    self.init(name, of: module) { database in
      for statement in statements { try database.execute(sql: statement) }
    }
  }

  /// All steps in order. What several modules contribute under one name is one step; a contribution
  /// that is listed twice, because two services use its module, counts once.
  static func migrator(_ migrations: [Migration]) -> DatabaseMigrator {
    var names: [String] = []
    var steps: [String: [Migration]] = [:]
    for migration in migrations {
      if steps[migration.name] == nil { names.append(migration.name) }
      if steps[migration.name, default: []].contains(where: { $0.module == migration.module }) {
        continue
      }
      steps[migration.name, default: []].append(migration)
    }
    var migrator = DatabaseMigrator()
    for name in names {
      let contributions = steps[name] ?? []
      migrator.registerMigration(name) { database in
        for contribution in contributions { try contribution.apply(database) }
      }
    }
    return migrator
  }
}
