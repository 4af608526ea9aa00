package import Records
package import ServiceKit
internal import Transport

extension Endpoint<[JSONObject]> {
  /// The children of the parent who is signed in.
  package static var children: Endpoint<[JSONObject]> {
    Endpoint(CleverooOperation.listChildren, access: .required) { (response) throws(Failure) in
      guard let list = try response.json().arrayValue else {
        throw response.unexpected("is not a list of children")
      }
      var children: [JSONObject] = []
      for child in list {
        guard let object = child.objectValue, object["username"]?.stringValue != nil else {
          throw response.unexpected("has a child without a username")
        }
        children.append(object.withIdentifier)
      }
      return children
    }
  }
}

extension Endpoint<JSONObject> {
  /// Creates a child's account. The answer is the child.
  package static func addChild(_ child: NewChild) -> Self {
    Endpoint(CleverooOperation.addChild, body: .json(child.json), access: .required) {
      (response) throws(Failure) in
      try response.object().withIdentifier
    }
  }
}
