package import Records

/// A row of `jobs`, with its actions if the service sent them.
package struct Job: Sendable {
  package let members: JSONObject
  package let id: String
  package let name: String
  /// In their order; nil if the service did not send them.
  package let actions: [JobAction]?

  /// Returns nil if `row` has no `id`, or has actions without ids.
  ///
  /// - Parameter actions: the actions, if they are not in the row.
  package init?(_ row: JSONObject, actions rows: [JSONObject]? = nil) {
    guard let id = row["id"]?.stringValue else { return nil }
    self.id = id
    name = row["name"]?.stringValue ?? ""
    let sent = rows ?? row["job_action_instances"]?.arrayValue?.compactMap(\.objectValue)
    let actions = sent?.compactMap { JobAction($0) }
    guard actions?.count == sent?.count else { return nil }
    let sorted = actions?.enumerated().sorted { one, other in
      (one.element.order ?? .max, one.offset) < (other.element.order ?? .max, other.offset)
    }
    self.actions = sorted?.map(\.element)
    var members = row
    if let actions = self.actions {
      members["job_action_instances"] = .array(actions.map { .object($0.members) })
    }
    self.members = members
  }

  /// Nil if the service has another status than the known ones.
  package var status: JobStatus? {
    members["status"]?.stringValue.map { JobStatus(rawValue: $0) } ?? .ready
  }

  /// Whether the actions must be completed in their order.
  package var isStrict: Bool { members["strict_sequence"]?.boolValue == true }

  /// The members of the row, with the numbers of actions if they are known.
  package var line: JSONObject {
    guard let actions else { return members }
    var line = members
    let done = actions.count(where: \.isCompleted)
    line["completed_actions"] = .number(done)
    line["total_actions"] = .number(actions.count)
    line["completion_percentage"] = .number(actions.isEmpty ? 0 : done * 100 / actions.count)
    return line
  }

  /// The action with this id; nil if the job has none.
  package func action(_ id: String) -> JobAction? { actions?.first { isSameID($0.id, id) } }

  /// The open actions before this one.
  package func openActions(before action: JobAction) -> [JobAction] {
    (actions ?? []).filter { !$0.isCompleted && ($0.order ?? .max) < (action.order ?? .max) }
  }

  /// The open actions after this one.
  package func openActions(after action: JobAction) -> [JobAction] {
    (actions ?? []).filter {
      !$0.isCompleted && !isSameID($0.id, action.id) && ($0.order ?? .max) > (action.order ?? .max)
    }
  }

  /// Checks that this action may be completed now.
  ///
  /// - Throws: `out_of_sequence` (65) if the job keeps the sequence and an earlier action is open.
  package func checkSequence(of action: JobAction) throws(Failure) {
    guard isStrict, let first = openActions(before: action).first else { return }
    throw Failure(
      "out_of_sequence",
      "'\(action.name)' cannot be completed before '\(first.name)': the job '\(name)' keeps its "
        + "sequence", hint: "complete '\(first.name)' first, or use --force", exit: .dataError)
  }
}
