package import ArgumentParser
package import Records

/// The options of `signup` that describe the user.
package protocol AccountDetails: ParsableArguments {
  /// The user's metadata; nil for none.
  var metadata: JSONObject? { get }
}

/// An account has an address and a password, and nothing else.
package struct NoDetails: AccountDetails {
  package init() {}

  package var metadata: JSONObject? { nil }
}
