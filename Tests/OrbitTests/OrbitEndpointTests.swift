import LoopbackServer
import Orbit
import Records
import ServiceKit
import Sessions
import TestWorld
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct OrbitEndpointTests {
  private let world = World()

  private func connection(
    _ server: LoopbackServer, token: String? = "token-1"
  ) throws -> ServiceConnection {
    var variables = ["ORBIT_BASE_URL": server.url]
    variables["ORBIT_TOKEN"] = token
    let environment = world.environment(variables)
    var options = TransportOptions()
    options.attempts = 1
    return ServiceConnection(
      service: .orbit,
      profile: try Profile.resolve(ServiceDescription.orbit.settings, environment: environment),
      environment: environment, http: HTTPClient(options), clientInfo: "orbit-test/0")
  }

  private func failure(_ body: String, _ status: Int) async throws -> Failure? {
    let server = try LoopbackServer { _ in .json(body, status: status) }
    return await #expect(throws: Failure.self) {
      try await connection(server).client.send(.ownProfile)
    }
  }

  @Test func errorsAreASentenceOrAList() async throws {
    let list = try await failure(#"{"success":false,"error":["age is wrong","no name"]}"#, 400)
    #expect(list?.message.hasSuffix("age is wrong; no name") == true && list?.exit == .dataError)
    let one = try await failure(#"{"success":false,"error":"Token has expired"}"#, 401)
    #expect(one?.message.hasSuffix("Token has expired") == true && one?.exit == .notSignedIn)
    // An answer of 200 can say that the call failed.
    let said = try await failure(#"{"success":false,"error":"no such user"}"#, 200)
    #expect(said?.code == "refused")
    #expect(try await failure(#"{"success":true}"#, 200)?.exit == .protocolError)
  }

  @Test func aPhotoIsAnsweredWithAProfileOrItsURL() async throws {
    for data in [
      #""https://x.test/1.png""#, #"{"url":"https://x.test/1.png"}"#,
      #"{"profile":{"photos":["https://x.test/1.png"]},"profile_complete":true}"#,
    ] {
      let server = try LoopbackServer { _ in .json(#"{"success":true,"data":\#(data)}"#) }
      let photo = Photo([0xFF, 0xD8, 0xFF, 0xE0], fileName: "me.jpg")
      let profile = try await connection(server).client.send(.addPhoto(photo)).value
      #expect(profile.photos == ["https://x.test/1.png"])
      #expect(server.requests.first?.text.contains("name=\"photo\"") == true)
      #expect(server.requests.first?.text.contains("image/jpeg") == true)
    }
  }

  @Test func anExpiredTokenIsRenewedAndTheRestOfTheSessionStays() async throws {
    let server = try LoopbackServer { request in
      request.target == "/auth/refresh"
        ? .json(#"{"success":true,"data":{"access_token":"new"}}"#)
        : .json(#"{"success":true,"data":{"profile":{"name":"Ada"},"profile_complete":false}}"#)
    }
    let connection = try connection(server, token: nil)
    let old = StoredSession(
      accessToken: Secret("old"), refreshToken: Secret("refresh"),
      expiresAt: Timestamp(seconds: 0), userID: "7", email: "ada@mit.edu")
    try await connection.credentials.save(old, for: connection.profile)
    #expect(try await connection.client.send(.ownProfile).value.members["name"] == "Ada")
    let stored = try connection.credentials.session(for: connection.profile)
    #expect(stored?.accessToken == Secret("new") && stored?.refreshToken == Secret("refresh"))
    #expect(stored?.userID == "7" && stored?.email == "ada@mit.edu")
    #expect(
      server.requests.map { "\($0.method) \($0.target)" }
        == ["POST /auth/refresh", "GET /users/me"])
  }
}
