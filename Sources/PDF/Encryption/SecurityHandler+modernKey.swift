import Crypto

/// Computes the file key from a password for revisions 5 and 6 (ISO 32000-2, 7.6.4.3.3 and
/// 7.6.4.3.4).
extension SecurityHandler {
  func modernFileKey(password: [UInt8]) -> [UInt8]? {
    guard userEntry.count >= 48, ownerEntry.count >= 48 else { return nil }
    let user = Array(userEntry.prefix(48))
    if hash(password, salt: userEntry[32..<40], user: []) == Array(userEntry.prefix(32)) {
      return unwrap(userKeyEntry, hash(password, salt: userEntry[40..<48], user: []))
    }
    if hash(password, salt: ownerEntry[32..<40], user: user) == Array(ownerEntry.prefix(32)) {
      return unwrap(ownerKeyEntry, hash(password, salt: ownerEntry[40..<48], user: user))
    }
    return nil
  }

  private func unwrap(_ entry: [UInt8], _ key: [UInt8]) -> [UInt8]? {
    guard entry.count >= 32 else { return nil }
    let zeros = [UInt8](repeating: 0, count: 16)
    let fileKey = AESCBC.decrypt(Array(entry.prefix(32)), key: key, initialVector: zeros)
    return fileKey.count == 32 ? fileKey : nil
  }

  /// Computes algorithm 2.B for revision 6, plain SHA-256 for revision 5.
  private func hash(_ password: [UInt8], salt: ArraySlice<UInt8>, user: [UInt8]) -> [UInt8] {
    var key = Array(SHA256.hash(data: password + salt + user))
    guard revision >= 6 else { return key }
    var round = 0
    var last: UInt8 = 0
    while round < 64 || Int(last) > round - 32 {
      let part = password + key + user
      var repeated: [UInt8] = []
      repeated.reserveCapacity(part.count * 64)
      for _ in 0..<64 { repeated += part }
      let secret = AESCBC.encrypt(
        repeated, key: Array(key.prefix(16)), initialVector: Array(key[16..<32]))
      guard let final = secret.last else { return [] }
      last = final
      // A big-endian number modulo 3 equals the sum of its bytes modulo 3.
      switch secret.prefix(16).reduce(0, { $0 + Int($1) }) % 3 {
      case 0: key = Array(SHA256.hash(data: secret))
      case 1: key = Array(SHA384.hash(data: secret))
      default: key = Array(SHA512.hash(data: secret))
      }
      round += 1
    }
    return Array(key.prefix(32))
  }
}
