import Records
import Sessions
import TestWorld
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct ProfileTests {
  private let world = World()

  private func resolve(
    _ flags: SettingFlags = SettingFlags(), _ variables: [String: String] = [:]
  ) throws(Failure) -> Profile {
    try Profile.resolve(.example, flags: flags, environment: world.environment(variables))
  }

  private func failure(
    _ flags: SettingFlags = SettingFlags(), _ variables: [String: String] = [:]
  ) -> Failure? {
    #expect(throws: Failure.self) { try resolve(flags, variables) }
  }

  @Test func builtIn() throws {
    let profile = try resolve()
    #expect(profile.name == "default" && profile.nameOrigin == .builtIn)
    #expect(profile.baseURL.value.origin == "https://www.example.com")
    #expect(profile.authURL?.value.origin == "https://project.example.co")
    #expect(profile.baseURL.origin == .builtIn && profile.token == nil)
    #expect(!profile.allowHTTP.value && !profile.idempotency.value)
    let failure = #expect(throws: Failure.self) { try profile.signIn() }
    #expect(failure?.code == "missing_anon_key" && failure?.exit == .configuration)
    #expect(failure?.hint?.contains("EX_ANON_KEY") == true)
    #expect(failure?.hint?.contains("config.toml") == true)
  }

  @Test func flagBeforeEnvironmentBeforeProfile() throws {
    world.configure(
      """
      [profiles.staging]
      base_url = "https://profile.test"
      auth_url = "https://auth.profile.test/"
      anon_key = "profile-key"
      rate = 2.5
      jobs = 3
      allow_http = true

      [profiles.default]
      base_url = "https://default.test"
      """)
    #expect(try resolve().baseURL.value.origin == "https://default.test")
    var flags = SettingFlags()
    flags.profile = "staging"
    flags.jobs = 5
    let variables = ["EX_BASE_URL": "https://variable.test", "EX_ANON_KEY": "", "EX_TOKEN": "t"]
    let profile = try resolve(flags, variables)
    #expect(profile.name == "staging" && profile.nameOrigin == .flag("--profile"))
    #expect(profile.baseURL.value.origin == "https://variable.test")
    #expect(profile.baseURL.origin == .environment("EX_BASE_URL"))
    #expect(profile.anonKey?.value == Secret("profile-key"))
    let path = "\(world.home)/.config/jm/config.toml"
    #expect(profile.anonKey?.origin == .profile(name: "staging", file: path, line: 4))
    #expect(profile.jobs?.value == 5 && profile.jobs?.origin == .flag("--jobs"))
    #expect(profile.rate?.value == 2.5 && profile.allowHTTP.value)
    #expect(profile.token?.value == Secret("t"))
    flags.baseURL = "https://flag.test"
    let other = try resolve(flags, variables)
    #expect(other.baseURL.origin == .flag("--base-url"))
    #expect(try resolve(SettingFlags(), ["JM_PROFILE": "staging"]).name == "staging")
  }

  @Test func rowsShowOriginsAndNoSecrets() throws {
    world.configure("[profiles.default]\nanon_key = \"sb_publishable_0123456789\"\n")
    let rows = try resolve(
      SettingFlags(), ["EX_PASSWORD": "engine1843engine1843", "EX_TOKEN": "tokentokentokentoken"]
    ).rows
    let shown = rows.map { "\($0.name)=\($0.shown ?? "-") \($0.origin.map { "\($0)" } ?? "-")" }
      .joined(separator: "\n")
    #expect(shown.contains("anon_key=sb_publi… profile default"))
    #expect(shown.contains("config.toml:2)"))
    #expect(shown.contains("token=tokentok… environment variable EX_TOKEN"))
    #expect(shown.contains("password=… environment variable EX_PASSWORD"))
    #expect(shown.contains("base_url=https://www.example.com/ built in"))
    #expect(!shown.contains("engine1843") && !shown.contains("0123456789"))
    #expect(rows.map(\.name).starts(with: ["profile", "base_url", "auth_url", "anon_key"]))
  }

  @Test(arguments: [
    ("[profiles.a]\nbase_ulr = \"x\"", "unknown_key", "base_url", 2),
    ("[profile.a]\nbase_url = \"x\"", "unknown_key", "profiles", 1),
    ("colour = 1", "unknown_key", "profiles", 1),
    ("[profiles.a]\ntoken = \"hunter2\"", "unknown_key", "login", 2),
    ("[profiles.a]\nzzzzzzzz = 1", "unknown_key", "known keys: base_url", 2),
    ("[profiles.a\nx = 1", "bad_config", "", 1),
    ("\n[profiles.a]\nbase_url = \"x", "bad_config", "", 3),
    ("[profiles.a]\nbase_url = [\"x\"]", "bad_config", "base_url", 2),
    ("profiles = 3", "bad_config", "profiles", 1),
    ("[profiles]\na = 3", "bad_config", "table", 2),
    ("[profiles.a.base_url]\nx = 3", "bad_config", "base_url", 1),
  ])
  func badFiles(toml: String, code: String, words: String, line: Int) {
    world.configure(toml)
    let failure = failure()
    #expect(failure?.code == code && failure?.exit == .configuration)
    #expect(failure?.description.contains(words) == true, "\(failure?.description ?? "")")
    #expect(failure?.message.contains("config.toml:\(line)") == true, "\(failure?.message ?? "")")
    #expect(failure?.description.contains("hunter2") == false)
  }

  @Test func unknownProfiles() {
    world.configure("[profiles.staging]\n[profiles.test]\n")
    var flags = SettingFlags()
    flags.profile = "stagign"
    #expect(failure(flags)?.hint == "did you mean 'staging'?")
    #expect(failure(flags)?.code == "unknown_profile" && failure(flags)?.exit == .configuration)
    let other = failure(SettingFlags(), ["JM_PROFILE": "nowhere"])
    #expect(other?.hint == "known profiles: staging, test")
    #expect(other?.message.contains("JM_PROFILE") == true)
  }

  @Test(arguments: [
    ("EX_BASE_URL", "not an address"), ("EX_AUTH_URL", "ftp://x.test"), ("EX_RATE", "fast"),
    ("EX_RATE", "0"), ("EX_RATE", "inf"), ("EX_JOBS", "0"), ("EX_JOBS", "many"),
    ("EX_JOBS", "5000"), ("EX_ALLOW_HTTP", "maybe"), ("EX_IDEMPOTENCY", "2"),
    ("EX_BASE_URL", "http://x.test"),
    ("EX_AUTH_URL", "http://192.0.2.1"), ("EX_CA_BUNDLE", "/nowhere/ca.pem"),
  ])
  func badValues(variable: String, value: String) {
    let failure = failure(SettingFlags(), [variable: value])
    #expect(failure?.code == "bad_setting" && failure?.exit == .configuration)
    #expect(failure?.message.contains(variable) == true)
  }

  @Test(arguments: [
    "https://p.test", "https://p.test/", "https://p.test/auth/v1", "https://p.test/auth/v1/",
  ])
  func bothFormsOfTheProjectsAddress(text: String) throws {
    let profile = try resolve(SettingFlags(), ["EX_AUTH_URL": text])
    #expect(profile.authURL?.value.text == "https://p.test/")
    let below = try resolve(SettingFlags(), ["EX_AUTH_URL": "https://p.test/sub/auth/v1"])
    #expect(below.authURL?.value.text == "https://p.test/sub")
  }

  @Test func plainHTTP() throws {
    let address = "http://192.0.2.1:8000"
    let failure = failure(SettingFlags(), ["EX_BASE_URL": address])
    #expect(failure?.message.contains("base_url (environment variable EX_BASE_URL)") == true)
    #expect(failure?.hint?.contains("EX_ALLOW_HTTP") == true)
    let variables = ["EX_BASE_URL": address, "EX_ALLOW_HTTP": "1"]
    #expect(try resolve(SettingFlags(), variables).baseURL.value.origin == address)
    let local = ["EX_BASE_URL": "http://127.0.0.1:8000", "EX_AUTH_URL": "http://localhost"]
    #expect(throws: Never.self) { try resolve(SettingFlags(), local) }
  }

  /// A command in a file that other users can change would run as this user.
  @Test func aCommandInAFileOfOthersIsRefused() throws {
    let file = ".config/jm/config.toml"
    world.configure("[profiles.default]\njobs = 3\n")
    world.setMode(0o666, of: file)
    #expect(try resolve().jobs?.value == 3)
    world.configure("[profiles.default]\ncredential_command = \"true\"\n")
    let failure = failure()
    #expect(failure?.code == "unsafe_file" && failure?.exit == .configuration)
    #expect(failure?.message.contains("config.toml:2") == true)
    world.setMode(0o664, of: file)
    #expect(try resolve().credentialCommand?.value == "true")
  }

  @Test func withoutAHomeFolder() throws {
    let environment = world.environment(["EX_ANON_KEY": "k"], hasHome: false)
    let profile = try Profile.resolve(.example, environment: environment)
    #expect(try profile.signIn().anonKey == Secret("k"))
    #expect(environment.configFolder == nil && environment.stateFolder == nil)
    let relative = Environment(variables: ["HOME": "home"])
    #expect(relative.configFolder == nil && relative.cacheFolder == nil)
  }

  @Test func foldersFollowTheXDGVariables() {
    let environment = world.environment(
      ["XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "relative"])
    #expect(environment.configFolder == "/c/jm")
    #expect(environment.stateFolder == "\(world.home)/.local/state/jm")
  }

  @Test func certificatesOfTheSystemsVariable() throws {
    let profile = try resolve(SettingFlags(), ["SSL_CERT_FILE": "/ca.pem"])
    var options = TransportOptions()
    profile.apply(to: &options)
    #expect(options.caBundle == "/ca.pem")
  }
}
