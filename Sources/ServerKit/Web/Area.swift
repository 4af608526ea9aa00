internal import Hummingbird

/// The paths below one prefix, which share an error format and a check of each request.
struct Area: Sendable {
  /// Without a slash at its end; empty for the root.
  let prefix: String
  let errors: any ErrorFormat
  let gate: Gate?

  /// The part of a normalized path below the prefix, with its slash; nil for a path elsewhere.
  func suffix(of path: String) -> Substring? {
    guard path.hasPrefix(prefix) else { return nil }
    let rest = path.dropFirst(prefix.count)
    return rest.isEmpty || rest.first == "/" ? rest : nil
  }
}

/// The areas of a server. A path belongs to the one with the longest prefix.
struct Areas: Sendable {
  private let list: [Area]

  init(_ areas: [Area]) { list = areas.sorted { $0.prefix.utf8.count > $1.prefix.utf8.count } }

  func find(_ path: String) -> (area: Area, suffix: Substring) {
    for area in list {
      if let suffix = area.suffix(of: path) { return (area, suffix) }
    }
    return (Area(prefix: "", errors: StandardErrors(), gate: nil), path[...])
  }
}
