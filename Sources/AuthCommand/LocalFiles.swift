import Command
import LineIO
import Records
import ServiceCommand
import Sessions

/// The checks of `doctor` on files of this machine.
struct LocalFiles {
  private let service: ServiceContext

  init(_ service: ServiceContext) { self.service = service }

  var findings: [Finding] {
    // First, since reading the session repairs permissions.
    let session = session
    return [config] + permissions + [session]
  }

  /// The file was read and accepted before this check.
  private var config: Finding {
    let profile = "profile '\(service.profile.name)'"
    guard let folder = service.environment.configFolder else {
      return .good("config", "\(profile); no config.toml, since there is no home folder")
    }
    let path = "\(folder)/config.toml"
    let isThere = (try? FileStatus.of(path)) != nil
    return .good("config", isThere ? "\(profile) of \(path)" : "\(profile); no file \(path)")
  }

  private var permissions: [Finding] {
    guard let path = service.credentials.path else {
      return [
        .good(
          "credentials", "not stored: there is no home folder",
          hint: "set XDG_STATE_HOME to stay signed in")
      ]
    }
    return [
      permissions("state_folder", of: PrivateFile.parent(of: path), 0o700),
      permissions("credentials", of: path, 0o600),
    ]
  }

  /// Good if only the owner has access, or if there is no such file yet.
  private func permissions(_ check: String, of path: String, _ wanted: Int) -> Finding {
    do throws(SystemError) {
      let permissions = try FileStatus.of(path).permissions
      let detail = "\(path), mode \(FileStatus.octal(permissions))"
      return permissions & 0o077 == 0
        ? .good(check, detail)
        : .bad(
          check, "\(detail): other users have access",
          hint: "chmod \(String(wanted, radix: 8)) \(Self.quoted(path))")
    } catch {
      if error.isNotFound { return missing(check, path) }
      return .bad(check, "cannot \(error)", hint: "make yourself its owner, or set XDG_STATE_HOME")
    }
  }

  /// Good if the file can be created: the nearest folder above it must be writable.
  private func missing(_ check: String, _ path: String) -> Finding {
    var folder = PrivateFile.parent(of: path)
    while !PrivateFile.exists(folder), folder != "/" { folder = PrivateFile.parent(of: folder) }
    return PrivateFile.isWritableFolder(folder)
      ? .good(check, "\(path): not created yet")
      : .bad(
        check, "\(path) cannot be created: \(folder) is not a writable folder",
        hint: "set XDG_STATE_HOME to a folder of your own")
  }

  /// A shell word, for commands that a user copies.
  private static func quoted(_ path: String) -> String {
    "'" + path.replacing("'", with: #"'\''"#) + "'"
  }

  private var signIn: String { "sign in with '\(service.context.program) login'" }

  private var session: Finding {
    if service.replacementOfSession != nil { return .good("session", service.credentialSource) }
    do throws(Failure) {
      guard let session = try service.credentials.session(for: service.profile) else {
        return .good("session", "not signed in", hint: signIn)
      }
      let name = session.email ?? session.userID ?? "an unknown account"
      let isOver =
        session.refreshToken == nil
        && session.expires(within: .zero, of: service.environment.now())
      return isOver
        ? .bad(
          "session", "the session of \(name) has expired", hint: signIn)
        : .good("session", "signed in as \(name)")
    } catch {
      return .bad("session", service.context.messages.resolved(error))
    }
  }
}
