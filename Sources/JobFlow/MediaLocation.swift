package import Records
internal import Transport

/// Where a file is in Storage: a bucket, and a path in it.
package struct MediaLocation: Sendable, Hashable {
  /// The bucket for the media of actions, whose files anyone may read.
  package static let actionMedia = "action-media"

  package let bucket: String
  package let path: String

  private static let publicPath = "/storage/v1/object/public/"

  /// - Throws: `invalid_value` (65) if the path would not name the same file in a URL.
  package init(bucket: String, path: String) throws(Failure) {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !bucket.isEmpty, !bucket.contains("/"),
      segments.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
    else {
      throw Failure(
        "invalid_value", "'\(bucket)/\(path)' is not the place of a file", exit: .dataError)
    }
    self.bucket = bucket
    self.path = path
  }

  /// The place that the public address of a file in this project names; nil for any other address.
  package init?(url: String, of project: String) {
    let start = project + Self.publicPath
    guard url.hasPrefix(start) else { return nil }
    let rest = url.dropFirst(start.count).prefix { $0 != "?" && $0 != "#" }
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let path = PercentEncoding.decode(rest[rest.index(after: slash)...])
    guard
      let location = try? MediaLocation(
        bucket: PercentEncoding.decode(rest[..<slash]), path: path)
    else { return nil }
    self = location
  }

  /// The last part of the path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The public address of the file.
  package func url(of project: String) -> String {
    let segments = path.split(separator: "/").map { PercentEncoding.encode(String($0)) }
    return
      "\(project)\(Self.publicPath)\(PercentEncoding.encode(bucket))/\(segments.joined(separator: "/"))"
  }
}
