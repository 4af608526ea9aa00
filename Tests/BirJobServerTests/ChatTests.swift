import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import BirJobServer

@Suite(.timeLimit(.minutes(30)))
struct ChatTests {
  @Test func anAnswerNamesPostingsAndSaysHow() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register(keywords: ["iOS Developer", "Swift"])
      let answer = try await api.send(
        .post, "/api/v1/chatbot/chat",
        [
          "message": "Which iOS jobs fit a Swift developer?", "user_id": "ada-device-1",
          "context": ["experience_level": "mid"],
        ])
      let data = answer.json["data"]
      #expect(data?["source"] == "local-matching")
      #expect(data?.string("response").contains("iOS Developer at Northlight") == true)
      #expect(data?.string("response").contains("no language model") == true)
      let companies = data?["jobs"]?.arrayValue?.map { $0.string("company") } ?? []
      #expect(Set(companies) == ["Northlight", "Farfield"])
    }
  }

  @Test func anAnswerWithoutPostingsIsHonest() async throws {
    try await BirJobAPI.run(postings: []) { api, _ in
      try await api.register(keywords: ["astronaut"])
      let answer = try await api.send(
        .post, "/api/v1/chatbot/chat", ["message": "Jobs?", "user_id": "ada-device-1"])
      #expect(
        answer.json["data"]?.string("response").hasPrefix("No posting of this server fits") == true)
    }
  }

  @Test func aJobIsComparedWithTheKeywords() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register(keywords: ["Swift", "nurse"])
      let answer = try await api.send(
        .post, "/api/v1/chatbot/analyze-job", ["device_id": "ada-device-1", "job_id": 1])
      let data = answer.json["data"]
      #expect(data?["matched_keywords"] == ["Swift"])
      #expect(data?.string("analysis").contains("1 of the 2 keywords") == true)
      let unknown = try await api.send(
        .post, "/api/v1/chatbot/analyze-job", ["device_id": "ada-device-1", "job_id": 99])
      #expect(unknown.status == 404)
    }
  }

  @Test(arguments: ServerOptions.Dialect.allCases)
  func recommendationsAreRanked(_ dialect: ServerOptions.Dialect) async throws {
    try await BirJobAPI.run(dialect) { api, _ in
      try await api.registerToken(keywords: ["registered nurse"])
      let token = BirJobAPI.token
      let answer = try await api.send(.get, "/api/v1/chatbot/recommendations/\(token)")
      let jobs = answer.json["data"]?["recommendations"]?.arrayValue ?? []
      #expect(jobs.first?["job"]?["title"] == "Registered Nurse")
      let chat = try await api.send(
        .post, "/api/v1/chatbot/chat/\(token)", ["message": "Which wards need nurses?"])
      #expect(chat.json["data"]?.string("response").contains("Registered Nurse") == true)
      let analysis = try await api.send(
        .post, "/api/v1/chatbot/analyze-job/\(token)", ["job_id": 3])
      #expect(analysis.json["data"]?["matched_keywords"] == ["registered nurse"])
    }
  }

  @Test func messagesHaveALength() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register()
      for message: JSON in ["", .string(String(repeating: "x", count: 2001)), 7, .null] {
        let answer = try await api.send(
          .post, "/api/v1/chatbot/chat", ["message": message, "user_id": "ada-device-1"])
        #expect(answer.status == 400)
      }
    }
  }
}
