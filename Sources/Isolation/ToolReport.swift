import Records

/// Why a program of a job made nothing.
struct ToolReport {
  /// As a shell tells it; 0 when the program ended well and left no output.
  var status: Int32
  /// The first words that it said on standard error.
  var said: String

  init(status: Int32, said: String) {
    self.status = status
    self.said = said
  }

  init(_ message: [UInt8]) {
    let report = try? JSON(parsing: message)
    status = report?["status"]?.intValue.flatMap(Int32.init(exactly:)) ?? -1
    said = report?["said"]?.stringValue ?? ""
  }

  var message: [UInt8] {
    (["status": .number(Int(status)), "said": .string(said)] as JSON).line
  }

  var failure: Failure {
    let words = said.isEmpty ? "" : ": \(said)"
    return Failure(
      "converter_failed",
      status == 0
        ? "the converter made nothing of the document\(words)"
        : "the converter failed with status \(status)\(words)", exit: .dataError)
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
      "converting the document takes more than \(residentBytes >> 20) MB, or makes more than "
        + "\(outputBytes >> 20) MB of it", exit: .dataError)
  }
}
