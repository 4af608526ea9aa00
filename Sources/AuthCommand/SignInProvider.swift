package import ArgumentParser
package import Records
package import ServiceCommand
package import Supabase

/// The options of `login` for another way to sign in, such as through a web site.
package protocol SignInProvider: ParsableArguments {
  static var names: ProviderNames { get }

  /// Whether the user wants to sign in this way.
  var isChosen: Bool { get }

  /// Signs in.
  ///
  /// - Throws: `Failure`, such as `sign_in_refused` (77).
  func session(_ service: ServiceContext) async throws(Failure) -> AuthSession
}

/// What texts call a provider.
package struct ProviderNames: Sendable {
  /// Its own name, which is also the title of its options: `LinkedIn`.
  package let title: String
  /// The option that chooses it: `--linkedin`.
  package let option: String
  /// The name of its line in `doctor`.
  package let check: String
  /// Its key in `external` of the project's settings.
  package let setting: String

  package init(title: String, option: String, check: String, setting: String) {
    self.title = title
    self.option = option
    self.check = check
    self.setting = setting
  }
}

/// There is no other way to sign in.
package struct NoProvider: SignInProvider {
  package static let names = ProviderNames(title: "", option: "", check: "", setting: "")

  package init() {}

  package var isChosen: Bool { false }

  package func session(_ service: ServiceContext) async throws(Failure) -> AuthSession {
    throw service.notSignedIn
  }
}

extension AuthProgram {
  /// What texts call the provider; nil if there is none.
  static var provider: ProviderNames? { Provider.self == NoProvider.self ? nil : Provider.names }
}
