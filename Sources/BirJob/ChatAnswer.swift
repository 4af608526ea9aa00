package import Records

/// What the chat of the service answers. Its description does not name the members.
package enum ChatAnswer {
  private static let textNames = ["response", "answer", "reply", "analysis", "message", "text"]
  private static let listNames = ["recommendations", "recommended_jobs", "jobs"]

  /// The text for people; nil if there is none.
  package static func text(_ answer: JSONObject) -> String? {
    textNames.lazy.compactMap { name in
      answer[name]?.stringValue
        ?? answer[name].flatMap { text in
          text.objectValue.flatMap { Self.text($0) }
        }
    }.first { !$0.isEmpty }
  }

  /// The recommended jobs; nil if the answer has no list of jobs.
  package static func jobs(_ answer: JSONObject) -> [JSONObject]? {
    let list = listNames.lazy.compactMap { answer[$0]?.arrayValue }.first
    return list?.compactMap(\.objectValue).map { item in
      guard let job = item["job"]?.objectValue else { return item }
      var flat = job
      for member in item.members where member.name != "job" { flat[member.name] = member.value }
      return flat
    }
  }
}
