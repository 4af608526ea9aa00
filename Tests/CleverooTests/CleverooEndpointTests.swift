import Cleveroo
import LoopbackServer
import Records
import ServiceKit
import Sessions
import TestWorld
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct CleverooEndpointTests {
  private let world = World()

  private func client(_ server: LoopbackServer) throws -> ServiceClient {
    let environment = world.environment([
      "CLEVEROO_BASE_URL": server.url, "CLEVEROO_TOKEN": "token-1",
    ])
    var options = TransportOptions()
    options.attempts = 1
    return ServiceConnection(
      service: .cleveroo,
      profile: try Profile.resolve(ServiceDescription.cleveroo.settings, environment: environment),
      environment: environment, http: HTTPClient(options), clientInfo: "cleveroo-test/0"
    ).client
  }

  private func failure(_ body: String, _ status: Int) async throws -> Failure? {
    let server = try LoopbackServer { _ in .json(body, status: status) }
    return await #expect(throws: Failure.self) { try await client(server).send(.children) }
  }

  @Test func aParentHasAnIdWhateverTheServerCallsIt() async throws {
    for name in ["id", "_id"] {
      let server = try LoopbackServer { _ in
        .json(#"{"\#(name)":"p1","email":"ada@example.com","phone":"+14155550100"}"#, status: 201)
      }
      let parent = NewParent(
        email: "ada@example.com", phone: "+14155550100", password: Secret("secret1"))
      let answer = try await client(server).send(.register(parent)).value
      #expect(answer["id"] == "p1" && answer["_id"] == nil)
      #expect(
        server.requests.map { "\($0.method) \($0.target) \($0.text)" } == [
          #"POST /auth/register {"email":"ada@example.com","phone":"+14155550100","password":"#
            + #""secret1","confirmPassword":"secret1"}"#
        ])
    }
  }

  @Test func aSessionMayBeATokenAlone() async throws {
    for (body, user) in [
      (#"{"access_token":"t"}"#, nil),
      (#"{"access_token":"t","token_type":"Bearer","parent":{"_id":"p1"}}"#, "p1"),
    ] {
      let server = try LoopbackServer { _ in .json(body, status: 201) }
      let session = try await client(server).send(
        .signInParent(email: "ada@example.com", password: Secret("secret1"))
      ).value
      #expect(session.accessToken == Secret("t") && session.userID == user)
    }
  }

  @Test func errorsAreASentenceOrAList() async throws {
    let list = #"{"message":["age must be an integer","gender is wrong"],"statusCode":400}"#
    #expect(
      try await failure(list, 400)?.message.hasSuffix("age must be an integer; gender is wrong")
        == true)
    let taken = try await failure(#"{"message":"Username already exists","statusCode":409}"#, 409)
    #expect(taken?.code == "already_exists")
    #expect(try await failure(#"{"message":"Forbidden resource"}"#, 403)?.exit == .notSignedIn)
  }

  @Test func rulesNameWhatIsWrong() {
    #expect(FamilyRules.email("ada@example.com") == nil && FamilyRules.email("ada") != nil)
    for phone in ["+14155550100", "12345678", "123456789012345"] {
      #expect(FamilyRules.phone(phone) == nil)
    }
    for phone in ["", "+", "1234567", "1234567890123456", "+1415555010x", "٠١٢٣٤٥٦٧"] {
      #expect(FamilyRules.phone(phone) != nil)
    }
    #expect(FamilyRules.newPassword("secret") == nil && FamilyRules.newPassword("short") != nil)
    #expect(FamilyRules.code("012345") == nil && FamilyRules.code("12345") != nil)
    for (word, gender) in [("Boy", "male"), ("GIRL", "female"), ("male", "male"), ("x", "x")] {
      #expect(NewChild.wireGender(word) == gender)
    }
    for age in ["0", "-1", "7.5", "seven", ""] { #expect(FamilyRules.age(age) != nil) }
  }
}
