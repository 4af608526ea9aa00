package import Records

/// A step of a job: a row of `job_action_instances`.
package struct JobAction: Sendable {
  package let members: JSONObject
  package let id: String
  package let jobID: String
  package let name: String
  /// The place in the job; nil if it has none.
  package let order: Int?

  package static let completed = "completed"
  package static let pending = "pending"

  /// Returns nil if `row` has no `id` or no `job_id`.
  package init?(_ row: JSONObject) {
    guard let id = row["id"]?.stringValue, let jobID = row["job_id"]?.stringValue else {
      return nil
    }
    members = row
    self.id = id
    self.jobID = jobID
    name = row["name"]?.stringValue ?? ""
    order = row["sequence_order"]?.intValue
  }

  /// Anything but `completed` is open.
  package var isCompleted: Bool { members["status"]?.stringValue == Self.completed }
}

/// Ids are compared without case: PostgreSQL spells them in lower case, the app in upper case.
package func isSameID(_ one: String, _ other: String) -> Bool {
  one.lowercased() == other.lowercased()
}
