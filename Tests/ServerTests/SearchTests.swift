import GRDB
import HTTPTypes
import Matching
import Records
import ResumeReading
import ServerFixtures
import Synchronization
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct SearchTests {
  private func test(
    _ configure: (inout ServerOptions) -> Void = { _ in }
  ) async throws -> TestServer {
    let test = try TestServer(configure)
    try await test.add(SamplePeople.postings)
    return test
  }

  @Test func aResumeBecomesExplainedJobs() async throws {
    try await test().run { api in
      let token = try await api.upload(SamplePeople.resume).json.string("view_token")
      let session = try await api.settled(token)
      #expect(session["status"] == "completed")
      #expect(session["error_message"] == .null)
      #expect(session["last_search_title"] == "iOS Developer")
      func jobs(_ query: String = "") async throws -> [JSON] {
        try await api.send(.get, "/api/public/jobs?token=\(token)\(query)").json.arrayValue ?? []
      }
      let all = try await jobs()
      #expect(Set(all.prefix(2).map { $0.string("job_id") }) == ["job_ios", "job_ios_remote"])
      // A search shows at least five jobs if there are as many; one that does not fit has no category.
      #expect(all.count == 3 && all.last?["job_id"] == "job_nurse")
      #expect(all.last?["category"] == .null)
      let job = try #require(all.first { $0["job_id"] == "job_ios" })
      #expect(
        job.objectValue?.members.map(\.name) == [
          "id", "job_id", "title", "company_name", "location", "posted_at", "job_url",
          "source_query", "category", "is_remote",
        ])
      #expect(job["posted_at"] == "2 days ago")
      #expect(job["category"] == "direct")
      #expect(try await jobs("&remote=true").map { $0.string("job_id") } == ["job_ios_remote"])
      #expect(try await jobs("&scope=local").map { $0.string("job_id") } == ["job_ios"])
      let contract = try #require(all.first { $0["job_id"] == "job_ios_remote" })
      #expect(contract["salary_range"] == "$60 - $75 per hour")
      #expect(
        contract["employment_type"] == "CONTRACTOR" && contract["experience_level"] == "Senior")
      for query in ["&min_salary=150000", "&level=senior", "&type=contract"] {
        #expect(try await jobs(query).map { $0.string("job_id") } == ["job_ios_remote"], "\(query)")
      }
      for query in ["&min_salary=157000", "&level=lead", "&type=full-time"] {
        #expect(try await jobs(query).isEmpty, "\(query)")
      }
      let explanation = try await api.send(
        .post, "/api/jobs/explanation",
        json: ["job_id": "job_ios", "view_token": .string(token)])
      #expect(explanation.status == 200)
      #expect(explanation.json.string("explanation_summary").isEmpty == false)
      #expect(explanation.json["bullets"]?.arrayValue?.isEmpty == false)
      #expect(explanation.json["evidence"]?.arrayValue?.isEmpty == false)
    }
  }

  @Test func theResumeIsReviewed() async throws {
    let gate = Gate()
    let test = try await test()
    try await test.run(reader: gate) { api in
      let token = try await api.upload(Self.reviewed).json.string("view_token")
      let session = try await api.send(.get, "/api/public/session?token=\(token)").json
      #expect(session["resume_score"] == .null && session["resume_feedback"] == .null)
      gate.open()
      _ = try await api.settled(token)
    }
    try await test.run { api in
      let token = try await api.upload(Self.reviewed).json.string("view_token")
      let session = try await api.settled(token)
      let points = try #require(session["resume_feedback"]?.arrayValue)
      #expect(
        points.compactMap { $0["kind"]?.stringValue } == [
          "too_short", "no_phone", "no_skills", "empty_job", "no_figures", "no_figures",
        ])
      let score = try #require(session["resume_score"]?.intValue)
      #expect((1..<100).contains(score))
      let store = try Store(path: test.options.database)
      let search = try await store.read { try SearchTable.find(token: token, $0) }
      let text = Array(try #require(search?.resumeText).unicodeScalars)
      let spans = points.compactMap { $0["span"] }
      #expect(!spans.isEmpty)
      for span in spans {
        let start = try #require(span["start"]?.intValue)
        let end = try #require(span["end"]?.intValue)
        #expect(span.string("text").unicodeScalars.elementsEqual(text[start..<end]))
      }
    }
  }

  private static let reviewed = Array(
    """
    Zoë Müller
    zoe.mueller@example.org

    EXPERIENCE

    Café Manager, Harbor Foods
    March 2021 - Present
    - Led the team and wrote the menu

    Waiter, Blue Table
    2017 - 2021
    - Served the guests every evening

    Barista, Corner Roasters
    2015 - 2017

    EDUCATION

    BA Hospitality, University of Leeds
    2011 - 2014

    """.utf8)

  @Test(arguments: [
    (#"[{"position":"A","endDate":"2020"},{"position":"B","name":"Co"}]"#, "B", "Co"),
    (#"[{"name":"X"},{"position":"A","endDate":"2020"}]"#, "A", nil), ("[]", nil, nil),
  ])
  func theCurrentRoleIsTheOneWithoutAnEnd(work: String, title: String?, company: String?) throws {
    let role = CurrentRole(resume: ["work": try JSON(parsing: work)])
    #expect(role?.title == title)
    #expect(role?.company == company)
  }

  @Test(arguments: [
    ("/api/public/session", 400, "missing_token"),
    ("/api/public/session?token=unknown", 404, "unknown_token"),
    ("/api/public/jobs?token=unknown", 404, "unknown_token"),
  ])
  func refusesTokens(path: String, status: Int, code: String) async throws {
    try await TestServer().run { api in
      let answer = try await api.send(.get, path)
      #expect(answer.status == status)
      #expect(answer.json["error"] == .string(code))
    }
  }

  @Test func refusesUnknownScopesAndJobs() async throws {
    try await test().run { api in
      let token = try await api.upload(SamplePeople.resume).json.string("view_token")
      _ = try await api.settled(token)
      for query in ["scope=global", "remote=maybe", "min_salary=much", "min_salary=nan"] {
        let answer = try await api.send(.get, "/api/public/jobs?token=\(token)&\(query)")
        #expect(answer.status == 400)
      }
      let unknown = try await api.send(
        .post, "/api/jobs/explanation",
        json: ["job_id": "job_none", "view_token": .string(token)])
      #expect(unknown.status == 404)
      #expect(unknown.json["error"] == "unknown_job")
      let missing = try await api.send(.post, "/api/jobs/explanation", json: ["job_id": 7])
      #expect(missing.json["error"] == "missing_field")
    }
  }

  @Test func jobsAreEmptyWhileProcessing() async throws {
    let gate = Gate()
    try await test().run(reader: gate) { api in
      let token = try await api.upload(SamplePeople.resume).json.string("view_token")
      let session = try await api.send(.get, "/api/public/session?token=\(token)").json
      #expect(session["status"] == "processing")
      #expect(try await api.send(.get, "/api/public/jobs?token=\(token)").text == "[]")
      gate.open()
      #expect(try await api.settled(token)["status"] == "completed")
    }
  }

  /// More at once than the database has readers and the process has threads.
  @Test(.timeLimit(.minutes(30))) func manyClientsAtOnceAreServed() async throws {
    try await test().run { api in
      try await withThrowingTaskGroup { group in
        for number in 1...60 {
          group.addTask {
            let resume = SamplePeople.resume + Array("\n\(number)\n".utf8)
            let token = try await api.upload(resume).json.string("view_token")
            return try await api.settled(token)["status"]
          }
        }
        for try await status in group { #expect(status == "completed") }
      }
    }
  }

  @Test func anUnreadableDocumentFailsTheSearch() async throws {
    try await test().run { api in
      let answer = try await api.upload(Array("%PDF-1.7 and nothing else".utf8), name: "cv.pdf")
      let session = try await api.settled(answer.json.string("view_token"))
      #expect(session["status"] == "failed")
      #expect(session.string("error_message").isEmpty == false)
    }
  }

  /// What a killed server leaves behind: a search that it was running, and one that waited.
  @Test func aRestartContinuesWhatWasInterrupted() async throws {
    let test = try await test()
    let store = try Store(path: test.options.database)
    let searches = [
      Search(userID: nil, fileName: "a.txt", at: test.clock.now),
      Search(userID: nil, fileName: "b.txt", at: test.clock.now),
    ]
    try await store.write { database in
      for search in searches {
        try SearchTable.insert(
          search, content: SamplePeople.resume, idempotencyKey: nil, database)
      }
      _ = try SearchTable.claim(database)
    }
    try await test.run { api in
      for search in searches {
        let session = try await api.settled(search.viewToken)
        #expect(session["status"] == "completed")
      }
    }
  }

  @Test func aDocumentThatEndsTheServerAgainAndAgainFails() async throws {
    let test = try await test()
    let store = try Store(path: test.options.database)
    let search = Search(userID: nil, fileName: "a.txt", at: test.clock.now)
    try await store.write { database in
      try SearchTable.insert(search, content: SamplePeople.resume, idempotencyKey: nil, database)
      for _ in 0..<SearchRunner.attemptLimit {
        try database.execute(sql: "UPDATE searches SET stage = 'queued'")
        _ = try SearchTable.claim(database)
      }
    }
    try await test.run { api in
      let session = try await api.settled(search.viewToken)
      #expect(session["status"] == "failed")
      #expect(session.string("error_message").contains("interrupted"))
    }
  }

  @Test func aSearchThatWasDeletedWhileItRanStaysDeleted() async throws {
    let test = try await test()
    let store = try Store(path: test.options.database)
    let search = Search(userID: nil, fileName: "a.txt", at: test.clock.now)
    let text = String(decoding: SamplePeople.resume, as: UTF8.self)
    let contents = try await PostingIndexCache(store: store).contents()
    let matches = contents.index.rank(ResumeProfile(search, text: text, resume: [:]), limit: 1)
      .map { (jobID: contents.jobIDs[$0.posting], $0) }
    #expect(matches.count == 1)
    try await store.write { database in
      try SearchTable.insert(search, content: SamplePeople.resume, idempotencyKey: nil, database)
      _ = try SearchTable.claim(database)
      try database.execute(sql: "DELETE FROM searches WHERE id = ?", arguments: [search.id])
      try SearchTable.complete(
        search, ReadResume(text: "x", resume: [:]), title: nil, review: nil, matches: matches,
        at: test.clock.now, database)
      #expect(try SearchTable.find(token: search.viewToken, database) == nil)
    }
  }

  @Test func aSearchThatOutlastsTheDrainIsPutBack() async throws {
    let test = try await test { $0.drainTime = .zero }
    let gate = Gate()
    let token = try await test.run(reader: gate) { api in
      try await api.upload(SamplePeople.resume).json.string("view_token")
    }
    let store = try Store(path: test.options.database)
    let search = try await store.read { try SearchTable.find(token: token, $0) }
    #expect(search?.stage == .queued)
    #expect(search?.attempts == 0)
    gate.open()
  }
}

/// Reads nothing until it is opened.
private final class Gate: ResumeReader {
  private enum State {
    case closed([CheckedContinuation<Void, Never>])
    case open
  }

  private let state = Mutex(State.closed([]))

  func open() {
    let waiting = state.withLock { state in
      defer { state = .open }
      if case .closed(let waiting) = state { return waiting }
      return []
    }
    for continuation in waiting { continuation.resume() }
  }

  func read(_ bytes: [UInt8], name: String?) async throws -> ReadResume {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        guard case .closed(let waiting) = state else { return true }
        state = .closed(waiting + [continuation])
        return false
      }
      if isOpen { continuation.resume() }
    }
    return ReadResume(text: "iOS Developer", resume: [:])
  }
}
