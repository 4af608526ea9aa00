import Crypto

/// Computes the file key from a password for revisions 2 to 4 (ISO 32000-2, 7.6.4.3 and 7.6.4.4).
extension SecurityHandler {
  /// The file key for a user or owner password; nil if the password is wrong.
  func fileKey(password: [UInt8]) -> [UInt8]? {
    if revision >= 5 {
      return PasswordForms.modern(password).lazy.compactMap { modernFileKey(password: $0) }.first
    }
    for password in PasswordForms.early(password) {
      if let key = checkedUserKey(Self.padded(password)) { return key }
      if let key = checkedUserKey(userPassword(owner: password)) { return key }
    }
    return nil
  }

  private static let padding: [UInt8] = [
    0x28, 0xBF, 0x4E, 0x5E, 0x4E, 0x75, 0x8A, 0x41, 0x64, 0x00, 0x4E, 0x56, 0xFF, 0xFA, 0x01, 0x08,
    0x2E, 0x2E, 0x00, 0xB6, 0xD0, 0x68, 0x3E, 0x80, 0x2F, 0x0C, 0xA9, 0xFE, 0x64, 0x53, 0x69, 0x7A,
  ]

  private static func padded(_ password: [UInt8]) -> [UInt8] {
    Array((password.prefix(32) + padding).prefix(32))
  }

  static func md5(_ bytes: [UInt8]) -> [UInt8] { Array(Insecure.MD5.hash(data: bytes)) }

  /// Algorithm 2.
  private func userKey(_ padded: [UInt8]) -> [UInt8] {
    var input = padded + ownerEntry.prefix(32)
    for shift in [0, 8, 16, 24] as [UInt32] {
      input.append(UInt8(truncatingIfNeeded: permissions >> shift))
    }
    input += fileID
    if revision >= 4, !encryptsMetadata { input += [0xFF, 0xFF, 0xFF, 0xFF] }
    var digest = Self.md5(input)
    if revision >= 3 {
      for _ in 0..<50 { digest = Self.md5(Array(digest.prefix(keyLength))) }
    }
    return Array(digest.prefix(keyLength))
  }

  /// Algorithms 4 to 6.
  private func checkedUserKey(_ padded: [UInt8]) -> [UInt8]? {
    let key = userKey(padded)
    if revision == 2 {
      var cipher = RC4(key: key)
      return cipher.apply(Self.padding) == userEntry.prefix(32).map { $0 } ? key : nil
    }
    var value = Self.md5(Self.padding + fileID)
    for round in 0..<20 as Range<UInt8> {
      var cipher = RC4(key: key.map { $0 ^ round })
      value = cipher.apply(value)
    }
    return value == Array(userEntry.prefix(16)) ? key : nil
  }

  /// The padded user password that the owner password unlocks: algorithm 7.
  private func userPassword(owner: [UInt8]) -> [UInt8] {
    var digest = Self.md5(Self.padded(owner))
    if revision >= 3 {
      for _ in 0..<50 { digest = Self.md5(digest) }
    }
    let key = Array(digest.prefix(keyLength))
    var value = Array(ownerEntry.prefix(32))
    let rounds: [UInt8] = revision == 2 ? [0] : Array((0..<20).reversed())
    for round in rounds {
      var cipher = RC4(key: key.map { $0 ^ round })
      value = cipher.apply(value)
    }
    return value
  }
}
