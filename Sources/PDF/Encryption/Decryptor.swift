/// Decrypts the strings and streams of a document with its file key (ISO 32000-2, 7.6.3).
final class Decryptor {
  enum Cipher {
    case identity
    case rc4
    case aes128
    case aes256
  }

  private let key: [UInt8]
  private let streamCipher: Cipher
  private let stringCipher: Cipher
  private let encryptsMetadata: Bool

  init(key: [UInt8], handler: SecurityHandler) {
    self.key = key
    streamCipher = handler.streamCipher
    stringCipher = handler.stringCipher
    encryptsMetadata = handler.encryptsMetadata
  }

  /// Opens an encrypted document with a password, or else with the empty one.
  static func open(
    _ dictionary: PDFDictionary, password: [UInt8]?, store: ObjectStore
  ) throws(PDFError) -> Decryptor {
    let handler = try SecurityHandler(dictionary, store: store)
    // Only attachments are encrypted, which are not read.
    if handler.streamCipher == .identity, handler.stringCipher == .identity {
      return Decryptor(key: [], handler: handler)
    }
    let candidates = password.map { [$0, []] } ?? [[]]
    for candidate in candidates {
      if let key = handler.fileKey(password: candidate) {
        return Decryptor(key: key, handler: handler)
      }
    }
    throw PDFError(
      .wrongPassword,
      password == nil
        ? "the document is encrypted and requires a password"
        : "the document is encrypted, and the password is wrong")
  }

  func decryptString(_ string: ByteRun, of id: ObjectID, arena: ByteArena) -> ByteRun {
    if stringCipher == .identity || string.isEmpty { return string }
    return arena.copy(apply(stringCipher, to: string, id: id))
  }

  /// The decrypted bytes of a stream; nil if it is not encrypted.
  func decrypt(_ stream: PDFStream, store: ObjectStore) -> OwnedBytes? {
    guard let id = stream.id, streamCipher != .identity, !isExempt(stream, store: store) else {
      return nil
    }
    return OwnedBytes(copying: apply(streamCipher, to: stream.raw, id: id))
  }

  /// Whether the stream is not encrypted: an xref stream, plain metadata, or an identity crypt
  /// filter.
  private func isExempt(_ stream: PDFStream, store: ObjectStore) -> Bool {
    let dictionary = stream.dictionary
    let type = dictionary["Type"]
    if type.isName("XRef") { return true }
    if !encryptsMetadata, type.isName("Metadata") { return true }
    let filter = store.value(dictionary, "Filter")
    let first = filter.name ?? store.array(filter).first.flatMap { store.resolve($0).name }
    guard let first, first == "Crypt" else { return false }
    let parameters =
      store.dictionary(dictionary, "DecodeParms")
      ?? store.array(dictionary, "DecodeParms").first.flatMap { store.dictionary($0) }
    let name = parameters.flatMap { store.name($0, "Name") }
    return name == nil || name.map { $0 == "Identity" } == true
  }

  private func apply(_ cipher: Cipher, to data: ByteRun, id: ObjectID) -> [UInt8] {
    switch cipher {
    case .identity: return data.u8Array
    case .rc4:
      var cipher = RC4(key: objectKey(id, isAES: false))
      return cipher.apply(data.buffer)
    case .aes128: return AESCBC.decrypt(data.buffer, key: objectKey(id, isAES: true))
    case .aes256: return AESCBC.decrypt(data.buffer, key: key)
    }
  }

  /// Algorithm 1: the file key combined with the object number and generation.
  private func objectKey(_ id: ObjectID, isAES: Bool) -> [UInt8] {
    var input = key
    for shift in [0, 8, 16] { input.append(UInt8(truncatingIfNeeded: id.number >> shift)) }
    for shift in [0, 8] { input.append(UInt8(truncatingIfNeeded: id.generation >> shift)) }
    if isAES { input += [0x73, 0x41, 0x6C, 0x54] }
    return Array(SecurityHandler.md5(input).prefix(min(key.count + 5, 16)))
  }
}
