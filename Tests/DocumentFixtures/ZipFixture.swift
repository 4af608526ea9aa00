/// A ZIP archive with stored entries (APPNOTE 6.3.10, 4.3).
package enum ZipFixture {
  package static func archive(_ entries: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for (name, bytes) in entries {
      let offset = out.count
      let shared =
        little(20, 2) + little(0, 2) + little(0, 2) + little(0, 4) + little(crc(bytes), 4)
        + little(UInt32(bytes.count), 4) + little(UInt32(bytes.count), 4)
        + little(UInt32(name.utf8.count), 2) + little(0, 2)
      out += [0x50, 0x4B, 3, 4] + shared + Array(name.utf8) + bytes
      directory +=
        [0x50, 0x4B, 1, 2] + little(20, 2) + shared + little(0, 2) + little(0, 2) + little(0, 2)
        + little(0, 4) + little(UInt32(offset), 4) + Array(name.utf8)
    }
    let count = little(UInt32(entries.count), 2)
    return out + directory + [0x50, 0x4B, 5, 6] + little(0, 4) + count + count
      + little(UInt32(directory.count), 4) + little(UInt32(out.count), 4) + little(0, 2)
  }

  private static func little(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
