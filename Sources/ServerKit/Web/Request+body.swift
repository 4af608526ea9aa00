internal import HTTPTypes
package import Hummingbird
internal import NIOCore
package import Records

/// Why a body cannot be used. Each service has its own response to it.
package enum BodyError: Error, Hashable {
  case tooLarge(limit: Int)
  case notJSON(reason: String)
  /// The client disconnected before the end.
  case cutShort
}

extension Request {
  /// Reads the whole body, and stops as soon as it is larger than `limit` bytes.
  ///
  /// - Parameter memory: the share that the bytes are added to; nil for small bodies.
  package func bytes(limit: Int, memory: MemoryBudget.Share? = nil) async throws -> [UInt8] {
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw BodyError.tooLarge(limit: limit)
    }
    var bytes: [UInt8] = []
    var chunks = body.makeAsyncIterator()
    while let chunk = try await Self.next(&chunks) {
      guard bytes.count + chunk.readableBytes <= limit else {
        throw BodyError.tooLarge(limit: limit)
      }
      try memory?.add(chunk.readableBytes)
      bytes.append(contentsOf: chunk.readableBytesView)
    }
    return bytes
  }

  private static func next(
    _ chunks: inout RequestBody.AsyncIterator
  ) async throws(BodyError) -> ByteBuffer? {
    do {
      return try await chunks.next()
    } catch {
      throw .cutShort
    }
  }

  /// Reads the body as a JSON object, whatever its content type.
  package func object(limit: Int) async throws -> JSONObject {
    let bytes = try await bytes(limit: limit)
    do {
      let value = try JSON(parsing: bytes)
      guard let object = value.objectValue else {
        throw BodyError.notJSON(reason: "it is another kind of JSON value")
      }
      return object
    } catch let error as JSONSyntaxError {
      throw BodyError.notJSON(reason: error.description)
    }
  }

  /// A query parameter, percent-decoded; nil if it is missing.
  package func query(_ name: String) -> String? {
    uri.queryParameters[Substring(name)].map(String.init)
  }

  /// The token of `Authorization: Bearer TOKEN`, whatever the scheme's case (RFC 9110 §11.1).
  package var bearerToken: String? {
    guard let value = headers[.authorization] else { return nil }
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer", !parts[1].contains(" ") else {
      return nil
    }
    return String(parts[1])
  }
}
