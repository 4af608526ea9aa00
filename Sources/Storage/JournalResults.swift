import Records

/// The results of a record as a journal's column holds them: one JSON line each; no bytes for no
/// results.
enum JournalResults {
  /// Nil when a line is no JSON object.
  static func decode(_ bytes: [UInt8]) -> [Record]? {
    var results: [Record] = []
    for line in bytes.split(separator: 0x0A) {
      guard let record = try? Record(Array(line)) else { return nil }
      results.append(record)
    }
    return results
  }
}
