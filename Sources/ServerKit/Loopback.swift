/// The addresses of this machine that other machines cannot reach.
package enum Loopback {
  /// Literal addresses only: a name can be made to resolve to anything.
  package static func contains(_ host: String) -> Bool {
    if host == "[::1]" || host == "::1" { return true }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false)
    return octets.count == 4 && octets[0] == "127" && octets.allSatisfy { UInt8($0) != nil }
  }
}
