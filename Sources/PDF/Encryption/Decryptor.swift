/// Decrypts the strings and streams of a document (ISO 32000-2, 7.6).
protocol Decryptor {
  func decryptString(_ string: ByteRun, of id: ObjectID, arena: ByteArena) -> ByteRun
  func decrypt(_ stream: PDFStream, store: ObjectStore) -> OwnedBytes
}
