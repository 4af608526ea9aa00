package import Records

extension JSONObject {
  /// This profile after a change: its members are set, and objects are merged member by member, as the
  /// service does.
  package func merging(_ changes: JSONObject) -> JSONObject {
    var merged = self
    for member in changes.members {
      guard let new = member.value.objectValue, let old = merged[member.name]?.objectValue else {
        merged[member.name] = member.value
        continue
      }
      merged[member.name] = .object(
        new.members.reduce(into: old) { object, part in object[part.name] = part.value })
    }
    return merged
  }

  /// A line of output without what the service or a program has added to the profile, so that it can
  /// be sent back.
  package var withoutAddedMembers: JSONObject {
    JSONObject(members.filter { !Self.added.contains($0.name) })
  }

  private static let added: Set<String> = [
    "user_id", "profile_complete", "match_score", "photo", "_jm",
  ]
}
