import LineIO
import Records
import ServiceKit
import Services
import Sessions
import Transport

/// What is configured, without a request: the profile in force, and for each service its address and the
/// account that is signed in.
struct Configuration {
  /// A service as the profile configures it.
  struct Entry {
    var title: String
    var name: String
    var address: String?
    var account: String?
    /// Why the settings cannot be used; nil if they can.
    var problem: String?
  }

  /// The file of profiles; nil if there is none.
  let file: String?
  /// Nil if no setting can be read.
  let profile: String?
  let entries: [Entry]

  init(_ environment: Environment) {
    let path = environment.configFolder.map { "\($0)/config.toml" }
    file = path.flatMap { (try? FileStatus.of($0)) == nil ? nil : $0 }
    var name: String?
    entries = Services.all.map { service in
      var entry = Entry(title: service.settings.title, name: service.settings.name)
      do throws(Failure) {
        let profile = try Profile.resolve(service.settings, environment: environment)
        name = profile.name
        entry.address = profile.baseURL.value.origin
        entry.account = try Self.account(profile, environment)
      } catch {
        // Most people use few of the services, so a missing address is not a problem.
        if error.code != "missing_base_url" { entry.problem = error.message }
      }
      return entry
    }
    profile = name
  }

  /// How calls are authorized; nil if the user is not signed in.
  private static func account(
    _ profile: Profile, _ environment: Environment
  ) throws(Failure) -> String? {
    if profile.token != nil { return "\(profile.service.prefix)_TOKEN" }
    if profile.credentialCommand != nil { return "credential_command" }
    guard let session = try CredentialStore(environment).session(for: profile) else { return nil }
    return session.email ?? session.userID ?? "an unknown account"
  }

  var members: [JSONObject.Member] {
    [
      .init(name: "profile", value: profile.map { .string($0) } ?? .null),
      .init(name: "config_file", value: file.map { .string($0) } ?? .null),
      .init(
        name: "services",
        value: .array(
          entries.map { entry in
            [
              "service": .string(entry.name),
              "base_url": entry.address.map { .string($0) } ?? .null,
              "account": entry.account.map { .string($0) } ?? .null,
            ]
          })),
    ]
  }

  /// The same for people, one line for each service with an address.
  var lines: [String] {
    let source = file.map { " (\($0))" } ?? ""
    var lines = profile.map { ["Profile \($0)\(source):"] } ?? []
    for entry in entries {
      if let problem = entry.problem {
        lines.append("  \(entry.title): \(problem)")
      } else if let address = entry.address {
        let account = entry.account.map { "signed in with \($0)" } ?? "not signed in"
        lines.append("  \(entry.title): \(address), \(account)")
      }
    }
    return lines
  }
}
