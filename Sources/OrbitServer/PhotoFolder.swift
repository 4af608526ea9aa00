internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import ServerKit

/// The uploaded photos: files in a folder beside the database.
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

  let folder: PrivateFolder
  let server: PublicAddress
  /// The path of the folder's URL, without a slash at its end.
  let urlPath: String

  /// The URL of the folder, which has a port only when the server listens.
  private var address: String { server.text + urlPath }

  /// Stores a photo of a user under a name that cannot be guessed.
  ///
  /// - Parameter kind: nil for content that is not a picture.
  func add(_ content: [UInt8], _ kind: PictureKind?, of user: Int64) throws -> Photo {
    let name =
      Self.prefix(user) + RandomText.base62(Self.randomLength) + "."
      + (kind?.rawValue ?? Self.unknownKind)
    try folder.write(content, to: name)
    return Photo(name: name, url: "\(address)/\(name)")
  }

  func remove(_ photo: Photo) { folder.remove(photo.name) }

  /// Removes the photos that a user's profile does not show anymore. Those of others stay, whatever
  /// URLs the profile had.
  func remove(_ urls: [String], except kept: [String], of user: Int64) {
    for name in Self.names(urls).subtracting(Self.names(kept))
    where name.hasPrefix(Self.prefix(user)) && Self.ending(ofName: name) != nil {
      folder.remove(name)
    }
  }

  /// By name, because the server may have had another address when a photo was added.
  private static func names(_ urls: [String]) -> Set<String> {
    Set(urls.compactMap { $0.split(separator: "/").last.map(String.init) })
  }

  /// - Throws: `OrbitError` 404 if the photo does not exist.
  func response(named name: String) throws -> Response {
    guard let ending = Self.ending(ofName: name),
      let content = try? folder.read(name)
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
