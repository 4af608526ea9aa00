internal import Digests

/// URIs that are the same in all reports.
package enum StableID {
  /// The URI of what `bytes` describe.
  package static func of(_ bytes: [UInt8]) -> String { uuid(ContentDigest.sha256Octets(bytes)) }

  /// A UUID with content of its own (RFC 9562 §5.8), as a URN (§4).
  ///
  /// - Parameter octets: at least 16, of which the first 16 count.
  static func uuid(_ octets: [UInt8]) -> String {
    var octets = Array(octets.prefix(16))
    octets[6] = octets[6] & 0x0F | 0x80
    octets[8] = octets[8] & 0x3F | 0x80
    let digits = octets.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
    return "urn:uuid:" + groups.joined(separator: "-")
  }
}
