package import Records
internal import Transport

/// A profile as the service answers it.
package struct Profile: Sendable, Hashable {
  /// Its members, as the service spells them.
  package let members: JSONObject
  /// Whether the service considers it complete; nil if it does not say.
  package let isComplete: Bool?

  /// The members with `profile_complete`, as a line of output.
  package var line: JSONObject {
    var line = members
    line["profile_complete"] = isComplete.map { .bool($0) }
    return line
  }

  package var photos: [String] {
    members["photos"]?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  private init(members: JSONObject) {
    self.members = members
    isComplete = nil
  }

  private init(_ data: JSONObject, _ response: HTTPResponse) throws(Failure) {
    guard let profile = data["profile"]?.objectValue else {
      throw response.unexpected("has no profile")
    }
    members = profile
    isComplete = data["profile_complete"]?.boolValue
  }

  init(_ response: HTTPResponse) throws(Failure) {
    try self.init(try response.dataObject(), response)
  }

  /// The answer to an upload: the profile, or, as the description has it, the URL of the photo.
  init(ofUpload response: HTTPResponse) throws(Failure) {
    let data = try response.data()
    let url = data.stringValue ?? (data["url"] ?? data["photo_url"])?.stringValue
    if let url {
      self.init(members: JSONObject([.init(name: "photos", value: [.string(url)])]))
    } else if let object = data.objectValue {
      try self.init(object, response)
    } else {
      throw response.unexpected("has data of another form")
    }
  }
}
