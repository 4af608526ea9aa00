import CZip

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    guard let copy = malloc(max(bytes.count, 1)) else { return nil }
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { copy.copyMemory(from: base, byteCount: source.count) }
    }
    // 1: the source frees the copy when it is closed.
    guard let source = zip_source_buffer_create(copy, UInt64(bytes.count), 1, nil) else {
      free(copy)
      return nil
    }
    guard let archive = zip_open_from_source(source, Int32(ZIP_RDONLY), nil) else {
      zip_source_free(source)
      return nil
    }
    self.archive = archive
  }

  deinit { zip_discard(archive) }

  var entryCount: Int { Int(zip_get_num_entries(archive, 0)) }

  func contains(_ name: String) -> Bool {
    zip_name_locate(archive, name, UInt32(ZIP_FL_ENC_GUESS)) >= 0
  }

  /// The entry's stream of uncompressed bytes; nil when there is no such entry, or when it is
  /// encrypted or packed with an unknown method.
  func open(_ name: String) -> ZipEntry? {
    let index = zip_name_locate(archive, name, UInt32(ZIP_FL_ENC_GUESS))
    guard index >= 0 else { return nil }
    var facts = zip_stat_t()
    zip_stat_init(&facts)
    guard zip_stat_index(archive, UInt64(index), 0, &facts) == 0,
      let file = zip_fopen_index(archive, UInt64(index), 0)
    else { return nil }
    let packed = Int(clamping: facts.comp_size)
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

  deinit { zip_fclose(file) }

  /// The number of bytes read; 0 at the end, -1 on damage or past the limit.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = Int(zip_fread(file, buffer.baseAddress, UInt64(buffer.count)))
    guard count > 0 else { return count }
    left -= count
    guard left >= 0 else {
      exceedsLimit = true
      return -1
    }
    return count
  }
}
