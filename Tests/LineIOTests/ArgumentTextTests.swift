import LineIO
import Testing

/// Command-line arguments keep their bytes.
@Suite(.timeLimit(.minutes(30))) struct ArgumentTextTests {
  @Test(
    arguments: [
      [], [0x61], [0xC3, 0xA9], [0xFF], [0x61, 0xFF, 0x62], [0xC3], [0xE2, 0x82], [0xC0, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE9, 0x2E, 0x74],
      [0xF0, 0x9F, 0x98, 0x80, 0x80],
      // U+10FFFF and U+10FF80, which stand for bytes in the text
      [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x8F, 0xBE, 0x80],
    ] as [[UInt8]])
  func bytesComeBack(_ bytes: [UInt8]) {
    #expect(ArgumentText.bytes(ArgumentText.text(bytes)) == bytes)
  }

  @Test func textStaysText() {
    #expect(ArgumentText.text(Array("é 日 😀".utf8)) == "é 日 😀")
    #expect(ArgumentText.text([0x61, 0xFF, 0xC3, 0xA9]).hasSuffix("é"))
  }

  @Test func differentBytesAreDifferentText() {
    #expect(ArgumentText.text([0xFE]) != ArgumentText.text([0xFF]))
    #expect(ArgumentText.text([0xF4, 0x8F, 0xBF, 0xBF]) != ArgumentText.text([0xFF]))
  }
}
