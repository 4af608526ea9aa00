internal import Records

/// What a user tells about themselves. Members that were never set are absent.
struct Profile: Sendable, Hashable {
  private(set) var members: JSONObject

  init(_ members: JSONObject = JSONObject()) { self.members = members }

  var name: String { members["name"]?.stringValue ?? "" }
  var interests: [String] { strings("interests") }
  var photos: [String] { strings("photos") }

  /// A name, at least three interests and a preferred time.
  var isComplete: Bool {
    let times = members["social_preferences"]?["preferred_times"]?.arrayValue ?? []
    return !name.isEmpty && interests.count >= 3 && !times.isEmpty
  }

  /// How many of the interests of both are shared (Jaccard): 0 to 1.
  func similarity(to other: Profile) -> Double {
    let mine = Set(interests.map { $0.lowercased() })
    let theirs = Set(other.interests.map { $0.lowercased() })
    let all = mine.union(theirs).count
    return all == 0 ? 0 : Double(mine.intersection(theirs).count) / Double(all)
  }

  /// Sets the members of `changes`; objects are merged member by member.
  mutating func merge(_ changes: JSONObject) {
    for member in changes.members {
      guard let new = member.value.objectValue, var old = members[member.name]?.objectValue else {
        members[member.name] = member.value
        continue
      }
      for part in new.members { old[part.name] = part.value }
      members[member.name] = .object(old)
    }
  }

  mutating func add(photo: String) {
    members["photos"] = .array((photos + [photo]).map { .string($0) })
  }

  /// The profile as others see it.
  func json(id: Int64) -> JSONObject {
    var object = JSONObject([.init(name: "user_id", value: .number(Int(id)))])
    for member in members.members { object[member.name] = member.value }
    for name in ["photos", "interests"] where object[name] == nil { object[name] = [] }
    return object
  }

  private func strings(_ name: String) -> [String] {
    members[name]?.arrayValue?.compactMap(\.stringValue) ?? []
  }
}
