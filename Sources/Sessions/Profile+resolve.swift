package import Records
internal import Transport

extension Profile {
  /// The path of Supabase Auth below the project's address. Dashboards show both forms of the
  /// address, so that `auth_url` accepts either.
  private static let authPath = "/auth/v1"

  /// Determines every setting for `service`.
  ///
  /// - Throws: `unknown_profile`, `bad_setting`, `unknown_key` or `bad_config` (78), with the setting
  ///   and its origin, or the file and line.
  package static func resolve(
    _ service: Service, flags: SettingFlags = SettingFlags(),
    environment: Environment
  ) throws(Failure) -> Profile {
    let file = try ConfigFile.read(environment, service: service)
    let sources = try SettingSources(service, flags, environment, file)
    let allowHTTP =
      try sources.truth("allow_http", flag: flags.allowHTTP) ?? Setting(false, from: .builtIn)
    guard
      let baseURL = try sources.address(
        "base_url", flag: flags.baseURL, builtIn: service.baseURL, allowsHTTP: allowHTTP.value)
    else {
      throw Failure(
        "missing_base_url", "the address of \(service.title) is not set",
        hint: "set base_url for \(service.name) in config.toml, or \(service.prefix)_BASE_URL",
        exit: .configuration)
    }
    let authURL = try sources.address(
      "auth_url", flag: flags.authURL, builtIn: service.authURL, without: authPath,
      allowsHTTP: allowHTTP.value)
    var own: [String: Setting<String>] = [:]
    for key in service.keys where !Profile.sharedKeys.contains(key) {
      own[key] = try sources.text(key)
    }
    return Profile(
      name: sources.profileName, nameOrigin: sources.profileOrigin, service: service,
      baseURL: baseURL,
      authURL: authURL ?? (service.isSupabaseProject ? baseURL : nil),
      anonKey: try sources.secret("anon_key"),
      token: try sources.secret("token"),
      email: try sources.text("email", flag: flags.email),
      password: try sources.secret("password"),
      caBundle: try sources.file("ca_bundle", flag: flags.caBundle, others: ["SSL_CERT_FILE"]),
      proxy: try sources.text("proxy", flag: flags.proxy),
      rate: try sources.rate(flags.rate), jobs: try sources.jobs(flags.jobs),
      idempotency: try sources.truth("idempotency") ?? Setting(false, from: .builtIn),
      allowHTTP: allowHTTP,
      credentialCommand: try sources.text("credential_command"), own: own)
  }
}
