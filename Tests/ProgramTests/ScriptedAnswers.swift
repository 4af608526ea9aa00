import LoopbackServer
import Records
import Synchronization

/// The answers of the service that a case uses: its file `answers`, one JSON object per line.
///
/// A request gets the first line that matches it and is not used up:
/// - `to`: a prefix of `METHOD /path?query`; matches any request if missing
/// - `status` (200), `headers`, and `body`: JSON, or text that is sent as it is
/// - `raw`: the whole answer instead, byte for byte; the connection is closed after it
/// - `instead`: `close` ends the connection without an answer, `hang` never answers
/// - `times`: how many requests it answers; all if missing
final class ScriptedAnswers: Sendable {
  fileprivate struct Line {
    var to: String
    var reply: LoopbackReply
    var times: Int
  }

  private let lines: Mutex<[Line]>

  /// Throws if a line is not an answer.
  init(_ text: String) throws {
    var lines: [Line] = []
    for line in text.split(separator: "\n") { lines.append(try Line(JSON(parsing: String(line)))) }
    self.lines = Mutex(lines)
  }

  /// Starts a server that gives these answers.
  func server() throws -> LoopbackServer { try LoopbackServer { self.reply(to: $0) } }

  private func reply(to request: LoopbackRequest) -> LoopbackReply {
    let line = "\(request.method) \(request.target)"
    return lines.withLock { lines in
      guard let index = lines.firstIndex(where: { $0.times > 0 && line.hasPrefix($0.to) }) else {
        return .answer(500, body: "the case has no answer for \(line)")
      }
      lines[index].times -= 1
      return lines[index].reply
    }
  }
}

extension ScriptedAnswers.Line {
  private struct BadLine: Error { var json: JSON }

  fileprivate init(_ json: JSON) throws {
    let known: Set<String> = ["to", "status", "headers", "body", "raw", "instead", "times"]
    guard let object = json.objectValue, object.members.allSatisfy({ known.contains($0.name) })
    else {
      throw BadLine(json: json)
    }
    to = json["to"]?.stringValue ?? ""
    times = json["times"]?.intValue ?? .max
    switch json["instead"]?.stringValue {
    case "close": reply = .close
    case "hang": reply = .hang
    case nil: reply = json["raw"]?.stringValue.map { .raw($0) } ?? Self.answer(json)
    default: throw BadLine(json: json)
    }
  }

  private static func answer(_ json: JSON) -> LoopbackReply {
    var fields: [(name: String, value: String)] = []
    for field in json["headers"]?.objectValue?.members ?? [] {
      fields.append((field.name, field.value.stringValue ?? ""))
    }
    let body = json["body"]
    if body?.stringValue == nil, !fields.contains(where: { $0.name == "Content-Type" }) {
      fields.append(("Content-Type", "application/json"))
    }
    return .answer(
      json["status"]?.intValue ?? 200, fields,
      body: body.map { $0.stringValue ?? $0.text } ?? "")
  }
}
