internal import Documents
internal import Records
internal import Resumes

/// The messages between the server and a worker process that reads documents.
///
/// A request is the file's name as a JSON string, or null, then a line feed and the document. An
/// answer is `{"text","resume"}` or `{"failure"}`.
enum ReadingMessage {
  static func request(_ bytes: [UInt8], name: String?) -> [UInt8] {
    (name.map(JSON.string) ?? .null).line + [UInt8(ascii: "\n")] + bytes
  }

  /// Runs in the worker.
  static func answer(to request: [UInt8]) -> [UInt8] {
    guard let end = request.firstIndex(of: UInt8(ascii: "\n")) else { return JSON.null.line }
    let name = (try? JSON(parsing: request[..<end]))?.stringValue
    do throws(Failure) {
      let read = try DirectResumeReading.read(Array(request[(end + 1)...]), name: name)
      return (["text": .string(read.text), "resume": read.resume] as JSON).line
    } catch {
      let failure: JSON = ["code": .string(error.code), "message": .string(error.message)]
      return (["failure": failure] as JSON).line
    }
  }

  /// - Throws: the failure that the worker reports.
  static func result(of answer: [UInt8]) throws -> ReadResume {
    let json = try JSON(parsing: answer)
    if let text = json["text"]?.stringValue, let resume = json["resume"] {
      return ReadResume(text: text, resume: resume)
    }
    let failure = json["failure"]
    throw Failure(
      failure?["code"]?.stringValue ?? "unreadable_document",
      failure?["message"]?.stringValue ?? "The document cannot be read.", exit: .dataError)
  }
}
