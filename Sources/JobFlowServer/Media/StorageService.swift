internal import GRDB
internal import GoTrueServer
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

/// Files under `/storage/v1`, with the interface of Supabase Storage.
struct StorageService: Sendable {
  static let path = "/storage/v1"

  let store: Store
  let accounts: AuthService
  /// The contents of objects, beside the database, each in a file with a random name.
  let folder: PrivateFolder
  let options: JobFlowOptions
  let bodyLimit: Int
  let memory: MemoryBudget
  let now: @Sendable () -> Instant

  /// Largest body: an object, and the form around it.
  var largestBody: Int { options.objectLimit + 64 * 1024 }

  func addRoutes(to service: Routes) {
    // Addresses that a browser opens without our headers.
    let gate = accounts.gate { request, path in
      switch request.method {
      case .get, .head: path.hasPrefix("/object/public/") || path.hasPrefix("/object/sign/")
      case .put: path.hasPrefix("/object/upload/sign/")
      default: false
      }
    }
    let routes = service.area(Self.path, errors: StorageErrors(), gate: gate)
    addBuckets(routes)
    routes.endpoint(
      "/object/{bucket}/**",
      [
        .get: { request, scope in
          try await download(request, scope.segment("bucket"), scope.remainder)
        },
        .post: { request, scope in
          try await upload(request, scope.segment("bucket"), scope.remainder, replaces: false)
        },
        .put: { request, scope in
          try await upload(request, scope.segment("bucket"), scope.remainder, replaces: true)
        },
        .delete: { request, scope in
          try await remove(request, scope.segment("bucket"), scope.remainder)
        },
      ])
    routes.endpoint(
      "/object/{bucket}",
      [.delete: { request, scope in try await remove(request, scope.segment("bucket")) }])
    routes.endpoint("/object/move", [.post: { request, _ in try await move(request) }])
    routes.endpoint("/object/copy", [.post: { request, _ in try await copy(request) }])
    routes.endpoint(
      "/object/upload/sign/{bucket}/**",
      [
        .post: { request, scope in
          try await signUpload(request, scope.segment("bucket"), scope.remainder)
        },
        .put: { request, scope in
          try await uploadSigned(request, scope.segment("bucket"), scope.remainder)
        },
      ])
    routes.endpoint(
      "/object/list/{bucket}",
      [.post: { request, scope in try await list(request, scope.segment("bucket")) }])
    routes.endpoint(
      "/object/info/{bucket}/**",
      [
        .get: { request, scope in try await info(request, scope.segment("bucket"), scope.remainder)
        }
      ])
    routes.endpoint(
      "/object/authenticated/{bucket}/**",
      [
        .get: { request, scope in
          try await download(request, scope.segment("bucket"), scope.remainder)
        }
      ]
    )
    routes.endpoint(
      "/object/public/{bucket}/**",
      [
        .get: { request, scope in
          try await downloadPublic(request, scope.segment("bucket"), scope.remainder)
        }
      ])
    routes.endpoint(
      "/object/sign/{bucket}/**",
      [
        .get: { request, scope in
          try await downloadSigned(request, scope.segment("bucket"), scope.remainder)
        },
        .post: { request, scope in try await sign(request, scope.segment("bucket"), scope.remainder)
        },
      ])
    routes.endpoint(
      "/object/sign/{bucket}",
      [.post: { request, scope in try await sign(request, scope.segment("bucket")) }])
  }

  /// The id of the user who sends a request; nil if the request has only the public key.
  ///
  /// - Throws: `StorageError` with 403 in the body.
  func userID(_ request: Request) async throws -> String? {
    guard let token = request.bearerToken, !accounts.isKey(token) else { return nil }
    do {
      return try await accounts.user(token: token).id
    } catch let error as AuthError {
      throw StorageError.token(
        error.isExpiry ? "\"exp\" claim timestamp check failed" : error.message)
    }
  }

  func read<Value: Sendable>(
    _ request: Request, _ body: @escaping @Sendable (Caller, Database) throws -> Value
  ) async throws -> Value {
    let userID = try await userID(request)
    return try await store.read { try body(try Caller(userID: userID, $0), $0) }
  }

  func write<Value: Sendable>(
    _ request: Request, _ body: @escaping @Sendable (Caller, Database) throws -> Value
  ) async throws -> Value {
    let userID = try await userID(request)
    return try await store.write { try body(try Caller(userID: userID, $0), $0) }
  }
}
