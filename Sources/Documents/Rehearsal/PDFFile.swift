/// Puts a PDF together from its objects, which are numbered from 1.
struct PDFFile {
  private var bytes = Array("%PDF-1.5\n".utf8)
  private var offsets: [Int] = []

  mutating func add(_ object: String) { add(Array(object.utf8)) }

  /// A stream in the Flate encoding.
  mutating func addStream(_ entries: String, _ text: String) {
    addStream(entries, Array(text.utf8))
  }

  /// The file, with an object that lies in an object stream as its first.
  func bytes(packed number: Int, in stream: Int) -> [UInt8] {
    var file = self
    let packed = file.bytes.count
    file.addStream(
      "/Type/XRef/Size \(number + 1)/Index[\(number) 1]/W[1 1 1]", [2, UInt8(stream), 0])
    file.offsets.removeLast()
    let table = file.bytes.count
    file.append("xref\n0 \(file.offsets.count + 1)\n0000000000 65535 f \n")
    for offset in file.offsets {
      let digits = String(offset)
      file.append(String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n")
    }
    file.append(
      "trailer\n<</Size \(number + 1)/Root 1 0 R/XRefStm \(packed)>>\nstartxref\n\(table)\n%%EOF\n")
    return file.bytes
  }

  private mutating func add(_ object: [UInt8]) {
    offsets.append(bytes.count)
    append("\(offsets.count) 0 obj\n")
    bytes += object
    append("\nendobj\n")
  }

  private mutating func addStream(_ entries: String, _ content: [UInt8]) {
    let stored = Self.stored(content)
    let head = "<</Length \(stored.count)/Filter/FlateDecode\(entries)>>\nstream\n"
    add(Array(head.utf8) + stored + Array("\nendstream".utf8))
  }

  private mutating func append(_ text: String) { bytes += Array(text.utf8) }

  /// Bytes as zlib packs them when it does not (RFC 1950, and RFC 1951, 3.2.4).
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    let count = UInt16(truncatingIfNeeded: content.count)
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in content {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    let sum = high << 16 | low
    return [
      0x78, 0x01, 0x01, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF),
      UInt8(~count >> 8),
    ] + content + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }
}
