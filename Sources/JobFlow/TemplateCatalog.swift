package import Records
package import ServiceKit

/// The templates of jobs, and the actions that they consist of.
package struct TemplateCatalog: Sendable {
  private let client: ServiceClient

  package init(_ client: ServiceClient) { self.client = client }

  /// A row of `process_templates` and the rows of its actions in their order.
  package struct Template: Sendable {
    package let id: String
    package let members: JSONObject
    package let actions: [JSONObject]

    /// The members of the row, with `actions` in place of the table that links them.
    package var line: JSONObject {
      var line = members
      line["template_actions"] = nil
      line["actions"] = .array(actions.map(JSON.object))
      return line
    }

    /// Returns nil if the row has no `id`.
    init?(_ row: JSONObject) {
      guard let id = row["id"]?.stringValue else { return nil }
      self.id = id
      members = row
      let links = row["template_actions"]?.arrayValue?.compactMap(\.objectValue) ?? []
      let sorted = links.enumerated().sorted { one, other in
        (Self.order(one.element), one.offset) < (Self.order(other.element), other.offset)
      }
      actions = sorted.compactMap { $0.element["actions"]?.objectValue }
    }

    private static func order(_ link: JSONObject) -> Int {
      link["sequence_order"]?.intValue ?? .max
    }
  }

  /// The template with this id or name.
  ///
  /// - Throws: `not_found_or_not_allowed` or `ambiguous_name` (65), and the failures of the request.
  package func template(_ idOrName: String) async throws(Failure) -> Template {
    let isID = JobFlowRules.id(idOrName, of: "a template") == nil
    let rows = try await withActions { hasActions in
      .templates(id: isID ? idOrName : nil, name: isID ? nil : idOrName, hasActions: hasActions)
    }
    guard let first = rows.first.flatMap({ Template($0) }) else {
      throw .noRow("template", id: idOrName)
    }
    if rows.count > 1 { throw Self.ambiguous("template", idOrName, rows) }
    return first
  }

  /// All templates by their names.
  package func templates() async throws(Failure) -> [Template] {
    try await withActions { .templates(id: nil, name: nil, hasActions: $0) }
      .compactMap { Template($0) }
  }

  /// The actions with these names, in the order of the names.
  ///
  /// - Throws: as `template`.
  package func actions(named names: [String]) async throws(Failure) -> [JSONObject] {
    if names.isEmpty { return [] }
    let rows = try await client.send(.actions(named: names)).value
    var actions: [JSONObject] = []
    for name in names {
      let found = rows.filter { $0["name"]?.stringValue == name }
      guard let first = found.first else { throw .noRow("action", id: name) }
      if found.count > 1 { throw Self.ambiguous("action", name, found) }
      actions.append(first)
    }
    return actions
  }

  /// The rows with the actions, or without them if the service cannot answer that.
  private func withActions(
    _ endpoint: (Bool) -> Endpoint<[JSONObject]>
  ) async throws(Failure) -> [JSONObject] {
    do throws(Failure) {
      return try await client.send(endpoint(true)).value
    } catch {
      guard error.isAboutRelations else { throw error }
      return try await client.send(endpoint(false)).value
    }
  }

  private static func ambiguous(_ thing: String, _ name: String, _ rows: [JSONObject]) -> Failure {
    let ids = rows.compactMap { $0["id"]?.stringValue }.joined(separator: ", ")
    return Failure(
      "ambiguous_name", "more than one \(thing) is named '\(name)': \(ids)", exit: .dataError)
  }
}
