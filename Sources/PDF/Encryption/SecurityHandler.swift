/// The entries of an encryption dictionary that the standard security handler needs (ISO 32000-2,
/// 7.6.4).
struct SecurityHandler {
  let revision: Int
  /// The length of the file key, in bytes.
  let keyLength: Int
  let ownerEntry: [UInt8]
  let userEntry: [UInt8]
  let ownerKeyEntry: [UInt8]
  let userKeyEntry: [UInt8]
  let permissions: UInt32
  let encryptsMetadata: Bool
  /// The first part of the file identifier.
  let fileID: [UInt8]
  let streamCipher: Decryptor.Cipher
  let stringCipher: Decryptor.Cipher

  init(_ dictionary: PDFDictionary, store: ObjectStore) throws(PDFError) {
    func unsupported(_ what: String) -> PDFError {
      PDFError(
        .unsupportedEncryption, "the document is encrypted with \(what), which is not supported")
    }
    guard let filter = store.name(dictionary, "Filter"), filter == "Standard" else {
      throw unsupported("a security handler other than the standard one")
    }
    let version = store.value(dictionary, "V").integer ?? 0
    revision = store.value(dictionary, "R").integer ?? 0
    guard [1, 2, 4, 5].contains(version), (2...6).contains(revision) else {
      throw unsupported("version \(version), revision \(revision) of the standard security handler")
    }
    var length = store.value(dictionary, "Length").integer ?? 40
    // The length is in bits, at least 40. Some writers state bytes.
    if length < 40 { length *= 8 }
    func bytes(_ key: StaticString) -> [UInt8] {
      store.value(dictionary, key).string?.u8Array ?? []
    }
    ownerEntry = bytes("O")
    userEntry = bytes("U")
    ownerKeyEntry = bytes("OE")
    userKeyEntry = bytes("UE")
    permissions = UInt32(
      truncatingIfNeeded: store.value(dictionary, "P").integer ?? 0)
    encryptsMetadata = store.value(dictionary, "EncryptMetadata").boolean ?? true
    fileID =
      store.array(store.xref.trailer, "ID").first
      .flatMap { store.resolve($0).string }?.u8Array ?? []
    switch version {
    case 1, 2:
      streamCipher = .rc4
      stringCipher = .rc4
      keyLength = version == 1 || revision == 2 ? 5 : min(max(length / 8, 5), 16)
    default:
      let filters = store.dictionary(dictionary, "CF") ?? PDFDictionary()
      func cipher(_ key: StaticString) -> Decryptor.Cipher {
        guard let name = store.name(dictionary, key), name != "Identity",
          let filter = store.dictionary(filters[name]),
          let method = store.name(filter, "CFM")
        else { return .identity }
        if method == "V2" { return .rc4 }
        if method == "AESV2" { return .aes128 }
        return method == "AESV3" ? .aes256 : .identity
      }
      streamCipher = cipher("StmF")
      stringCipher = cipher("StrF")
      keyLength = version == 5 ? 32 : 16
    }
  }
}
