import LoopbackServer
import Records
import ServiceKit
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct EndpointTests {
  private func client(
    _ server: LoopbackServer, _ authorization: any Authorization = NoAuthorization()
  ) throws -> ServiceClient {
    ServiceClient(
      http: HTTPClient(), baseURL: try WebAddress(server.url + "/mounted"), service: .toy,
      authorization: authorization)
  }

  @Test func operationsAreReadFromTheirRawValues() {
    #expect(ToyOperation.getThing.id == "getThing" && ToyOperation.getThing.method == .get)
    #expect(ToyOperation.getThing.path == "/things/{id}")
  }

  @Test func parametersAreEncoded() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    _ = try await client(server).send(.thing("a/b c"))
    #expect(server.requests.map(\.target) == ["/mounted/things/a%2Fb%20c"])
  }

  @Test func theCredentialFillsPathAndBodyAndIsNotShown() async throws {
    let server = try LoopbackServer { _ in .json(#"{"detail":["no","never"]}"#, status: 400) }
    let client = try client(server, OwnerAuthorization())
    let failure = await #expect(throws: Failure.self) { try await client.send(.add("n")) }
    #expect(failure?.message.hasSuffix(": no; never") == true)
    #expect(server.requests.first?.target == "/mounted/owners/owner-0123456789%2Fx/things")
    #expect(server.requests.first?.text == #"{"owner":"owner-0123456789/x","name":"n"}"#)
    let html = try LoopbackServer { _ in
      .answer(200, [("Content-Type", "text/html")], body: "<html>")
    }
    let shown = await #expect(throws: Failure.self) {
      try await self.client(html, OwnerAuthorization()).send(.add("n"))
    }
    #expect(shown?.message.contains("/owners/owner-01…/things") == true, "\(shown?.message ?? "")")
  }

  @Test func withoutACredentialNothingIsSent() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let failure = await #expect(throws: Failure.self) { try await client(server).send(.add("n")) }
    #expect(failure?.code == "not_signed_in" && server.requests.isEmpty)
  }

  /// The service may not have a thing, but it has a list of them.
  @Test func a404WithoutAResourceMeansAWrongAddress() async throws {
    let server = try LoopbackServer { _ in .json(#"{"detail":"nothing here"}"#, status: 404) }
    let list = await #expect(throws: Failure.self) { try await client(server).send(.things()) }
    #expect(list?.exit == .protocolError, "\(list?.message ?? "")")
    let thing = await #expect(throws: Failure.self) { try await client(server).send(.thing("a")) }
    #expect(thing?.exit != .protocolError)
    #expect(thing?.message.hasSuffix(": nothing here") == true, "\(thing?.message ?? "")")
  }

  private func pages(_ bodies: [String], limit: Int? = nil) async throws -> ([[Int]], [String]) {
    let server = try LoopbackServer(replies: bodies.map { .json($0) })
    var pages: [[Int]] = []
    let list = PagedList<Int>(
      try client(server), pageSize: 3, limit: limit, identity: { "\($0)" },
      request: { .page($0, $1) })
    for try await page in list { pages.append(page.value) }
    return (pages, server.requests.map { String($0.target.split(separator: "?").last ?? "") })
  }

  @Test func pagesUntilTheServiceHasNoMore() async throws {
    let (pages, queries) = try await pages([
      #"{"things":[1,2,3],"has_more":true}"#, #"{"things":[4],"has_more":false}"#,
    ])
    #expect(pages == [[1, 2, 3], [4]])
    #expect(queries == ["offset=0&limit=3", "offset=3&limit=3"])
  }

  @Test func theLimitCountsOverPages() async throws {
    let (pages, queries) = try await pages(
      [#"{"things":[1,2,3],"has_more":true}"#, #"{"things":[4,5,6],"has_more":true}"#], limit: 4)
    #expect(pages == [[1, 2, 3], [4]] && queries.last == "offset=3&limit=1")
  }

  /// An item was added at the beginning, so that the last one of the first page comes again.
  @Test func anItemThatMovesToTheNextPageIsPassedOnOnce() async throws {
    let (pages, _) = try await pages([
      #"{"things":[1,2,3],"total":6}"#, #"{"things":[3,4,5],"total":7}"#,
      #"{"things":[6],"total":7}"#,
    ])
    #expect(pages == [[1, 2, 3], [4, 5], [6]])
  }

  @Test func aServiceThatRepeatsAPageDoesNotHoldUpTheRun() async throws {
    let page = #"{"things":[1,2,3],"has_more":true}"#
    let (pages, queries) = try await pages(Array(repeating: page, count: 9))
    #expect(pages == [[1, 2, 3]] && queries.count == 4)
  }
}
