internal import Contracts
internal import Hummingbird
internal import NIOCore

/// Serves the description of the interface. No key is needed.
struct DescriptionService: Sendable {
  private let document = ByteBuffer(bytes: ServiceDocument.bytes(of: "jobmatchnow"))

  func addRoutes(to router: Router<RequestScope>) {
    router.endpoint(
      "/openapi.json",
      [
        .get: { [document] _, _ in
          Response(
            status: .ok, headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody(byteBuffer: document))
        }
      ])
  }
}
