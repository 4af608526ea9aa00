import Records

/// The results of a record as a journal's column holds them: one JSON line each, with a line feed
/// between; no bytes for no results.
enum JournalResults {
  static func encode(_ results: [Record]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(results.reduce(results.count) { $0 + $1.bytes.count })
    for (index, record) in results.enumerated() {
      if index > 0 { bytes.append(0x0A) }
      bytes += record.bytes
    }
    return bytes
  }

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
