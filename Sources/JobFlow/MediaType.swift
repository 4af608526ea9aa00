/// The media type of a file by its name.
package struct MediaType: Sendable, Hashable {
  /// `image/png`
  package let name: String

  /// `image`, `video` or `audio`: what the app shows; nil for any other.
  package var kind: String? {
    let kind = String(name.prefix { $0 != "/" })
    return ["image", "video", "audio"].contains(kind) ? kind : nil
  }

  private static let names = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "svg": "image/svg+xml", "heic": "image/heic", "heif": "image/heif",
    "mp4": "video/mp4", "m4v": "video/x-m4v", "mov": "video/quicktime", "webm": "video/webm",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "wav": "audio/wav",
    "ogg": "audio/ogg", "caf": "audio/x-caf",
  ]

  package static func ofFile(named name: String) -> MediaType {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    return MediaType(name: ending.flatMap { names[$0] } ?? "application/octet-stream")
  }
}
