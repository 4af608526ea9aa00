internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Records

/// Why a body cannot be used; each service has its own answer for it.
enum BodyError: Error, Hashable {
  case tooLarge(limit: Int)
  case notJSON(reason: String)
  /// The client went away before the end.
  case cutShort
}

extension Request {
  /// The whole body; reading ends as soon as it is known to be larger than `limit` bytes.
  func bytes(limit: Int) async throws -> [UInt8] {
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw BodyError.tooLarge(limit: limit)
    }
    var bytes: [UInt8] = []
    var chunks = body.makeAsyncIterator()
    while let chunk = try await Self.next(&chunks) {
      guard bytes.count + chunk.readableBytes <= limit else {
        throw BodyError.tooLarge(limit: limit)
      }
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

  /// The body as a JSON object, whatever its content type.
  func object(limit: Int) async throws -> JSONObject {
    let bytes = try await bytes(limit: limit)
    do {
      let value = try JSON(parsing: bytes)
      guard let object = value.objectValue else {
        throw BodyError.notJSON(reason: "an object was expected")
      }
      return object
    } catch let error as JSONSyntaxError {
      throw BodyError.notJSON(reason: error.description)
    }
  }

  /// A query parameter, percent-decoded; nil when it is not there.
  func query(_ name: String) -> String? {
    uri.queryParameters[Substring(name)].map(String.init)
  }

  /// The token of `Authorization: Bearer TOKEN`; the scheme's case does not matter (RFC 9110 §11.1).
  var bearerToken: String? {
    guard let value = headers[.authorization] else { return nil }
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer", !parts[1].contains(" ") else {
      return nil
    }
    return String(parts[1])
  }
}
