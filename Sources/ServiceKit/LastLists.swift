package import Records
package import Sessions

/// The tables that were shown last, one of each kind.
package struct LastLists: ProfileEntry {
  package static let fileName = "last-lists.json"
  package static let contents = "the last list"

  /// The number of rows that are kept of a list: the file is read whole on each use.
  package static let limit = 1000

  package private(set) var json: JSONObject

  package init(_ json: JSONObject) { self.json = json }

  package init() { json = JSONObject() }

  /// The rows of the list of this kind; nil if none was shown.
  package func rows(_ kind: ListKind) -> [Record]? {
    json[kind.name]?.arrayValue?.map { Record($0.objectValue ?? JSONObject()) }
  }

  /// Replaces the list of this kind with the first rows of this one.
  package mutating func set(_ rows: [Record], _ kind: ListKind) {
    let stored = rows.prefix(Self.limit).map { row in
      var object = JSONObject()
      for name in [kind.key] + kind.members { object[name] = row[name] }
      return JSON.object(object)
    }
    json[kind.name] = .array(stored)
  }
}

extension ProfileStore<LastLists> {
  /// Replaces the list of this kind. A failure is only a warning.
  package func save(_ rows: [Record], _ kind: ListKind, for profile: Profile) async {
    await change(profile) { entry in
      var lists = entry ?? LastLists()
      lists.set(rows, kind)
      return lists
    }
  }
}
