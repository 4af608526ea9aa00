internal import Records
internal import Transport

/// The layout of the state files: an object for each profile, and in it one for each address of the
/// service, the last one written at the end. Using a profile with another address for a while, such
/// as a local server's, loses nothing.
extension JSONObject {
  /// The addresses that a profile keeps entries for; the oldest are dropped.
  private static let addressLimit = 16

  /// The entry for the profile at its address.
  func entry(for profile: Profile) -> JSONObject? {
    addresses(of: profile)[profile.baseURL.value.origin]?.objectValue
  }

  /// Replaces the entry for the profile at its address; nil removes it.
  mutating func setEntry(_ entry: JSONObject?, for profile: Profile) {
    var addresses = addresses(of: profile)
    addresses[profile.baseURL.value.origin] = nil
    if let entry {
      addresses = JSONObject(Array(addresses.members.suffix(Self.addressLimit - 1)))
      addresses[profile.baseURL.value.origin] = .object(entry)
    }
    self[profile.name] = addresses.isEmpty ? nil : .object(addresses)
  }

  /// In the files of version 0.1 a profile has a single entry, which holds its address.
  private func addresses(of profile: Profile) -> JSONObject {
    guard var profile = self[profile.name]?.objectValue else { return JSONObject() }
    guard let address = profile["base_url"]?.stringValue else { return profile }
    profile["base_url"] = nil
    return JSONObject([.init(name: address, value: .object(profile))])
  }
}
