import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import BirJobServer

@Suite(.timeLimit(.minutes(30)))
struct JobTests {
  /// Postings of every kind, `count` of them.
  private static func postings(_ count: Int) -> [JSON] {
    (1...count).map { number in
      [
        "job_id": .string("job_\(number)"), "title": .string("Developer \(number)"),
        "company_name": "Café Müller", "location": "Zürich", "is_remote": .bool(number % 2 == 0),
        "employment_type": number % 3 == 0 ? "PART_TIME" : "FULL_TIME",
        "experience_level": number % 5 == 0 ? "Junior" : "Senior",
        "description": "Swift 100% _underlined_", "source": "linkedin",
        "date_posted": "2026-11-16",
      ]
    }
  }

  @Test func jobsAreListedNewestFirst() async throws {
    try await BirJobAPI.run { api, _ in
      let answer = try await api.send(.get, "/api/v1/jobs/")
      let data = answer.json["data"]
      #expect(data?["total_count"] == 3)
      #expect(data?["pagination"]?["next_offset"] == .null)
      let job = data?["jobs"]?.arrayValue?.last
      #expect(job?["company"] == "Northlight")
      #expect(job?["apply_link"] == "https://jobs.example.org/ios")
      #expect(job?["source"] == "jobs.example.org")
      #expect(job?["created_at"] == "2026-11-16T00:00:00.000000Z")
    }
  }

  @Test(arguments: [
    ("?search=cafe", 0), ("?search=developer", 12), ("?search=DEVELOPER%20swift", 12),
    ("?search=100%25", 12), ("?search=%25", 12), ("?search=%25%25", 0), ("?search=_", 12),
    ("?search='%20OR%201=1--", 0), ("?company=caf%C3%A9", 12), ("?company=muller", 12),
    ("?location=zurich", 12), ("?location=basel", 0), ("?source=LinkedIn", 12),
    ("?employment_type=part_time", 4), ("?employment_type=contract", 0),
    ("?experience_level=entry", 2), ("?remote_allowed=true", 6),
    ("?remote_allowed=false&employment_type=part_time", 2),
  ])
  func filtersAreApplied(query: String, count: Int) async throws {
    try await BirJobAPI.run(postings: Self.postings(12)) { api, _ in
      let data = try await api.send(.get, "/api/v1/jobs/\(query)").json["data"]
      #expect(data?["total_count"]?.intValue == count)
      #expect(data?["jobs"]?.arrayValue?.count == count)
    }
  }

  @Test func pagesHaveEachJobOnce() async throws {
    try await BirJobAPI.run(postings: Self.postings(25)) { api, _ in
      var titles: [String] = []
      var offset: Int? = 0
      while let next = offset {
        let data = try await api.send(.get, "/api/v1/jobs/?limit=7&offset=\(next)").json["data"]
        titles += data?["jobs"]?.arrayValue?.map { $0.string("title") } ?? []
        offset = data?["pagination"]?["next_offset"]?.intValue
      }
      #expect(titles.count == 25)
      #expect(Set(titles).count == 25)
      #expect(try await api.titles("?offset=2147483647").isEmpty)
    }
  }

  @Test func theRunningServerPagesInItsOwnWay() async throws {
    try await BirJobAPI.run(.real, postings: Self.postings(25)) { api, _ in
      let data = try await api.send(
        .get, "/api/v1/jobs/?limit=10&offset=20&employment_type=contract"
      ).json["data"]
      let pagination = data?["pagination"]
      #expect(pagination?["total"] == 25)
      #expect(pagination?["current_page"] == 3)
      #expect(pagination?["total_pages"] == 3)
      #expect(pagination?["has_more"] == false)
      #expect(data?["jobs"]?.arrayValue?.first?["posted_at"] == "2026-11-16T00:00:00.000000")
      #expect(data?["total_count"] == nil)
      let sorted = try await api.titles("?sort_by=title&sort_order=asc&limit=2")
      #expect(sorted == ["Developer 1", "Developer 10"])
    }
  }

