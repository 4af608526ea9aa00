import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(30))) struct TextDecodingTests {
  @Test func readsUTF8WithAndWithoutByteOrderMark() {
    #expect(TextDecoding(Array("Zoë".utf8))?.text == "Zoë")
    #expect(TextDecoding([0xEF, 0xBB, 0xBF] + Array("Zoë".utf8))?.text == "Zoë")
  }

  @Test func readsUTF16InBothOrders() {
    let units = Array("Zoë Ångström".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      #expect(TextDecoding(bytes)?.text == "Zoë Ångström")
    }
  }

  @Test func readsWindows1252IfTheBytesAreNotUTF8() {
    #expect(TextDecoding([0x93, 0x5A, 0x6F, 0xEB, 0x94, 0x20, 0x80])?.text == "“Zoë” €")
  }

  @Test func keepsUTF8WithASingleBadByte() {
    let decoding = TextDecoding(Array("Zoë é è ê ë à â ä ö ü".utf8) + [0xFF])
    #expect(decoding?.text.hasPrefix("Zoë é") == true)
    #expect(decoding?.isRepaired == true)
  }

  @Test func refusesNoise() {
    var state: UInt32 = 1
    let noise = (0..<4096).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    #expect(TextDecoding(noise) == nil)
  }
}
