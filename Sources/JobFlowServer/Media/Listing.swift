internal import Records
internal import ServerKit

/// What is to be listed of a bucket: one folder, the slash being what ends a folder's name.
struct Listing: Sendable {
  /// Ends with a slash unless it is empty.
  let folder: String
  let search: String
  let limit: Int
  let offset: Int
  let column: String
  let isDescending: Bool

  private static let columns = ["name", "created_at", "updated_at", "last_accessed_at"]

  init(_ object: JSONObject) throws(StorageError) {
    let prefix = object["prefix"]?.stringValue ?? ""
    folder = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
    search = (object["search"]?.stringValue ?? "").lowercased()
    limit = object["limit"]?.intValue ?? 100
    offset = object["offset"]?.intValue ?? 0
    column = object["sortBy"]?["column"]?.stringValue ?? "name"
    isDescending = object["sortBy"]?["order"]?.stringValue == "desc"
    guard (0...1000).contains(limit), offset >= 0, Self.columns.contains(column) else {
      throw .invalidBody(
        "`limit` must be from 0 to 1000, `offset` at least 0, and the order known.")
    }
  }

  /// Files with their data, folders with a name only.
  ///
  /// - Parameter objects: those whose names begin with `folder`.
  func entries(_ objects: [StoredObject]) -> [JSON] {
    var folders: Set<String> = []
    var entries: [(name: String, date: Int64, json: JSON)] = []
    for object in objects {
      let rest = object.name.dropFirst(folder.count)
      let name = String(rest.prefix { $0 != "/" })
      guard search.isEmpty || name.lowercased().hasPrefix(search) else { continue }
      if name.count == rest.count {
        let date = column == "created_at" ? object.createdAt : object.updatedAt
        entries.append((name, date.microseconds, object.json(name: name)))
      } else if folders.insert(name).inserted {
        entries.append((name, 0, Self.folder(name)))
      }
    }
    entries.sort { left, right in
      let isLess =
        column == "name" || left.date == right.date
        ? left.name < right.name : left.date < right.date
      return isLess
    }
    if isDescending { entries.reverse() }
    return entries.dropFirst(offset).prefix(limit).map(\.json)
  }

  private static func folder(_ name: String) -> JSON {
    [
      "name": .string(name), "id": .null, "updated_at": .null, "created_at": .null,
      "last_accessed_at": .null, "metadata": .null,
    ]
  }
}