  @Test(arguments: [
    "limit=0", "limit=101", "limit=x", "limit=99999999999999999999999", "offset=-1",
    "offset=9223372036854775807", "employment_type=hourly", "experience_level=x",
    "remote_allowed=maybe", "sort_by=title;DROP", "sort_order=up",
    "search=\(String(repeating: "x", count: 201))",
  ])
  func brokenQueriesAreRefused(query: String) async throws {
    try await BirJobAPI.run { api, _ in
      let answer = try await api.send(.get, "/api/v1/jobs/?\(query)")
      #expect(answer.status == 400)
    }
    let isIgnored = ["employment", "experience", "remote"].contains { query.hasPrefix($0) }
    try await BirJobAPI.run(.real) { api, _ in
      let answer = try await api.send(.get, "/api/v1/jobs/?\(query)")
      #expect(answer.status == (isIgnored ? 200 : 422))
    }
  }

  @Test func thePathWithoutASlashRedirects() async throws {
    try await BirJobAPI.run { api, _ in
      let answer = try await api.send(.get, "/api/v1/jobs?search=iOS")
      #expect(answer.status == 307)
      #expect(answer.header("location") == "/birjob/api/v1/jobs/?search=iOS")
    }
  }

  @Test func oneJobIsShown() async throws {
    try await BirJobAPI.run { api, _ in
      let job = try await api.send(.get, "/api/v1/jobs/1")
      #expect(job.json["data"]?["title"] == "iOS Developer")
      for (path, status) in [("99", 404), ("0", 400), ("x", 400), ("9999999999999999999", 400)] {
        #expect(try await api.send(.get, "/api/v1/jobs/\(path)").status == status)
      }
    }
  }

  @Test func savedJobsBelongToTheirDevice() async throws {
    try await BirJobAPI.run { api, server in
      try await api.register()
      try await api.register("bob-device-1", token: BirJobAPI.otherToken)
      for number in [1, 3, 1] {
        server.clock.advance(.seconds(1))
        let body: JSON = ["device_id": "ada-device-1", "job_id": .number(number)]
        #expect(try await api.send(.post, "/api/v1/jobs/save", body).status == 200)
      }
      let saved = try await api.send(.get, "/api/v1/jobs/saved/ada-device-1")
      #expect(saved.json["data"]?.arrayValue?.map { $0["id"] } == [3, 1])
      let other = try await api.send(.get, "/api/v1/jobs/saved/bob-device-1")
      #expect(other.json["data"] == [])
      let strange: JSON = ["device_id": "bob-device-1", "job_id": 3]
      let kept = try await api.send(.delete, "/api/v1/jobs/unsave", strange)
      #expect(kept.json["data"]?["removed"] == false)
      let removed = try await api.send(
        .delete, "/api/v1/jobs/unsave?device_id=ada-device-1&job_id=3")
      #expect(removed.json["data"]?["removed"] == true)
      let left = try await api.send(.get, "/api/v1/jobs/saved/ada-device-1")
      #expect(left.json["data"]?.arrayValue?.map { $0["id"] } == [1])
    }
  }

  private static let brokenBodies: [(body: JSON, status: Int)] = [
    (["device_id": "ada-device-1", "job_id": 99], 404),
    (["device_id": "nobody-here", "job_id": 1], 404),
    (["device_id": "ada-device-1"], 400), (["job_id": 1], 400),
    (["device_id": "ada-device-1", "job_id": "1"], 400),
    (["device_id": "ada-device-1", "job_id": -1], 400),
    (["device_id": "ada-device-1", "job_id": .number("1e400")], 400),
    (["device_id": "ada-device-1", "job_id": .number("9223372036854775807")], 400),
    (["device_id": 7, "job_id": 1], 400),
  ]

  @Test(arguments: Self.brokenBodies)
  func brokenBodiesAreRefused(body: JSON, status: Int) async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register()
      for path in ["jobs/save", "jobs/view"] {
        #expect(try await api.send(.post, "/api/v1/\(path)", body).status == status)
      }
      #expect(
        try await api.send(.delete, "/api/v1/jobs/unsave", body).status
          == (body["job_id"] == 99 ? 200 : status))
    }
  }

  @Test func viewsAreCounted() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register()
      let body: JSON = [
        "device_id": "ada-device-1", "job_id": 1, "view_duration_seconds": 86400,
      ]
      #expect(try await api.send(.post, "/api/v1/jobs/view", body).json["data"]?["views"] == 1)
      #expect(try await api.send(.post, "/api/v1/jobs/view", body).json["data"]?["views"] == 2)
      let long: JSON = [
        "device_id": "ada-device-1", "job_id": 1, "view_duration_seconds": 86401,
      ]
      #expect(try await api.send(.post, "/api/v1/jobs/view", long).status == 400)
    }
  }
}
