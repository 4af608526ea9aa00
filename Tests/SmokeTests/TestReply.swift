import HTTPTypes
import Hummingbird
import NIOCore
import Records
import Synchronization

@testable import GoTrueServer
@testable import Server
@testable import ServerKit

/// An answer of the real server, which a test can change before it is sent.
struct TestReply: Sendable {
  var status: HTTPResponse.Status
  var headers: HTTPFields
  var body: [UInt8]
  /// Whether the connection is closed before the answer has ended.
  var isCutOff = false

  init(_ response: Response) async throws {
    status = response.status
    headers = response.headers
    let writer = BodyCollector()
    try await response.body.write(writer)
    body = writer.bytes.withLock { $0 }
  }

  /// The body as JSON.
  var json: JSON {
    get { (try? JSON(parsing: body)) ?? .null }
    set { body = newValue.line }
  }

  var response: Response {
    var headers = headers
    headers[.contentLength] = nil
    if isCutOff {
      return Response(
        status: status, headers: headers,
        body: ResponseBody(contentLength: body.count + 1) { _ in throw CutOff() })
    }
    return Response(
      status: status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }

  /// Changes a member of the object in the body.
  mutating func set(_ name: String, _ value: JSON?) {
    guard var object = json.objectValue else { return }
    object[name] = value
    json = .object(object)
  }

  /// Changes the objects of a list: the body, or a member of it.
  mutating func change(_ list: String? = nil, _ change: (Int, inout JSONObject) -> Void) {
    guard let values = (list.map { json[$0] } ?? json)?.arrayValue else { return }
    let changed = values.enumerated().map { index, value in
      guard var object = value.objectValue else { return value }
      change(index, &object)
      return JSON.object(object)
    }
    if let list { set(list, .array(changed)) } else { json = .array(changed) }
  }

  /// Changes a member of `data`.
  mutating func setData(_ name: String, _ value: JSON?) {
    guard var data = json["data"]?.objectValue, data[name] != nil else { return }
    data[name] = value
    set("data", .object(data))
  }

  /// Replaces a text wherever it is in the body.
  mutating func replace(_ text: String, with other: String) {
    body = Array(String(decoding: body, as: UTF8.self).replacing(text, with: other).utf8)
  }

  private struct CutOff: Error {}

  private final class BodyCollector: ResponseBodyWriter {
    let bytes = Mutex<[UInt8]>([])

    func write(_ buffer: ByteBuffer) {
      bytes.withLock { $0.append(contentsOf: buffer.readableBytesView) }
    }

    func finish(_ trailingHeaders: HTTPFields?) {}
  }
}
