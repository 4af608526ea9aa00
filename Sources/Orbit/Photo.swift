/// A photo for an upload.
package struct Photo: Sendable {
  /// Largest photo in bytes: 10 MiB.
  package static let largest = 10 * 1024 * 1024
  /// The most photos that a profile has.
  package static let limit = 6

  package let content: [UInt8]
  package let fileName: String
  /// Nil if the content is not a picture.
  package let kind: Kind?

  package init(_ content: [UInt8], fileName: String) {
    self.content = content
    self.fileName = fileName
    kind = Kind(content)
  }

  /// The formats of pictures, recognized by their first bytes.
  package enum Kind: String, Sendable, CaseIterable {
    case jpeg, png, gif, webp, heic

    init?(_ content: [UInt8]) {
      func has(_ text: String, at offset: Int = 0) -> Bool {
        content.dropFirst(offset).starts(with: text.utf8)
      }
      if content.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if content.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        self = .png
      } else if has("GIF8") {
        self = .gif
      } else if has("RIFF"), has("WEBP", at: 8) {
        self = .webp
      } else if has("ftyp", at: 4), ["heic", "heix", "mif1"].contains(where: { has($0, at: 8) }) {
        self = .heic
      } else {
        return nil
      }
    }

    var mediaType: String { "image/\(rawValue)" }
  }
}
