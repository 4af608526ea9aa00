import Command
import LineIO
import Server

/// The environment of a command that uses the embedded server.
struct ChildEnvironment {
  let variables: [String: String]

  init(
    inherited: [String: String], address: String, anonKey: String,
    account: EmbeddedServer.Account, workspace: Workspace
  ) {
    var variables = inherited
    // They could select another server.
    for name in ["JM_PROFILE", "JM_ALLOW_HTTP"] { variables[name] = nil }
    variables["JM_BASE_URL"] = address
    variables["JM_AUTH_URL"] = address
    variables["JM_ANON_KEY"] = anonKey
    variables["JM_EMAIL"] = account.email
    variables["JM_PASSWORD"] = account.password
    variables["JM_TOKEN"] = account.accessToken
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
