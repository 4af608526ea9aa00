import HTTPTypes
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct AuthSignupTests {
  @Test func signsUpAndIn() async throws {
    try await TestServer().run { api in
      let created = try await api.signUp("Ada@Example.com")
      #expect(created.status == 200)
      #expect(created.json["token_type"] == "bearer")
      #expect(created.json["expires_in"] == 3600)
      #expect(created.json.string("refresh_token").count == 22)
      let user = created.json["user"]
      #expect(user?["email"] == "ada@example.com")
      #expect(user?["identities"]?.arrayValue?.first?["identity_id"]?.stringValue?.count == 36)
      let again = try await api.signUp()
      #expect(again.status == 422)
      #expect(again.json["error_code"] == "user_already_exists")
      let signedIn = try await api.send(
        .post, "/auth/v1/token?grant_type=password",
        json: ["email": "ADA@example.com", "password": "secret1"])
      #expect(signedIn.status == 200)
      let me = try await api.send(
        .get, "/auth/v1/user", token: signedIn.json.string("access_token"))
      #expect(me.json["id"] == user?["id"])
    }
  }

  @Test(arguments: [
    ("unknown@example.com", "secret1"), ("ada@example.com", "wrong-password"),
  ])
  func refusesUnknownAndWrongAlike(email: String, password: String) async throws {
    try await TestServer().run { api in
      _ = try await api.signUp()
      let answer = try await api.send(
        .post, "/auth/v1/token?grant_type=password",
        json: ["email": .string(email), "password": .string(password)])
      #expect(answer.status == 400)
      #expect(answer.json["msg"] == "Invalid login credentials")
    }
  }

  @Test(arguments: [
    (#"{"email":"x@example.com","password":"abc"}"#, 422, "weak_password"),
    (#"{"email":"nobody","password":"secret1"}"#, 400, "validation_failed"),
    (#"{"email":"x@example.com"}"#, 400, "validation_failed"),
    (#"{"password":"secret1"}"#, 422, "anonymous_provider_disabled"),
    (#"{"email":"#, 400, "bad_json"),
    (#"["email"]"#, 400, "bad_json"),
  ])
  func refusesBadSignups(body: String, status: Int, code: String) async throws {
    try await TestServer().run { api in
      let answer = try await api.send(.post, "/auth/v1/signup", body: Array(body.utf8))
      #expect(answer.status == status)
      #expect(answer.header("x-sb-error-code") == code)
    }
  }

  /// A new account, the same again while unconfirmed, and again once confirmed.
  @Test func hasFourOutcomes() async throws {
    let test = try TestServer {
      $0.accounts.confirmsAutomatically = false
      $0.mailFolder = $0.database + ".mail"
    }
    try await test.run { api in
      let created = try await api.signUp()
      #expect(created.status == 200)
      #expect(created.json["access_token"] == nil)
      #expect(created.json["email_confirmed_at"] == nil)
      #expect(created.json["identities"]?.arrayValue?.count == 1)
      #expect(try await api.signUp().json["error_code"] == "over_email_send_rate_limit")
      let early = try await api.send(
        .post, "/auth/v1/token?grant_type=password",
        json: ["email": "ada@example.com", "password": "secret1"])
      #expect(early.json["error_code"] == "email_not_confirmed")
      test.clock.advance(.seconds(61))
      #expect(try await api.signUp().json["id"] == created.json["id"])
      let verified = try await api.send(
        .post, "/auth/v1/verify",
        json: [
          "type": "signup", "email": "ada@example.com", "token": .string(try test.lastCode()),
        ])
      #expect(verified.json.string("access_token").isEmpty == false)
      let third = try await api.signUp()
      #expect(third.status == 200)
      #expect(third.json["identities"] == [])
      #expect(third.json["id"] != created.json["id"])
    }
  }

  @Test func aCodeIsValidOnceAndForAnHour() async throws {
    let test = try TestServer { $0.mailFolder = $0.database + ".mail" }
    try await test.run { api in
      #expect(
        try await api.send(.post, "/auth/v1/otp", json: ["email": "new@example.com"]).text == "{}")
      let request: JSON = [
        "type": "email", "email": "new@example.com", "token": .string(try test.lastCode()),
      ]
      #expect(try await api.send(.post, "/auth/v1/verify", json: request).status == 200)
      let second = try await api.send(.post, "/auth/v1/verify", json: request)
      #expect(second.status == 403)
      #expect(second.json["error_code"] == "otp_expired")
      test.clock.advance(.seconds(61))
      _ = try await api.send(.post, "/auth/v1/otp", json: ["email": "new@example.com"])
      let late: JSON = [
        "type": "email", "email": "new@example.com", "token": .string(try test.lastCode()),
      ]
      test.clock.advance(.seconds(3601))
      #expect(try await api.send(.post, "/auth/v1/verify", json: late).status == 403)
    }
  }
}
