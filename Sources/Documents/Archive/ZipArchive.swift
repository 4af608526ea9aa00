import COnDemand

/// A ZIP archive in memory (libzip), read under limits. Names are keys and never used as paths.
final class ZipArchive {
  /// The maximum number of entries of an archive. The largest documents have hundreds.
  static let maximumEntries = 10_000
  /// The maximum number of uncompressed bytes of an entry.
  static let maximumEntrySize = 64 << 20
  /// The largest ratio of uncompressed to compressed size. Deflate reaches 1,032 on constant bytes;
  /// text stays below 30.
  static let maximumRatio = 300

  private let archive: OpaquePointer

  static func hasSignature(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04])
  }

  /// Nil if the bytes have no readable central directory.
  init?(_ bytes: [UInt8]) {
    guard jm_zip_is_there() != 0, let archive = jm_zip_open(bytes, bytes.count) else { return nil }
    self.archive = archive
  }

  deinit { jm_zip_close(archive) }

  var entryCount: Int { Int(jm_zip_count(archive)) }

  func contains(_ name: String) -> Bool { jm_zip_find(archive, name) >= 0 }

  /// Opens an entry's stream of uncompressed bytes; nil if there is no such entry, or if it is
  /// encrypted or compressed with an unknown method.
  func open(_ name: String) -> ZipEntry? {
    var size: UInt64 = 0
    guard let file = jm_zip_open_entry(archive, jm_zip_find(archive, name), &size) else {
      return nil
    }
    let packed = Int(clamping: size)
    let limit = max(4 << 20, packed.multipliedReportingOverflow(by: Self.maximumRatio).partialValue)
    return ZipEntry(file, limit: min(limit, Self.maximumEntrySize))
  }

  /// The bytes of an entry; nil if it is damaged, or exceeds `limit` or the archive's limits.
  func content(of name: String, limit: Int = maximumEntrySize) -> [UInt8]? {
    guard let entry = open(name) else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { entry.read(into: $0) }
      if count == 0 { return bytes }
      guard count > 0, bytes.count + count <= limit else { return nil }
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

/// An entry of an archive that is being read.
final class ZipEntry {
  private let file: OpaquePointer
  private var left: Int
  /// Whether the entry has more bytes than the archive's limits allow.
  private(set) var exceedsLimit = false

  fileprivate init(_ file: OpaquePointer, limit: Int) {
    self.file = file
    left = limit
  }

  deinit { jm_zip_close_entry(file) }

  /// Reads bytes and returns their number; 0 at the end, -1 on damage or beyond the limit.
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
