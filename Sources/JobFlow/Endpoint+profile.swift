package import Records
package import ServiceKit
internal import Supabase

extension Endpoint<JSONObject> {
  /// The profile of a user.
  package static func profile(userID: String) -> Self {
    row(
      .listProfiles, RowQuery(select: "*").where("id", .equals(userID)), "profile", id: userID)
  }

  package static func changeProfile(userID: String, _ columns: JSONObject) -> Self {
    change(.updateProfiles, "profile", id: userID, columns)
  }
}

extension Endpoint<[String]> {
  /// The roles of a user; none for one who only uses the app.
  package static func roles(userID: String) -> Self {
    Endpoint(
      JobFlowOperation.listUserRoles,
      query: RowQuery(select: "*").where("user_id", .equals(userID)).items, access: .required,
      namesResource: false
    ) { (response) throws(Failure) in
      try response.rows().compactMap { $0["role"]?.stringValue }
    }
  }
}
