import Records

/// The results of a record as a column of a journal stores them: one JSON line each.
enum JournalResults {
  /// Returns nil if a line is not a JSON object.
  static func decode(_ bytes: [UInt8]) -> [Record]? {
    var results: [Record] = []
    for line in bytes.split(separator: 0x0A) {
      guard let record = try? Record(Array(line)) else { return nil }
      results.append(record)
    }
    return results
  }
}
