package enum Toolkit {
  /// The version that `--version` prints and requests carry in `User-Agent`.
  package static let version = "0.1.0"
}
