package import ArgumentParser
package import Sessions

/// The options of a program that say how it reaches its service.
package protocol ConnectionFlags {
  /// The settings that are given on the command line.
  var flags: SettingFlags { get }
  var requests: RequestOptions { get }
}

/// How a program reaches its service.
package struct ConnectionOptions: ParsableArguments, ConnectionFlags {
  @OptionGroup package var address: AddressOptions
  @OptionGroup package var requests: RequestOptions

  package init() {}

  package var flags: SettingFlags {
    var flags = SettingFlags()
    flags.profile = address.profile
    flags.baseURL = address.baseUrl
    requests.set(&flags)
    return flags
  }
}

/// How a program reaches a service whose accounts are in a Supabase project.
package struct SupabaseConnectionOptions: ParsableArguments, ConnectionFlags {
  @OptionGroup package var address: AddressOptions

  @Option(help: .init("Address of the Supabase project, without /auth/v1.", valueName: "url"))
  package var authUrl: String?

  @OptionGroup package var requests: RequestOptions

  package init() {}

  package var flags: SettingFlags {
    var flags = SettingFlags()
    flags.profile = address.profile
    flags.baseURL = address.baseUrl
    flags.authURL = authUrl
    requests.set(&flags)
    return flags
  }
}
