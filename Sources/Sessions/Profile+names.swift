package import Records

extension Profile {
  /// The names of the profiles in `config.toml`, sorted. Throws what reading the file throws.
  package static func names(in environment: Environment) throws(Failure) -> [String] {
    try ConfigFile.read(environment, service: nil).profiles.keys.sorted()
  }
}
