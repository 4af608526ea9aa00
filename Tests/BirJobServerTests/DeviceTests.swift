import GRDB
import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import BirJobServer

@Suite(.timeLimit(.minutes(30)))
struct DeviceTests {
  @Test func registeringAgainChangesTheDevice() async throws {
    try await BirJobAPI.run { api, _ in
      let first = try await api.register()
      #expect(first.status == 200)
      #expect(first.json["data"]?["device_id"] == "ada-device-1")
      let user = first.json["data"]?["user_id"]
      let again = try await api.register(keywords: [" nurse ", "NURSE", "ward"])
      #expect(again.json["data"]?["user_id"] == user)
      let status = try await api.send(.get, "/api/v1/device/status/\(BirJobAPI.token)")
      #expect(status.json["data"]?["keywords"] == ["nurse", "ward"])
      #expect(status.json["data"]?["keywords_count"] == 2)
    }
  }

  @Test func tokensHaveOneSpelling() async throws {
    try await BirJobAPI.run { api, _ in
      let user = try await api.register().json["data"]?["user_id"]
      let upper = try await api.register(token: BirJobAPI.token.uppercased())
      #expect(upper.json["data"]?["user_id"] == user)
    }
    try await BirJobAPI.run(.real) { api, _ in
      let lower = try await api.registerToken().json["data"]?["device_id"]
      let upper = try await api.registerToken(BirJobAPI.token.uppercased())
      #expect(upper.json["data"]?["device_id"] != lower)
    }
  }

  private static let manyKeywords = JSON.array((0...50).map { JSON.string("k\($0)") })
  private static let longKeyword = JSON.array([.string(String(repeating: "k", count: 101))])
  private static let fewDigits = JSON.string(String(repeating: "ab", count: 32))
  private static let noDigit = JSON.string(BirJobAPI.token.dropLast() + "g")
  private static let broken: [(field: String, value: JSON, message: String)] = [
    ("device_token", .null, "device_token is required"),
    ("device_token", "abc", "device_token must be 64 hexadecimal characters"),
    ("device_token", fewDigits, "device_token must be 64 hexadecimal characters"),
    ("device_token", noDigit, "device_token must be 64 hexadecimal characters"),
    ("device_token", 7, "device_token must be a string of 1 to 256 characters"),
    ("device_id", "short", "device_id must be a string of 8 to 255 characters"),
    ("keywords", .null, "keywords is required"),
    ("keywords", "iOS", "keywords must be a list of strings"),
    ("keywords", ["iOS", 7], "keywords must be a list of strings"),
    ("keywords", [" "], "keywords must have at least one keyword"),
    ("keywords", manyKeywords, "keywords must have 0 to 50 entries"),
    ("keywords", longKeyword, "keywords must have entries of 0 to 100 characters"),
    ("email", "nobody", "email must be an e-mail address"),
    ("device_info", .null, "device_info is required"),
    ("device_info", ["os_version": "17"], "device_model is required"),
    ("notifications_enabled", "yes", "notifications_enabled must be true or false"),
  ]

  @Test(arguments: Self.broken)
  func rulesAreNamed(field: String, value: JSON, message: String) async throws {
    try await BirJobAPI.run { api, _ in
      let answer = try await api.register { $0[field] = value }
      #expect(answer.status == 400)
      #expect(answer.json.string("detail") == message)
      #expect(answer.json["success"] == false)
      #expect(answer.json["error_code"] == "VALIDATION_ERROR")
      #expect(answer.json.string("timestamp").hasSuffix("Z"))
    }
  }

  @Test func theRunningServerHasErrorsOfItsOwn() async throws {
    try await BirJobAPI.run(.real) { api, _ in
      let short = try await api.registerToken("abc")
      #expect(short.status == 400)
      #expect(short.json == ["detail": "Invalid device_token format"])
      let missing = try await api.send(
        .post, "/api/v1/device/register", ["device_token": .string(BirJobAPI.token)])
      #expect(missing.status == 422)
      let fault = missing.json["detail"]?.arrayValue?.first
      #expect(fault?["loc"] == ["body", "keywords"])
      #expect(fault?["type"] == "missing")
      let nowhere = try await api.send(.get, "/api/v1/nowhere")
      #expect(nowhere.json == ["detail": "Not Found"])
      let documented = try await api.register()
      #expect(documented.status == 404)
      for token in ["<\(BirJobAPI.token)>", "1a2b3c4d-5e6f-7081-92a3-b4c5d6e7f809"] {
        #expect(try await api.registerToken(token).status == 200)
      }
    }
  }

  @Test func anUnknownTokenIsNotAnError() async throws {
    try await BirJobAPI.run { api, _ in
      let answer = try await api.send(.get, "/api/v1/device/status/\(BirJobAPI.token)")
      #expect(answer.status == 200)
      #expect(answer.json["data"]?["registered"] == false)
    }
  }

