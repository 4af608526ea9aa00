package import Records

/// The two forms in which the API of a service is found.
package enum Dialect: String, Sendable, CaseIterable {
  /// As its description has it.
  case seed
  /// As its server has it.
  case real
}

/// The dialect that an option or a setting asks for.
package enum DialectChoice: String, Sendable, CaseIterable {
  /// Finds out with a request, and remembers it for the profile at its address.
  case auto
  case seed, real

  /// Nil for `auto`.
  package var dialect: Dialect? { Dialect(rawValue: rawValue) }
}

extension Failure {
  /// A call that the service has in the other dialect only.
  ///
  /// - Parameter action: completes "cannot …".
  package static func notOffered(_ action: String, in dialect: Dialect) -> Failure {
    let other = dialect == .seed ? Dialect.real : .seed
    return Failure(
      "not_offered", "a service of the dialect '\(dialect.rawValue)' cannot \(action)",
      hint: "if this one can, use --dialect \(other.rawValue)", exit: .configuration)
  }
}
