#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Environment {
  /// The environment of this process, for the programs to hand down. `HOME` names the home folder.
  package static func ofProcess() -> Environment {
    var variables: [String: String] = [:]
    var cursor = environ
    while let entry = cursor.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      cursor += 1
    }
    return Environment(variables: variables)
  }
}
