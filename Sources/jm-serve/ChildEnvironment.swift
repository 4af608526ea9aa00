import Command
import LineIO
import ServerKit

/// The environment of a command that uses the embedded server.
struct ChildEnvironment {
  let variables: [String: String]

  /// - Parameter ofServer: what the services set; a variable that is nil is removed.
  init(inherited: [String: String], ofServer: [String: String?], workspace: Workspace) {
    var variables = inherited
    // They could select another server.
    for name in ["JM_PROFILE", "JM_ALLOW_HTTP"] { variables[name] = nil }
    for (name, value) in ofServer { variables[name] = value }
    for (name, folder) in [
      "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state", "XDG_CACHE_HOME": "cache",
      "XDG_DATA_HOME": "data",
    ] {
      variables[name] = workspace.path(folder)
    }
    for name in ["no_proxy", "NO_PROXY"] {
      let hosts = inherited[name].map { "\($0)," } ?? ""
      variables[name] = hosts + "127.0.0.1"
    }
    // The other programs are in the same folder.
    if let folder = ExecutableFile.folder {
      variables["PATH"] = "\(folder):\(inherited["PATH"] ?? "/usr/bin:/bin")"
    }
    self.variables = variables
  }
}
