#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// One connection of the loopback server, used by one thread.
final class LoopbackConnection {
  private let socket: Int32
  private var buffer: [UInt8] = []

  init(_ socket: Int32) { self.socket = socket }

  /// The head of the next request; nil if the client has closed the connection.
  func head() -> LoopbackRequest? {
    let mark = Array("\r\n\r\n".utf8)
    while true {
      if let end = buffer.firstRange(of: mark) {
        let head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        buffer.removeFirst(end.upperBound)
        return parse(head)
      }
      guard receive() else { return nil }
      if buffer.first == 0x16 {  // a TLS handshake
        send(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
        return nil
      }
    }
  }

  private func parse(_ head: String) -> LoopbackRequest {
    var request = LoopbackRequest()
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    if words.count >= 2 { (request.method, request.target) = (String(words[0]), String(words[1])) }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      request.headers[line[..<colon].lowercased()] = String(value)
    }
    return request
  }

  /// Reads a body of the announced length. Returns false if the client closes before its end.
  func readBody(of request: inout LoopbackRequest) -> Bool {
    let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
    while buffer.count < length {
      guard receive() else { return false }
    }
    request.body = Array(buffer.prefix(length))
    buffer.removeFirst(length)
    return true
  }

  func answer(
    _ status: Int, _ fields: [(name: String, value: String)], _ body: String, isHead: Bool
  ) {
    var head = "HTTP/1.1 \(status) Reason\r\n"
    for field in fields { head += "\(field.name): \(field.value)\r\n" }
    if status != 204 { head += "Content-Length: \(body.utf8.count)\r\n" }
    send(Array((head + "\r\n" + (isHead || status == 204 ? "" : body)).utf8))
  }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func waitForEnd() { while receive() {} }

  /// Closes the connection; with a reset if `abruptly`.
  func end(abruptly: Bool) {
    if abruptly {
      var now = linger(l_onoff: 1, l_linger: 0)
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    }
    close(socket)
  }

  private func receive() -> Bool {
    var block = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(socket, &block, block.count)
    guard count > 0 else { return false }
    buffer += block[..<count]
    return true
  }
}
