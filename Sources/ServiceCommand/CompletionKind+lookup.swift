package import ArgumentParser
import Command
import Records
import Sessions

/// Values that are looked up in the user's own files when a shell completes them. No request is
/// made; files that cannot be read offer nothing.
extension CompletionKind {
  /// The profiles of `config.toml`.
  package static var profileNames: CompletionKind {
    lookup { environment, _ throws(Failure) in
      try Profile.names(in: environment).map { CompletionLine($0) }
    }
  }

  /// The past searches that the dashboard listed last, and the labelled ones of this machine.
  package static var pastSearches: CompletionKind {
    lookup { environment, words throws(Failure) in
      var flags = SettingFlags()
      flags.profile = value(of: "--profile", in: words)
      flags.baseURL = value(of: "--base-url", in: words)
      let profile = try Profile.resolve(flags: flags, environment: environment)
      var labels = try SearchLabelStore(environment).labels(for: profile)
      let listed = try PastSearchStore(environment).searches(for: profile).map { search in
        CompletionLine(search.id, labels.removeValue(forKey: search.id) ?? search.title)
      }
      return listed + labels.sorted { $0.key < $1.key }.map { CompletionLine($0.key, $0.value) }
    }
  }

  private static func lookup(
    _ lines: @escaping @Sendable (Environment, [String]) throws(Failure) -> [CompletionLine]
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
