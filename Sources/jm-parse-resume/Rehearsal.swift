import Documents

/// A small document that a worker reads before it is asked for any. The first document that a process
/// reads takes twice as long as the next: code comes from the disk's cache page by page, types are
/// put together, tables are filled.
enum Rehearsal {
  /// What the worker is asked.
  ///
  /// - Parameter member: what the documents after it will be asked for; nil for all.
  static func request(only member: ReadingSettings.Member?) -> [UInt8] {
    var settings = ReadingSettings()
    settings.only = member
    let pieces = ParsingRequest(
      name: "rehearsal.pdf", settings: settings, parts: [RehearsalDocument.bytes]
    ).pieces
    return Array(pieces.joined())
  }
}
