package import Records
package import ServiceKit
internal import Transport

extension Endpoint<Profile> {
  /// The profile of the user who is signed in.
  package static var ownProfile: Endpoint<Profile> {
    Endpoint(OrbitOperation.getOwnProfile, access: .required) { (response) throws(Failure) in
      try Profile(response)
    }
  }

  /// The profile of any user. It needs no credential.
  package static func profile(id: String) -> Self {
    Endpoint(OrbitOperation.getProfile, path: ["id": id]) { (response) throws(Failure) in
      try Profile(response)
    }
  }

  /// Sets the members of `changes`; the others stay.
  package static func update(_ changes: JSONObject) -> Self {
    Endpoint(OrbitOperation.updateProfile, body: .json(.object(changes)), access: .required) {
      (response) throws(Failure) in
      try Profile(response)
    }
  }

  /// Adds a photo to the own profile.
  package static func addPhoto(_ photo: Photo) -> Self {
    let part = MultipartPart(
      name: "photo", content: .bytes(photo.content), fileName: photo.fileName,
      contentType: photo.kind?.mediaType ?? "application/octet-stream")
    return Endpoint(OrbitOperation.uploadPhoto, body: .multipart([part]), access: .required) {
      (response) throws(Failure) in
      try Profile(ofUpload: response)
    }
  }
}

extension Endpoint<[JSONObject]> {
  /// Others who match the user, each a profile with its `match_score`; the best match first.
  package static var discovered: Endpoint<[JSONObject]> {
    Endpoint(OrbitOperation.discoverUsers, access: .required) { (response) throws(Failure) in
      let data = try response.data()
      // The description has them in a list, and some servers in a member of an object.
      guard let list = data.arrayValue ?? data["users"]?.arrayValue ?? data["profiles"]?.arrayValue
      else { throw response.unexpected("has no list of profiles") }
      var profiles: [JSONObject] = []
      for profile in list {
        guard let object = profile.objectValue else {
          throw response.unexpected("has a profile that is not an object")
        }
        profiles.append(object)
      }
      return profiles
    }
  }
}
