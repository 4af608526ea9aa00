import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import BirJobServer

@Suite(.timeLimit(.minutes(30)))
struct AnalyticsTests {
  @Test func aDeviceSeesItsOwnNumbers() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register()
      try await api.register("bob-device-1", token: BirJobAPI.otherToken, keywords: ["nurse"])
      let list =
        try await api.send(.get, "/api/v1/notifications/history/ada-device-1")
        .json["data"]?["recent_notifications"]?.arrayValue ?? []
      let id = list.first?.string("id") ?? ""
      #expect(try await api.send(.post, "/api/v1/notifications/\(id)/read").status == 200)
      let job: JSON = ["device_id": "ada-device-1", "job_id": 1]
      #expect(try await api.send(.post, "/api/v1/jobs/save", job).status == 200)
      let data = try await api.send(.get, "/api/v1/analytics/user/ada-device-1").json["data"]
      #expect(data?["total_notifications_received"] == 2)
      #expect(data?["notifications_opened"] == 1)
      #expect(data?["open_rate"] == 50)
      #expect(data?["jobs_saved"] == 1)
      #expect(data?["favorite_keywords"]?.arrayValue?.isEmpty == false)
      let other = try await api.send(.get, "/api/v1/analytics/user/bob-device-1").json["data"]
      #expect(other?["total_notifications_received"] == 1)
      #expect(other?["jobs_saved"] == 0)
    }
  }

  @Test func allDevicesAreCounted() async throws {
    try await BirJobAPI.run { api, server in
      try await api.register(keywords: ["iOS", "Swift"])
      server.clock.advance(.seconds(25 * 3600))
      try await api.register("bob-device-1", token: BirJobAPI.otherToken, keywords: ["ios"])
      let data = try await api.send(.get, "/api/v1/analytics/stats").json["data"]
      #expect(data?["total_users"] == 2)
      #expect(data?["active_users_24h"] == 1)
      #expect(data?["active_users_7d"] == 2)
      #expect(
        data?["top_keywords"]
          == [["keyword": "iOS", "users": 2], ["keyword": "Swift", "users": 1]])
    }
  }

  @Test func eventsHaveTwoSpellings() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register()
      for (kind, data) in [("event_type", "event_data"), ("action_type", "action_data")] {
        var body = JSONObject()
        body["device_id"] = "ada-device-1"
        body[kind] = "job_applied"
        body[data] = ["job_id": 1]
        let answer = try await api.send(.post, "/api/v1/analytics/event", .object(body))
        #expect(answer.status == 200)
      }
      let large: JSON = [
        "device_id": "ada-device-1", "event_type": "x",
        "event_data": ["text": .string(String(repeating: "x", count: 5000))],
      ]
      #expect(try await api.send(.post, "/api/v1/analytics/event", large).status == 400)
      let nameless: JSON = ["device_id": "ada-device-1"]
      #expect(try await api.send(.post, "/api/v1/analytics/event", nameless).status == 400)
    }
    try await BirJobAPI.run(.real) { api, _ in
      let name = try await api.registerToken().json["data"]?.string("device_id") ?? ""
      for device in [name, BirJobAPI.token] {
        let body: JSON = ["device_id": .string(device), "action_type": "app_open"]
        #expect(try await api.send(.post, "/api/v1/analytics/event", body).status == 200)
      }
      let body: JSON = ["device_id": .string(name), "event_type": "app_open"]
      let answer = try await api.send(.post, "/api/v1/analytics/event", body)
      #expect(answer.status == 400)
      #expect(answer.json == ["detail": "device_id and action_type are required"])
    }
  }

  @Test func theDocumentedLimitsHold() async throws {
    try await BirJobAPI.run { api, server in
      for _ in 1...10 { #expect(try await api.register().status == 200) }
      let refused = try await api.register()
      #expect(refused.status == 429)
      #expect(refused.json["error_code"] == "RATE_LIMITED")
      #expect(refused.header("retry-after") == "360")
      #expect(try await api.register("bob-device-1", token: BirJobAPI.otherToken).status == 200)
      let event: JSON = ["device_id": "ada-device-1", "event_type": "app_open"]
      for _ in 1...100 {
        #expect(try await api.send(.post, "/api/v1/analytics/event", event).status == 200)
      }
      #expect(try await api.send(.post, "/api/v1/analytics/event", event).status == 429)
      for _ in 1...1000 { _ = try await api.send(.get, "/api/v1/jobs/?limit=1") }
      #expect(try await api.send(.get, "/api/v1/jobs/").status == 429)
      server.clock.advance(.seconds(3600))
      #expect(try await api.register().status == 200)
      #expect(try await api.send(.get, "/api/v1/jobs/").status == 200)
    }
    try await BirJobAPI.run(.real) { api, _ in
      for _ in 1...12 {
        let answer = try await api.registerToken()
        #expect(answer.status == 200)
      }
    }
  }

  @Test func healthHasParts() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register()
      let health = try await api.send(.get, "/api/v1/health").json
      #expect(health["status"] == "healthy")
      #expect(health["services"]?["database"] == "healthy")
      #expect(health["services"]?["apns"] == "not_configured")
      #expect(health["metrics"]?["active_devices"] == 1)
      #expect(health["metrics"]?["notifications_sent_last_24h"] == 2)
    }
    let server = try BirJobAPI.server(.real) { $0.birJob.pushFolder = "/proc/nowhere/push" }
    try await server.run { api in
      let api = BirJobAPI(api: api)
      #expect(
        try await api.send(.get, "/health").json
          == ["status": "healthy", "message": "Service is running"])
      let health = try await api.send(.get, "/api/v1/health").json
      #expect(health["status"] == "unhealthy")
      #expect(health["services"]?["apns"] == "unhealthy")
    }
  }
}
