package import ArgumentParser

/// Which service a program calls.
package struct AddressOptions: ParsableArguments {
  @Option(
    help: .init("Use this profile of config.toml.", valueName: "name"), completion: .profileNames)
  package var profile: String?

  @Option(help: .init("Address of the service.", valueName: "url"))
  package var baseUrl: String?

  package init() {}
}
