import Records

/// The reason why a program of a job made no output.
struct ToolReport {
  /// The exit status as a shell reports it; 0 if the program succeeded without output.
  var status: Int32
  /// The beginning of its first line on standard error.
  var message: String

  init(status: Int32, message: String) {
    self.status = status
    self.message = message
  }

  init(_ bytes: [UInt8]) {
    let report = try? JSON(parsing: bytes)
    status = report?["status"]?.intValue.flatMap(Int32.init(exactly:)) ?? -1
    message = report?["message"]?.stringValue ?? ""
  }

  var bytes: [UInt8] {
    (["status": .number(Int(status)), "message": .string(message)] as JSON).line
  }

  var failure: Failure {
    let reason = message.isEmpty ? "" : ": \(message)"
    return Failure(
      "converter_failed",
      status == 0
        ? "the converter produced no output\(reason)"
        : "the converter failed with status \(status)\(reason)", exit: .dataError)
  }
}

extension ToolLimits {
  var tooSlow: Failure {
    Failure(
      "document_too_slow", "the document took longer than \(seconds) s to convert",
      exit: .dataError)
  }

  var tooLarge: Failure {
    Failure(
      "document_too_large",
      "converting the document needs more than \(residentBytes >> 20) MB of memory or "
        + "\(outputBytes >> 20) MB of disk space", exit: .dataError)
  }
}
