import DocumentFixtures
import Testing

@testable import PDF

@Suite("Filters of 7.4", .timeLimit(.minutes(30)))
struct FilterTests {
  private func decode(
    _ data: [UInt8], _ dictionary: String, limits: PDFLimits = PDFLimits()
  ) -> (bytes: [UInt8], exceeded: Bool) {
    withRun(data) { raw, arena in
      withRun(Array(dictionary.utf8)) { source, parserArena in
        var parser = ObjectParser(source, arena: parserArena)
        guard case .dictionary(let entries) = parser.parse() else { return ([], false) }
        let store = ObjectStore(file: raw, arena: arena, budget: Budget(limits))
        let decoded = store.decoded(PDFStream(dictionary: entries, raw: raw, id: nil))
        return (decoded.withRun { $0.u8Array }, store.budget.exceeded != nil)
      }
    }
  }

  @Test func flateAndItsDamage() {
    let data = Array("Flate keeps what was decoded so far.".utf8)
    let stream = PDFBuilder.stored(data)
    #expect(decode(stream, "<</Filter/FlateDecode>>").bytes == data)
    #expect(decode(stream, "<</Filter[/Fl]>>").bytes == data)
    #expect(
      decode(Array(stream.prefix(20)), "<</Filter/FlateDecode>>").bytes == Array(data.prefix(13)))
    var wrongSum = stream
    wrongSum[wrongSum.count - 1] ^= 1
    #expect(decode(wrongSum, "<</Filter/FlateDecode>>").bytes == data)
    #expect(decode(Array(stream.dropFirst(2)), "<</Filter/FlateDecode>>").bytes == data)
    #expect(decode([], "<</Filter/FlateDecode>>").bytes.isEmpty)
  }

  /// Complete and truncated streams, and one that is larger than its length suggests.
  @Test func packedFlate() {
    let text = Array("words and words and other words".utf8)
    let packed: [UInt8] = [
      0x78, 0xDA, 0x2B, 0xCF, 0x2F, 0x4A, 0x29, 0x56, 0x48, 0xCC, 0x4B, 0x51, 0x28, 0x87, 0xB3,
      0xF2, 0x4B, 0x32, 0x52, 0x8B, 0x20, 0x7C, 0x00, 0xBA, 0xBC, 0x0B, 0xB6,
    ]
    #expect(decode(packed, "<</Filter/FlateDecode>>").bytes == text)
    #expect(decode(packed + [13, 10], "<</Filter/FlateDecode>>").bytes == text)
    #expect(
      decode(Array(packed.prefix(20)), "<</Filter/FlateDecode>>").bytes == Array(text.prefix(24)))
    let run: [UInt8] = [
      0x78, 0xDA, 0xED, 0xC1, 0x01, 0x0D, 0x00, 0x00, 0x00, 0xC2, 0xA0, 0xAC, 0xEF, 0x5F, 0xC2,
      0x1C, 0x6E, 0x40, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xC0, 0xBF, 0x01,
      0x9F, 0xBB, 0xCD, 0xE3,
    ]
    #expect(
      decode(run, "<</Filter/FlateDecode>>").bytes == [UInt8](repeating: 97, count: 10_000))
    let limited = decode(run, "<</Filter/FlateDecode>>", limits: PDFLimits(streamBytes: 100))
    #expect(limited.exceeded && limited.bytes == [UInt8](repeating: 97, count: 100))
  }

  @Test func chainsAndNoFilter() {
    #expect(decode([1, 2, 3], "<<>>").bytes == [1, 2, 3])
    let inner = PDFBuilder.stored(Array("chain".utf8))
    var outer: [UInt8] = []
    for byte in inner {
      for digit in [byte >> 4, byte & 15] { outer.append(digit < 10 ? 48 + digit : 55 + digit) }
    }
    outer.append(62)
    #expect(decode(outer, "<</Filter[/AHx/Fl]>>").bytes == Array("chain".utf8))
    #expect(decode([1, 2, 3], "<</Filter/DCTDecode>>").bytes.isEmpty)
  }

  @Test func lzw() {
    // The example of 7.4.4.2.
    let stream: [UInt8] = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]
    #expect(
      decode(stream, "<</Filter/LZWDecode>>").bytes == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
    #expect(decode([0xFF, 0xFF, 0xFF], "<</Filter/LZWDecode>>").bytes.isEmpty)
  }

  /// Codes of all lengths, with a table that is filled and cleared. `/EarlyChange 0` lengthens
  /// codes later.
  @Test(arguments: [0, 1])
  func lzwCodesOfAllLengths(earlyChange: Int) {
    var seed: UInt32 = 1
    let data = (0..<9000).map { _ -> UInt8 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return UInt8(seed >> 24) & 7
    }
    let stream = lzw(data, earlyChange: earlyChange)
    let entries = "<</Filter/LZWDecode/DecodeParms<</EarlyChange \(earlyChange)>>>>"
    #expect(decode(stream, entries).bytes == data)
  }

  private func lzw(_ data: [UInt8], earlyChange: Int) -> [UInt8] {
    var out: [UInt8] = []
    var (bits, bitCount) = (0, 0)
    var table: [[UInt8]: Int] = [:]
    var next = 258
    func write(_ code: Int) {
      let length =
        next + earlyChange > 2048
        ? 12
        : next + earlyChange > 1024
          ? 11
          : next + earlyChange > 512 ? 10 : 9
      bits = bits << length | code
      bitCount += length
      while bitCount >= 8 {
        bitCount -= 8
        out.append(UInt8(bits >> bitCount & 255))
      }
      bits &= 1 << bitCount - 1
    }
    func code(_ run: [UInt8]) -> Int { run.count == 1 ? Int(run[0]) : table[run] ?? 0 }
    write(256)
    var run: [UInt8] = []
    for byte in data {
      if run.isEmpty || table[run + [byte]] != nil {
        run.append(byte)
        continue
      }
      write(code(run))
      table[run + [byte]] = next
      next += 1
      if next == 4095 {
        write(256)
        table = [:]
        next = 258
      }
      run = [byte]
    }
    write(code(run))
    next += 1
    write(257)
    if bitCount > 0 { out.append(UInt8(bits << (8 - bitCount) & 255)) }
    return out
  }

  @Test func ascii85AndHexAndRunLength() {
    #expect(
      decode(Array("9jqo^BlbD-BleB1DJ+*+F(f,q~>".utf8), "<</Filter/ASCII85Decode>>").bytes
        == Array("Man is distinguished".utf8))
    #expect(decode(Array("z!!~>".utf8), "<</Filter/A85>>").bytes == [0, 0, 0, 0, 0])
    #expect(
      decode(Array("48 656C6C6F 7>00".utf8), "<</Filter/ASCIIHexDecode>>").bytes
        == Array("Hellop".utf8))
    #expect(
      decode([2, 65, 66, 67, 254, 68, 128, 9], "<</Filter/RunLengthDecode>>").bytes
        == Array("ABCDDD".utf8))
    #expect(decode([9, 65], "<</Filter/RunLengthDecode>>").bytes == [65])
  }

  @Test(
    arguments: [
      (0, [10, 20, 30]), (1, [10, 10, 10]), (2, [9, 18, 27]), (3, [10, 14, 19]), (4, [9, 10, 10]),
    ] as [(UInt8, [UInt8])])
  func pngPredictors(filter: UInt8, row: [UInt8]) {
    // The row above is 1 2 3, the row itself 10 20 30.
    let data = PDFBuilder.stored([0, 1, 2, 3, filter] + row)
    let decoded = decode(
      data, "<</Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 3>>>>")
    #expect(decoded.bytes == [1, 2, 3, 10, 20, 30])
  }

  /// Of equal distances, the left byte is preferred to the one above, and that to the corner
  /// (ISO/IEC 15948, 9.4).
  @Test func paethPrefersTheByteAboveToTheCorner() {
    // The row above is 10 8. With 11 on the left, the byte above and the corner are equally near.
    let data = PDFBuilder.stored([0, 10, 8, 4, 1, 12])
    let decoded = decode(data, "<</Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 2>>>>")
    #expect(decoded.bytes == [10, 8, 11, 20])
  }

  /// The byte on the left is that of the same component.
  @Test func predictorsOfSeveralComponents() {
    let png = decode(
      PDFBuilder.stored([1, 1, 2, 3, 10, 20, 30]),
      "<</Filter/FlateDecode/DecodeParms<</Predictor 11/Colors 3/Columns 2>>>>")
    #expect(png.bytes == [1, 2, 3, 11, 22, 33])
    let tiff = decode(
      PDFBuilder.stored([1, 2, 3, 4]),
      "<</Filter/FlateDecode/DecodeParms<</Predictor 2/Colors 2/Columns 2>>>>")
    #expect(tiff.bytes == [1, 2, 4, 6])
    let wide = decode(
      PDFBuilder.stored([1, 0, 1, 0, 2]),
      "<</Filter/FlateDecode/DecodeParms<</Predictor 11/BitsPerComponent 16/Columns 2>>>>")
    #expect(wide.bytes == [0, 1, 0, 3])
  }

  @Test func tiffPredictor() {
    let bytes = decode(
      PDFBuilder.stored([1, 2, 3, 1, 1, 1]),
      "<</Filter/Fl/DecodeParms<</Predictor 2/Columns 3>>>>")
    #expect(bytes.bytes == [1, 3, 6, 1, 2, 3])
    let nibbles = decode(
      PDFBuilder.stored([0x12, 0x30]),
      "<</Filter/Fl/DecodeParms<</Predictor 2/Columns 3/BitsPerComponent 4>>>>")
    #expect(nibbles.bytes == [0x13, 0x60])
  }

  @Test func bombsEndAtTheLimit() {
    let limits = PDFLimits(streamBytes: 1000)
    // A run of 128 bytes for every two.
    let bomb = [UInt8](repeating: 129, count: 10_000)
    let decoded = decode(bomb, "<</Filter/RunLengthDecode>>", limits: limits)
    #expect(decoded.exceeded)
    #expect(decoded.bytes.count <= 1000)
  }
}
