package import HTTPTypes
package import Hummingbird
package import NIOCore
package import Records

extension Response {
  package init(status: HTTPResponse.Status = .ok, json: JSON) {
    self.init(
      status: status, headers: [.contentType: "application/json; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.line)))
  }

  /// - Parameter bytes: JSON text.
  package init(jsonBytes bytes: ByteBuffer) {
    self.init(
      status: .ok, headers: [.contentType: "application/json; charset=utf-8"],
      body: ResponseBody(byteBuffer: bytes))
  }

  package init(status: HTTPResponse.Status, text: String) {
    self.init(
      status: status, headers: [.contentType: "text/plain; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
