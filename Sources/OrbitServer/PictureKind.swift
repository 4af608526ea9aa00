/// The formats of photos, recognized by their first bytes.
enum PictureKind: String, Sendable, CaseIterable {
  case jpeg, png, gif, webp, heic

  init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(12))
    func has(_ text: String, at offset: Int) -> Bool {
      head.dropFirst(offset).starts(with: text.utf8)
    }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("GIF8", at: 0) {
      self = .gif
    } else if has("RIFF", at: 0), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4), ["heic", "heix", "mif1"].contains(where: { has($0, at: 8) }) {
      self = .heic
    } else {
      return nil
    }
  }

  var mediaType: String { "image/\(rawValue)" }
}
