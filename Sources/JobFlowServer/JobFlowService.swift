internal import GoTrueServer
internal import Hummingbird
package import ServerKit

/// JobFlow: jobs and their steps, with the interfaces of Supabase: Auth, PostgREST and Storage.
package struct JobFlowService: ServedService {
  package static let name = "jobflow"
  package static let title = "JobFlow"
  package static let healthPaths = [AuthService.healthPath]
  package static let migrations = Migration.ofAccounts + Migration.ofJobFlow

  let rest: RestService
  let storage: StorageService
  let accounts: AuthService
  let store: Store
  let bodyLimit: Int
  let now: @Sendable () -> Instant

  package init(_ context: ServerContext) async throws {
    store = context.store
    bodyLimit = context.options.bodyLimit
    now = context.now
    accounts = try await AuthService.shared(context)
    rest = RestService(
      store: store, accounts: accounts, bodyLimit: bodyLimit, dialect: context.options.dialect,
      now: now)
    let options = context.options.jobFlow
    storage = StorageService(
      store: store, accounts: accounts, folder: PrivateFolder(context.options.database + ".media"),
      options: options, bodyLimit: bodyLimit, memory: MemoryBudget(bytes: options.uploadMemory),
      now: now)
  }

  package var largestBody: Int { max(storage.largestBody, bodyLimit) }

  package func addRoutes(to routes: Routes) {
    accounts.addRoutes(to: routes)
    rest.addRoutes(to: routes)
    storage.addRoutes(to: routes)
  }

  package func environment(at address: String) async throws -> [String: String?] {
    let account = try await accounts.demoAccount()
    let base = address + "/" + Self.name
    try await addSamples(for: account.id, at: base)
    return [
      "JOBFLOW_BASE_URL": base, "JOBFLOW_AUTH_URL": base, "JOBFLOW_ANON_KEY": accounts.anonKey,
      "JOBFLOW_EMAIL": account.email, "JOBFLOW_PASSWORD": account.password,
      "JOBFLOW_TOKEN": account.accessToken,
    ]
  }
}
