package import Flow
package import LineIO
package import Records

/// The failure stream: failed records in a file, or one readable line each on stderr.
package struct FailureStream: FailureSink {
  /// A failed record is its original and the error: this much longer than the longest line, at most.
  private static let errorLimit = 1 << 20

  /// The file, if one is named.
  package let file: OutputFile?
  private let messages: Messages

  /// - Parameters:
  ///   - path: the file that `--failed` names.
  ///   - isForced: whether it is replaced whatever it holds.
  ///   - maxLine: the longest line of the input, in bytes.
  ///   - inputs: the files that the run reads.
  /// - Throws: what `OutputFile` throws.
  package init(
    path: String?, isForced: Bool, maxLine: Int, inputs: @autoclosure () -> [FileStatus],
    messages: Messages
  ) throws(Failure) {
    self.messages = messages
    guard let path else {
      file = nil
      return
    }
    let request = OutputFile.Request(option: "--failed", path: path, isForced: isForced) {
      (file) throws(SystemError) in
      try Self.isFailureFile(file, maxLine: maxLine + Self.errorLimit)
    }
    file = try OutputFile(request, inputs: inputs())
  }

  /// Whether every line of a file is a failed record.
  package static func isFailureFile(
    _ file: FileDescriptor, maxLine: Int
  ) throws(SystemError) -> Bool {
    var reader = LineReader(file, limit: maxLine)
    while true {
      switch try reader.next() {
      case .end: return true
      case .tooLong: return false
      case .line(let bytes):
        guard let error = (try? Record(Array(bytes)))?["_jm"]?["error"],
          error["code"]?.stringValue != nil, error["message"]?.stringValue != nil,
          error["retryable"]?.boolValue != nil
        else { return false }
      }
    }
  }

  package func write(_ item: InputItem, _ failure: Failure) throws(SystemError) {
    guard let file else {
      messages.error(Self.line(item, failure))
      return
    }
    var reserved = item.original["_jm"]?.objectValue ?? JSONObject()
    reserved["error"] = messages.resolved(failure).json
    let record = item.original.setting([.init(name: "_jm", value: .object(reserved))])
    let line = file.isTerminal ? Printable.json(record.bytes) : record.bytes
    try file.write(line + [0x0A])
  }

  /// The failure after the name of its input, which is not repeated.
  private static func line(_ item: InputItem, _ failure: Failure) -> String {
    let text = failure.description
    let namesInput = ["\(item.label):", "\(item.label) "].contains { text.hasPrefix($0) }
    return namesInput ? text : "\(item.label): \(text)"
  }

  /// Ends the run: the file no longer holds what an earlier run wrote, and one line on stderr says
  /// how many records failed. A run without any input changes nothing.
  ///
  /// A single failed record has already been reported on its own line, unless it went to the file.
  package func finish(_ tally: Tally) throws(SystemError) {
    let count = tally.succeeded + tally.failed
    if count > 0 { try file?.finish() }
    guard tally.failed > 0, count > 1 || file != nil else { return }
    let place = file.flatMap { $0.isRegularFile ? "; see \($0.label)" : nil } ?? ""
    messages.note("\(tally.succeeded) succeeded, \(tally.failed) failed\(place)")
  }
}
