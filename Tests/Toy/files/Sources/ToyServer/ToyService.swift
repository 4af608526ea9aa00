internal import Contracts
internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records
package import ServerKit

/// Notes that anyone may read and add.
package struct ToyService: ServedService {
  package static let name = "toy"
  package static let title = "Toy"
  package static var description: [UInt8] { ServiceDocument.bytes(of: name) }
  package static let migrations = [
    Migration(
      "toy.1", of: "toy",
      statements: ["CREATE TABLE toy_notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT"])
  ]

  let store: Store

  package init(_ context: ServerContext) async throws { store = context.store }

  package var largestBody: Int { 10_000 }

  package func environment(at address: String) async throws -> [String: String?] {
    ["TOY_BASE_URL": "\(address)/\(Self.name)"]
  }

  package func addRoutes(to routes: Routes) {
    routes.endpoint(
      "/notes",
      [
        .get: { _, _ in try await list() },
        .post: { request, _ in try await add(try await request.object(limit: largestBody)) },
      ])
    routes.endpoint("/notes/{id}", [.get: { _, scope in try await note(scope.segment("id")) }])
  }

  private func list() async throws -> Response {
    let notes = try await store.read { database in
      try Row.fetchAll(database, sql: "SELECT id, text FROM toy_notes ORDER BY id").map(Self.json)
    }
    return Response(json: ["notes": .array(notes)])
  }

  private func add(_ body: JSONObject) async throws -> Response {
    guard let text = body["text"]?.stringValue, !text.isEmpty else {
      throw APIError(.badRequest, "no_text", "A note needs a text.")
    }
    let note = try await store.write { database in
      try Row.fetchOne(
        database, sql: "INSERT INTO toy_notes (text) VALUES (?) RETURNING id, text",
        arguments: [text]
      ).map(Self.json)
    }
    return Response(status: .created, json: note ?? .null)
  }

  private func note(_ id: String) async throws -> Response {
    let note = try await store.read { database in
      try Row.fetchOne(
        database, sql: "SELECT id, text FROM toy_notes WHERE id = ?", arguments: [Int(id)]
      ).map(Self.json)
    }
    guard let note else { throw APIError(.notFound, "no_note", "No note has this id.") }
    return Response(json: note)
  }

  private static func json(_ row: Row) -> JSON {
    ["id": .string("\(row["id"] as Int)"), "text": .string(row["text"])]
  }
}
