internal import Supabase

/// Which jobs to list.
package struct JobQuery: Sendable, Hashable {
  /// The id of the user that they are assigned to; nil for all that the account may see.
  package var assignedTo: String?
  package var status: String?

  package init() {}

  /// The related tables that the app asks for.
  private static let relations =
    "*,process_templates(name,description),profiles(full_name),job_action_instances(*)"

  /// - Parameter hasRelations: whether the jobs come with their template, user and actions.
  static func all(hasRelations: Bool) -> RowQuery {
    RowQuery(select: hasRelations ? relations : "*")
  }

  func rows(hasRelations: Bool) -> RowQuery {
    var query = Self.all(hasRelations: hasRelations)
    if let assignedTo { query = query.where("assigned_to", .equals(assignedTo)) }
    if let status {
      query =
        status == JobStatus.ready.rawValue
        ? query.whereAny("status", [.equals(status), .isNull])
        : query.where("status", .equals(status))
    }
    return query.ordered(by: "created_at.desc,id")
  }
}
