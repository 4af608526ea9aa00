import Records
import Transport

/// A request that `--dry-run` prints instead of sending it.
enum Announcement {
  /// The method, the address and what the body holds, without secrets.
  static func record(_ request: HTTPRequest) -> Record {
    var object = JSONObject()
    object["dry_run"] = .bool(true)
    object["method"] = .string(request.method.rawValue)
    let address = request.url.description
    object["url"] = .string(
      address.replacing("%7B", with: "{").replacing("%7D", with: "}"))
    object["body"] = summary(request.body)
    return Record(object)
  }

  /// What `--dry-run` prints for a file from which something would be removed.
  static func removal(of path: String) -> Record {
    var object = JSONObject()
    object["dry_run"] = .bool(true)
    object["method"] = "DELETE"
    object["url"] = .string("file://\(path)")
    return Record(object)
  }

  private static func summary(_ body: HTTPBody) -> JSON? {
    switch body {
    case .none: return nil
    case .bytes(let bytes, let contentType):
      if let json = try? JSON(parsing: bytes) { return withoutSecrets(json) }
      return .object(size(bytes.count, contentType))
    case .multipart(let parts):
      return .array(
        parts.map { part in
          var object = JSONObject()
          object["name"] = .string(part.name)
          object["file_name"] = part.fileName.map { .string($0) }
          let size = size(of: part.content, part.contentType)
          return .object(JSONObject(object.members + size.members))
        })
    }
  }

  private static func size(
    of content: MultipartPart.Content, _ contentType: String?
  ) -> JSONObject {
    switch content {
    case .bytes(let bytes): size(bytes.count, contentType)
    case .file(let file): size(file.size, contentType)
    }
  }

  private static func size(_ count: Int, _ contentType: String?) -> JSONObject {
    var object = JSONObject()
    object["content_type"] = contentType.map { .string($0) }
    object["bytes"] = .number(count)
    return object
  }

  private static func withoutSecrets(_ json: JSON) -> JSON {
    switch json {
    case .object(let object):
      .object(
        JSONObject(
          object.members.map { member in
            guard Redaction.isSecret(name: member.name), let text = member.value.stringValue else {
              return .init(name: member.name, value: withoutSecrets(member.value))
            }
            return .init(name: member.name, value: .string(Redaction.shown(text, of: member.name)))
          }))
    case .array(let elements): .array(elements.map(withoutSecrets))
    default: json
    }
  }
}
