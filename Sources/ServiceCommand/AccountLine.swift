package import Command
package import LineIO
package import Records
package import Sessions

/// The account as one line of output.
package enum AccountLine {
  package static func record(_ session: StoredSession, _ service: ServiceContext) -> Record {
    var object = JSONObject()
    object["email"] = session.email.map { .string($0) } ?? .null
    object["user_id"] = session.userID.map { .string($0) } ?? .null
    object["expires_at"] = session.expiresAt.map { .string($0.rfc3339) } ?? .null
    object["profile"] = .string(service.profile.name)
    return Record(object)
  }

  /// Writes `record` as a JSON line, or `sentence` for a person: one line, whatever the service says.
  package static func write(
    _ record: Record, _ sentence: String, _ output: OutputOptions, _ context: Context
  ) throws(SystemError) {
    try context.show([record], in: context.sink(output) { _ in Printable.line(sentence) })
  }
}
