/// A request as the loopback server read it.
package struct LoopbackRequest: Sendable {
  package var method = ""
  /// Path and query as sent.
  package var target = ""
  /// Header fields by lower-case name; the last of repeated ones.
  package var headers: [String: String] = [:]
  package var body: [UInt8] = []

  package var path: String { String(target.prefix { $0 != "?" }) }
  package var text: String { String(decoding: body, as: UTF8.self) }
}
