import LineIO
import Records
import ServiceCommand
import Sessions

extension ServiceContext {
  /// What the programs take an access token from instead of the session that is kept.
  var replacementOfSession: String? {
    if profile.token != nil { return "\(profile.service.prefix)_TOKEN" }
    return profile.credentialCommand.map { "credential_command of \($0.origin)" }
  }

  /// Where the access token comes from, and how it is kept: a variable, a command, or the file that
  /// holds the session with its permissions.
  var credentialSource: String {
    if let token = profile.token { return "\(token.origin)" }
    if let command = profile.credentialCommand { return "credential_command of \(command.origin)" }
    guard let path = credentials.path else { return "this process" }
    guard let permissions = try? FileStatus.of(path).permissions else { return path }
    return "\(path), mode \(FileStatus.octal(permissions))"
  }
}

extension FileStatus {
  /// Of the file or folder at `path`.
  static func of(_ path: String) throws(SystemError) -> FileStatus {
    let file = try FileDescriptor.open(reading: Array(path.utf8))
    defer { try? file.close() }
    return try file.status()
  }

  /// Permission bits as `chmod` takes them: `0600`.
  static func octal(_ permissions: Int) -> String {
    let digits = String(permissions, radix: 8)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
