import Command
import Server

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    if let folder = Self.ownFolder {
      variables["PATH"] = "\(folder):\(inherited["PATH"] ?? "/usr/bin:/bin")"
    }
    self.variables = variables
  }

  /// The folder of this program and the others of the toolkit.
  private static var ownFolder: String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    #if canImport(Glibc)
      let length = readlink("/proc/self/exe", &buffer, buffer.count)
      guard length > 0, length < buffer.count else { return nil }
      let path = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let path = String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
