import DocumentFixtures
import Testing

@testable import PDF

@Suite("The standard security handler", .timeLimit(.minutes(30)))
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

  /// RFC 4013 and ISO 32000-2, 7.6.4.3: the typed password and the one that a file was encrypted
  /// with.
  @Test(arguments: [
    ("plain", ["plain"]), ("I\u{AD}X", ["IX", "I\u{AD}X"]), ("a\u{A0}b", ["a b", "a\u{A0}b"]),
    ("\u{FF21}\u{AA}", ["Aa", "\u{FF21}\u{AA}"]), ("\u{FB01}n", ["fin", "\u{FB01}n"]), ("é", ["é"]),
    ("\u{2167}", ["VIII", "\u{2167}"]), ("e\u{301}", ["\u{E9}", "e\u{301}"]),
    ("\u{212B}\u{1D400}", ["\u{C5}A", "\u{212B}\u{1D400}"]),
    ("\u{FF76}\u{FF9E}", ["\u{30AC}", "\u{FF76}\u{FF9E}"]),
    ("\u{1112}\u{1161}\u{11AB}", ["\u{D55C}", "\u{1112}\u{1161}\u{11AB}"]),
    ("\u{338F}\u{2460}", ["kg1", "\u{338F}\u{2460}"]), ("\u{2009}x", [" x", "\u{2009}x"]),
    ("q\u{307}\u{323}", ["q\u{307}\u{323}"]), ("o\u{323}\u{302}", ["\u{1ED9}", "o\u{323}\u{302}"]),
  ])
  func preparedPasswords(typed: String, expected: [String]) {
    #expect(PasswordForms.modern(Array(typed.utf8)) == expected.map { Array($0.utf8) })
  }

  @Test func compatibilityFormsAreComplete() {
    let known = (0x80...0x2FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .count { CompatibilityForms.replacement($0) != nil }
    #expect(known == 4866)
  }

  @Test func earlyPasswordsAreInTheEncodingOfDocuments() {
    #expect(PasswordForms.early(Array("é€".utf8)) == [[0xE9, 0xA0], Array("é€".utf8)])
    #expect(PasswordForms.early(Array("ж".utf8)) == [Array("ж".utf8)])
    #expect(PasswordForms.early([0xE9]) == [[0xE9]])
    #expect(
      PasswordForms.modern(Array(repeating: 97, count: 200)) == [Array(repeating: 97, count: 127)])
  }

  @Test func rc4() {
    // RFC 6229, key 0102030405.
    var cipher = RC4(key: [1, 2, 3, 4, 5])
    #expect(cipher.apply([UInt8](repeating: 0, count: 8)) == hex("b2396305f03dc027"))
  }
}
