import COnDemand

/// A ZIP archive in memory (libzip), read under limits: names are keys, never paths.
final class ZipArchive {
  /// More entries than any document has.
  static let maximumEntries = 10_000
  /// Bytes of one entry, uncompressed.
  static let maximumEntrySize = 64 << 20
  /// Deflate reaches 1,032 to 1 on constant bytes; text stays below 30 to 1.
  static let maximumRatio = 300

  private let archive: OpaquePointer

  static func hasSignature(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04])
  }

  /// Nil when the bytes have no readable central directory.
  init?(_ bytes: [UInt8]) {
    guard jm_zip_is_there() != 0, let archive = jm_zip_open(bytes, bytes.count) else { return nil }
    self.archive = archive
  }

  deinit { jm_zip_close(archive) }

  var entryCount: Int { Int(jm_zip_count(archive)) }

  func contains(_ name: String) -> Bool { jm_zip_find(archive, name) >= 0 }

  /// The entry's stream of uncompressed bytes; nil when there is no such entry, or when it is
  /// encrypted or packed with an unknown method.
  func open(_ name: String) -> ZipEntry? {
    var size: UInt64 = 0
    guard let file = jm_zip_open_entry(archive, jm_zip_find(archive, name), &size) else {
      return nil
    }
    let packed = Int(clamping: size)
    let limit = max(4 << 20, packed.multipliedReportingOverflow(by: Self.maximumRatio).partialValue)
    return ZipEntry(file, limit: min(limit, Self.maximumEntrySize))
  }

  /// All of an entry; nil when it is damaged or past the archive's limits.
  func content(of name: String) -> [UInt8]? {
    guard let entry = open(name) else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { entry.read(into: $0) }
      if count == 0 { return bytes }
      guard count > 0 else { return nil }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// The first bytes of an entry.
  func prefix(of name: String, count: Int) -> [UInt8]? {
    guard let entry = open(name) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, entry.read(into: UnsafeMutableRawBufferPointer(buffer)))
    }
  }
}

/// One entry of an archive while it is read.
final class ZipEntry {
  private let file: OpaquePointer
  private var left: Int
  /// Whether the entry held more bytes than the archive's limits allow.
  private(set) var exceedsLimit = false

  fileprivate init(_ file: OpaquePointer, limit: Int) {
    self.file = file
    left = limit
  }

  deinit { jm_zip_close_entry(file) }

  /// The number of bytes read; 0 at the end, -1 on damage or past the limit.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = Int(jm_zip_read(file, buffer.baseAddress, buffer.count))
    guard count > 0 else { return count }
    left -= count
    guard left >= 0 else {
      exceedsLimit = true
      return -1
    }
    return count
  }
}
