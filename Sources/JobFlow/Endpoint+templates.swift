internal import Records
package import ServiceKit
internal import Supabase

extension Endpoint<[JSONObject]> {
  /// Templates, with their actions.
  ///
  /// - Parameters:
  ///   - id: the id, or nil for any.
  ///   - name: the name, or nil for any.
  package static func templates(id: String?, name: String?, hasActions: Bool) -> Self {
    var query = RowQuery(
      select: hasActions ? "*,template_actions(sequence_order,actions(*))" : "*")
    if let id { query = query.where("id", .equals(id)) }
    if let name { query = query.where("name", .equals(name)) }
    return rows(.listTemplates, query.ordered(by: "name,id"))
  }

  /// The actions that templates consist of; with these names, or all.
  package static func actions(named names: [String]? = nil) -> Self {
    var query = RowQuery(select: "*")
    if let names { query = query.where("name", .isIn(names)) }
    return rows(.listActions, query.ordered(by: "name,id"))
  }
}
