/// The parts of a `multipart/form-data` body (RFC 7578, RFC 2046 §5.1).
package struct Multipart: Sendable {
  package struct Part: Sendable, Hashable {
    package var name: String
    package var fileName: String?
    /// In lower case, without parameters.
    package var contentType: String?
    package var content: ArraySlice<UInt8>
  }

  package enum Fault: Error, Hashable {
    /// The content type is not `multipart/form-data`, or has no boundary.
    case notMultipart
    case malformed(String)
  }

  package private(set) var parts: [Part] = []

  /// Our clients send one part; browsers one for each field of a form.
  private static let partLimit = 64
  /// Bytes of the headers of one part, as of a request's header field.
  private static let headerLimit = 16 * 1024

  /// - Throws: `Fault`.
  package init(contentType: String?, body: [UInt8]) throws(Fault) {
    guard let value = contentType.map(HeaderValue.init), value.main == "multipart/form-data",
      let boundary = value.parameters["boundary"], (1...200).contains(boundary.utf8.count)
    else { throw .notMultipart }
    let delimiter = Array("--\(boundary)".utf8)
    guard var cursor = Self.firstDelimiter(delimiter, in: body) else {
      throw .malformed("the first boundary is missing")
    }
    let between = Array("\r\n".utf8) + delimiter
    while !body.starts(with: "--", at: cursor) {
      guard let lineEnd = body.find(Array("\r\n".utf8), from: cursor) else {
        throw .malformed("a boundary line does not end")
      }
      guard let next = body.find(between, from: lineEnd) else {
        throw .malformed("the last boundary is missing")
      }
      guard parts.count < Self.partLimit else { throw .malformed("there are too many parts") }
      // A part without headers starts with an empty line, whose line break belongs to the boundary.
      if let part = try Self.part(body[(lineEnd + 2)..<max(lineEnd + 2, next)]) {
        parts.append(part)
      }
      cursor = next + between.count
    }
  }

  private static func firstDelimiter(_ delimiter: [UInt8], in body: [UInt8]) -> Int? {
    if body.starts(with: delimiter) { return delimiter.count }
    return body.find(Array("\r\n".utf8) + delimiter, from: 0).map { $0 + 2 + delimiter.count }
  }

  private static func part(_ bytes: ArraySlice<UInt8>) throws(Fault) -> Part? {
    guard let end = bytes.find(Array("\r\n\r\n".utf8), limit: headerLimit) else {
      throw .malformed("the headers of a part do not end")
    }
    var part = Part(name: "", fileName: nil, contentType: nil, content: bytes[(end + 4)...])
    var isNamed = false
    for line in String(decoding: bytes[..<end], as: UTF8.self).split(whereSeparator: \.isNewline) {
      let field = line.split(separator: ":", maxSplits: 1)
      guard field.count == 2 else { continue }
      let value = HeaderValue(String(field[1]))
      switch field[0].lowercased() {
      case "content-disposition":
        isNamed = value.parameters["name"] != nil
        part.name = value.parameters["name"] ?? ""
        part.fileName = value.parameters["filename"]
      case "content-type": part.contentType = value.main
      default: break
      }
    }
    return isNamed ? part : nil
  }
}

extension [UInt8] {
  fileprivate func starts(with text: String, at offset: Int) -> Bool {
    dropFirst(offset).starts(with: text.utf8)
  }

  fileprivate func find(_ pattern: [UInt8], from offset: Int) -> Int? {
    dropFirst(offset).find(pattern, limit: .max)
  }
}

extension ArraySlice<UInt8> {
  /// The first position of `pattern` within the first `limit` bytes.
  fileprivate func find(_ pattern: [UInt8], limit: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    return withUnsafeBufferPointer { bytes in
      let last = Swift.min(bytes.count, limit) - pattern.count
      var index = 0
      while index <= last {
        if bytes[index] == first,
          pattern.indices.allSatisfy({ bytes[index + $0] == pattern[$0] })
        {
          return startIndex + index
        }
        index += 1
      }
      return nil
    }
  }
}
