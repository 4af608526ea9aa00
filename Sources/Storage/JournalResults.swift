import Records

/// The results of a record as a journal's column holds them: one JSON line each, with a line feed
/// between; no bytes for no results.
enum JournalResults {
  static func encode(_ results: [JSONObject]) -> [UInt8] {
    Array(results.map { JSON.object($0).line }.joined(separator: [0x0A]))
  }

  /// Nil when a line is no JSON object.
  static func decode(_ bytes: [UInt8]) -> [JSONObject]? {
    var results: [JSONObject] = []
    for line in bytes.split(separator: 0x0A) {
      guard let object = (try? JSON(parsing: line))?.objectValue else { return nil }
      results.append(object)
    }
    return results
  }
}
