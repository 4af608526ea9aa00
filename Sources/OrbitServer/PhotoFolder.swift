internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import ServerKit

/// The uploaded photos: files in a folder beside the database. Each file has a name of its own
/// making, so that no client's text is ever part of a path.
struct PhotoFolder: Sendable {
  /// The path of photos below the mount.
  static let route = "/photos"
  /// Largest request with a photo in bytes: 10 MiB and the form around it.
  static let requestLimit = 10 * 1024 * 1024 + 4096

  /// A stored photo.
  struct Photo: Sendable {
    let name: String
    let url: String
  }

  let path: String
  let server: PublicAddress
  /// The path of the folder's URL, without a slash at its end.
  let urlPath: String

  /// The URL of the folder, which has a port only when the server listens.
  private var address: String { server.text + urlPath }

  /// Stores a photo of a user under a name that cannot be guessed.
  ///
  /// - Parameter kind: nil for content that is not a picture.
  func add(_ content: [UInt8], _ kind: PictureKind?, of user: Int64) throws -> Photo {
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let name =
      Self.prefix(user) + RandomText.base62(Self.randomLength) + "."
      + (kind?.rawValue ?? Self.unknownKind)
    let photo = Photo(name: name, url: "\(address)/\(name)")
    let file = folder.appending(path: name)
    do {
      try content.data.write(to: file, options: .withoutOverwriting)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    } catch {
      remove(photo)
      throw error
    }
    return photo
  }

  func remove(_ photo: Photo) {
    try? FileManager.default.removeItem(atPath: "\(path)/\(photo.name)")
  }

  /// Removes a user's photos that the profile no longer shows. Those of others stay, whatever URLs
  /// the profile has.
  func keepOnly(_ urls: [String], of user: Int64) {
    // By name: the server may have had another address when a photo was added.
    let kept = Set(urls.compactMap { $0.split(separator: "/").last.map(String.init) })
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where name.hasPrefix(Self.prefix(user)) {
      if !kept.contains(name) { remove(Photo(name: name, url: "")) }
    }
  }

  /// - Throws: `OrbitError` 404 when there is no such photo.
  func response(named name: String) throws -> Response {
    guard let ending = Self.ending(ofName: name),
      let content = try? Data(contentsOf: URL(filePath: "\(path)/\(name)"))
    else { throw OrbitError(.notFound, "Photo not found") }
    let type = PictureKind(rawValue: ending)?.mediaType ?? "application/octet-stream"
    return Response(
      status: .ok, headers: [.contentType: type, .xContentTypeOptions: "nosniff"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: content)))
  }

  private static let randomLength = 24
  /// The ending of files that are not pictures.
  private static let unknownKind = "bin"

  private static func prefix(_ user: Int64) -> String { "\(user)_" }

  /// The ending of a name that `add` makes; nil for any other, such as one that leads out of the
  /// folder.
  private static func ending(ofName name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
      parts[1] == unknownKind || PictureKind(rawValue: String(parts[1])) != nil
    else { return nil }
    return String(parts[1])
  }
}
