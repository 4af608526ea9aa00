import LineIO
import Records
import ServiceCommand
import Sessions

/// The files on this machine as `jm-auth doctor` sees them.
struct KeptFiles {
  private let service: ServiceContext

  init(_ service: ServiceContext) { self.service = service }

  var findings: [Finding] { [config] + permissions + [session] }

  private var config: Finding {
    let profile = "profile '\(service.profile.name)'"
    guard let folder = service.environment.configFolder else {
      return .good("config", "\(profile); no home folder, so no config.toml")
    }
    // It was read already; what it says makes sense.
    let path = "\(folder)/config.toml"
    let isThere = (try? FileStatus.of(path)) != nil
    return .good("config", isThere ? "\(profile) of \(path)" : "\(profile); there is no \(path)")
  }

  private var permissions: [Finding] {
    guard let path = service.credentials.path else {
      return [
        .good(
          "credentials", "no home folder: nothing is kept",
          hint: "set XDG_STATE_HOME to stay signed in")
      ]
    }
    return [
      modeFinding("state_folder", PrivateFile.parent(of: path), 0o700),
      modeFinding("credentials", path, 0o600),
    ]
  }

  /// Good is what only the owner can read or write, and what is not there yet.
  private func modeFinding(_ check: String, _ path: String, _ wanted: Int) -> Finding {
    do throws(SystemError) {
      let permissions = try FileStatus.of(path).permissions
      let detail = "\(path), mode \(FileStatus.octal(permissions))"
      return permissions & 0o077 == 0
        ? .good(check, detail)
        : .bad(
          check, "\(detail): others can get at it",
          hint: "chmod \(String(wanted, radix: 8)) '\(path)'")
    } catch {
      if error.isNotFound { return .good(check, "\(path) is not there yet") }
      return .bad(check, "\(error)", hint: "make it your own, or set XDG_STATE_HOME")
    }
  }

  private var session: Finding {
    let source = service.credentialSource
    if service.replacementOfSession != nil { return .good("session", source) }
    do throws(Failure) {
      guard let session = try service.credentials.session(for: service.profile) else {
        return .good("session", "nobody is signed in", hint: "sign in with 'jm-auth login'")
      }
      let name = session.email ?? session.userID ?? "somebody"
      let isOver =
        session.refreshToken == nil
        && session.expires(within: .zero, of: service.environment.now())
      return isOver
        ? .bad("session", "the session of \(name) is over", hint: "sign in with 'jm-auth login'")
        : .good("session", "\(name) is signed in")
    } catch {
      return .bad("session", error)
    }
  }
}
