package import HTTPTypes
package import Hummingbird

package typealias Handler = @Sendable (Request, RequestScope) async throws -> Response

/// Checks a request before it is routed. `path` is the part of the path below the area's prefix.
///
/// It throws an error that the area's format knows.
package typealias Gate = @Sendable (_ request: Request, _ path: Substring) throws -> Void

/// Where a service adds its routes: below each of its mounts.
package struct Routes {
  /// One route, for the comparison with a description.
  package struct Route: Hashable, Sendable {
    package let path: String
    package let methods: [HTTPRequest.Method]
  }

  /// The routes of all services.
  package final class Collection {
    let router = Router(context: RequestScope.self)
    var areas: [Area] = []
    package var routes: [Route] = []

    init() { router.add(middleware: UnknownPaths()) }
  }

  let collection: Collection
  /// Where the routes are: without a slash at the end; empty for the root.
  let prefixes: [String]

  /// Answers `path` by method. A path has parameters in braces: `/sessions/{id}`. GET also answers
  /// HEAD; any other method is refused with 405.
  package func endpoint(_ path: String, _ handlers: [HTTPRequest.Method: Handler]) {
    var all = handlers
    if let get = handlers[.get] {
      all[.head] = { request, context in try await get(request, context).createHeadResponse() }
    }
    let allowed = Array(all.keys)
    for prefix in prefixes {
      collection.routes.append(Route(path: prefix + path, methods: Array(handlers.keys)))
      for method in HTTPRequest.Method.common {
        let handler = all[method]
        collection.router.on(RouterPath(prefix + path), method: method) { request, context in
          guard let handler else { throw APIError.methodNotAllowed(allowed) }
          return try await handler(request, context)
        }
      }
    }
  }

  /// A part of these routes with an error format of its own.
  ///
  /// - Parameter path: the prefix of the part: `/auth/v1`.
  package func area(_ path: String, errors: any ErrorFormat, gate: Gate? = nil) -> Routes {
    let prefixes = prefixes.map { $0 + path }
    for prefix in prefixes {
      collection.areas.append(Area(prefix: prefix, errors: errors, gate: gate))
    }
    return Routes(collection: collection, prefixes: prefixes)
  }
}

/// Makes a path without a route an error of this module, which has a format in each area. Hummingbird
/// would answer its own error itself.
private struct UnknownPaths: RouterMiddleware {
  func handle(
    _ request: Request, context: RequestScope,
    next: (Request, RequestScope) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      throw APIError.notFound
    }
  }
}

extension HTTPRequest.Method {
  fileprivate static let common: [HTTPRequest.Method] = [
    .get, .head, .post, .put, .patch, .delete, .options,
  ]
}