  @Test func aStatusOfTheRunningServerCountsCharacters() async throws {
    try await BirJobAPI.run(.real) { api, _ in
      try await api.registerToken(keywords: ["iOS", "Swift"])
      let answer = try await api.send(.get, "/api/v1/devices/status/\(BirJobAPI.token)")
      #expect(answer.json["data"]?["keywords"] == .string(#"["iOS","Swift"]"#))
      #expect(answer.json["data"]?["keywords_count"] == 15)
    }
  }

  @Test func changesOfKeywordsAreKept() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register()
      let change: JSON = ["keywords": ["ward"], "notifications_enabled": false]
      let changed = try await api.send(.put, "/api/v1/users/ada-device-1", change)
      #expect(changed.json["data"]?["keywords"] == ["ward"])
      #expect(changed.json["data"]?["notifications_enabled"] == false)
      let both: JSON = ["device_token": .string(BirJobAPI.token), "keywords": ["nurse", "ward"]]
      let real = try await api.send(.put, "/api/v1/device/keywords", both)
      #expect(real.json["keywords_count"] == 2)
      #expect(try await api.send(.put, "/api/v1/users/nobody-here", change).status == 404)
    }
  }

  @Test func anAddressIsLookedUp() async throws {
    try await BirJobAPI.run { api, _ in
      let unknown = try await api.send(
        .post, "/api/v1/users/check-email", ["email": "ada@example.com"])
      #expect(unknown.json["data"]?["exists"] == false)
      #expect(unknown.json["data"]?["requires_full_registration"] == true)
      try await api.register { $0["email"] = "Ada@Example.com" }
      let known = try await api.send(
        .post, "/api/v1/users/check-email", ["email": "ada@example.com"])
      #expect(known.json["data"]?["exists"] == true)
      #expect(known.json["data"]?["can_skip_onboarding"] == true)
      // The id that it gives away opens nothing.
      let user = known.json["data"]?.string("user_id") ?? ""
      for path in ["notifications/inbox", "notifications/history", "jobs/saved"] {
        #expect(try await api.send(.get, "/api/v1/\(path)/\(user)").status == 404)
      }
      #expect(try await api.send(.delete, "/api/v1/device/device/\(user)").status == 404)
    }
  }

  @Test func aNameAndATokenOfTwoDevicesAreRefused() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register("ada-device-1", token: BirJobAPI.token)
      try await api.register("bob-device-1", token: BirJobAPI.otherToken)
      let mixed = try await api.register("bob-device-1", token: BirJobAPI.token)
      #expect(mixed.status == 400)
      // A device that Apple has given a new token.
      let renewed = try await api.register(
        "ada-device-1", token: BirJobAPI.token.replacing("1a2b", with: "ffff"))
      #expect(renewed.status == 200)
      let old = try await api.send(.get, "/api/v1/device/status/\(BirJobAPI.token)")
      #expect(old.json["data"]?["registered"] == false)
    }
  }

  /// A name that looks like another device's token does not hide that device.
  @Test func aNameIsNotTakenForAToken() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register("ada-device-1", token: BirJobAPI.token)
      try await api.register(BirJobAPI.token, token: BirJobAPI.otherToken, keywords: ["ward"])
      let answer = try await api.send(
        .get, "/api/v1/notifications/history/\(BirJobAPI.token)")
      let keywords = answer.json["data"]?["recent_notifications"]?.arrayValue?
        .flatMap { $0["matched_keywords"]?.arrayValue ?? [] }
      #expect(keywords?.contains("ward") == false)
      #expect(keywords?.contains("iOS") == true)
    }
  }

  @Test func aDeletedDeviceLeavesNothing() async throws {
    try await BirJobAPI.run { api, server in
      try await api.register { $0["email"] = "ada@example.com" }
      let job: JSON = ["device_id": "ada-device-1", "job_id": 1]
      for path in ["jobs/save", "jobs/view"] {
        #expect(try await api.send(.post, "/api/v1/\(path)", job).status == 200)
      }
      let event: JSON = ["device_id": "ada-device-1", "event_type": "app_open"]
      #expect(try await api.send(.post, "/api/v1/analytics/event", event).status == 200)
      let answer = try await api.send(.delete, "/api/v1/device/device/\(BirJobAPI.token)")
      #expect(answer.status == 200)
      let left = try await server.store().read { database in
        try [
          "devices", "saved_jobs", "viewed_jobs", "notifications", "events",
        ].map { table in
          try database.makeStatement(sql: "SELECT count(*) FROM birjob_\(table)")
        }.map { try Int.fetchOne($0) }
      }
      #expect(left == [0, 0, 0, 0, 0])
      #expect(
        try await api.send(.delete, "/api/v1/device/device/\(BirJobAPI.token)").status == 404)
    }
  }
}
