import DocumentFixtures
import Testing

@testable import PDF

@Suite("The standard security handler")
struct EncryptionTests {
  @Test(arguments: EncryptedFiles.allCases)
  func bothPasswordsOpenIt(file: EncryptedFiles) throws {
    let bytes = file.bytes
    for password in ["reader", "keeper"] {
      let document = try PDFDocument(bytes, password: Array(password.utf8))
      #expect(document.isEncrypted)
      #expect(try text(document.page(0)) == "Locked words")
      #expect(document.metadata.title == "Secret title")
    }
  }

  @Test(arguments: EncryptedFiles.allCases)
  func otherPasswordsDoNot(file: EncryptedFiles) {
    let bytes = file.bytes
    for password in [nil, [], Array("Reader".utf8)] as [[UInt8]?] {
      #expect {
        try PDFDocument(bytes, password: password)
      } throws: { error in
        (error as? PDFError)?.code == .wrongPassword
      }
    }
  }

  @Test(arguments: [EncryptedFiles.revision3, .revision6])
  func repairedFilesAreDecryptedToo(file: EncryptedFiles) throws {
    var bytes = file.bytes
    bytes.insert(contentsOf: Array("%moved\n".utf8), at: 9)
    let document = try PDFDocument(bytes, password: Array("reader".utf8))
    #expect(document.wasRepaired)
    #expect(try text(document.page(0)) == "Locked words")
  }

  @Test func otherHandlersAreNamed() {
    var builder = PDFBuilder.page("")
    builder.trailerExtra = "/Encrypt<</Filter/Acme/V 1/R 2>>"
    let bytes = builder.classic()
    #expect {
      try PDFDocument(bytes)
    } throws: { error in
      (error as? PDFError)?.code == .unsupportedEncryption
    }
  }

  @Test func rc4() {
    // RFC 6229, key 0102030405.
    var cipher = RC4(key: [1, 2, 3, 4, 5])
    #expect(cipher.apply([UInt8](repeating: 0, count: 8)) == hex("b2396305f03dc027"))
  }
}
