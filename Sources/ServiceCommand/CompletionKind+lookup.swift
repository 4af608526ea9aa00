package import ArgumentParser
import Command
package import Sessions

/// Values that are looked up in the user's own files when a shell completes them. No request is
/// made; files that cannot be read offer nothing.
extension CompletionKind {
  /// The profiles of `config.toml`.
  package static var profileNames: CompletionKind {
    lookup { environment, _ in
      try Profile.names(in: environment).map { CompletionLine($0) }
    }
  }

  /// Ids that are stored for the profile and the address on the command line, with a title each.
  package static func stored(
    for service: Service,
    _ suggestions:
      @escaping @Sendable (Profile, Environment) throws -> [(
        id: String, title: String
      )]
  ) -> CompletionKind {
    lookup { environment, words in
      var flags = SettingFlags()
      flags.profile = value(of: "--profile", in: words)
      flags.baseURL = value(of: "--base-url", in: words)
      let profile = try Profile.resolve(service, flags: flags, environment: environment)
      return try suggestions(profile, environment).map { CompletionLine($0.id, $0.title) }
    }
  }

  private static func lookup(
    _ lines: @escaping @Sendable (Environment, [String]) throws -> [CompletionLine]
  ) -> CompletionKind {
    .custom { words, _, _ in
      let environment = Environment(variables: Context.processEnvironment())
      return ((try? lines(environment, words)) ?? []).compactMap(\.text)
    }
  }

  /// The value of an option on the command line so far: `--name value`, `--name=value`, or the three
  /// words into which bash cuts the latter.
  private static func value(of option: String, in words: [String]) -> String? {
    for (index, word) in words.enumerated().reversed() {
      if word.hasPrefix(option + "=") { return String(word.dropFirst(option.count + 1)) }
      guard word == option else { continue }
      return words[(index + 1)...].first { $0 != "=" }
    }
    return nil
  }
}
