internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

extension BirJobService {
  /// Maximum number of jobs that a device can save.
  private static let savedLimit = 1000
  /// The longest view of a job in seconds: a day.
  private static let longestView = 86_400

  /// `GET /jobs/`. Without the slash the client is redirected, as FastAPI does it.
  func searchJobs(_ request: Request, _ scope: RequestScope) async throws -> Response {
    guard scope.hasFinalSlash else {
      let query = request.uri.query.map { "?\($0)" } ?? ""
      return Response(
        status: .temporaryRedirect, headers: [.location: "\(request.uri.path)/\(query)"])
    }
    try limits.admitSearch(by: clients.key(of: request, scope), at: now())
    let search = try JobSearch(request, dialect)
    let page = try await store.read { database in
      let (jobs, total) = try JobTable.page(of: search, database)
      return search.answer(jobs, total: total)
    }
    return Response(json: page)
  }

  /// `GET /jobs/{job_id}`
  func job(_ scope: RequestScope) async throws -> Response {
    guard let number = Int64(scope.segment("job_id")), number > 0 else {
      throw BirJobError.invalid("path", "job_id", rule: "must be a positive integer")
    }
    let job = try await store.read { try JobTable.known(number, $0) }
    return Response(json: ["success": true, "data": job.json(dialect)])
  }

  /// `POST /jobs/save`. Saving a job again changes nothing.
  func saveJob(_ request: Request) async throws -> Response {
    let body = try await body(request)
    let device = try await device(body)
    let number = try body.jobNumber()
    let now = now()
    let savedAt = try await store.write { database in
      _ = try JobTable.known(number, database)
      let count = try Int.fetchOne(
        database, sql: "SELECT count(*) FROM birjob_saved_jobs WHERE device = ?",
        arguments: [device.number])
      guard (count ?? 0) < Self.savedLimit else {
        throw BirJobError.refused("No more than \(Self.savedLimit) jobs can be saved")
      }
      try database.execute(
        sql: "INSERT OR IGNORE INTO birjob_saved_jobs VALUES (?, ?, ?)",
        arguments: [device.number, number, now])
      return try Instant.fetchOne(
        database, sql: "SELECT saved_at FROM birjob_saved_jobs WHERE device = ? AND job = ?",
        arguments: [device.number, number])
    }
    return Response(
      json: [
        "success": true, "message": "Job saved successfully",
        "data": [
          "job_id": .number(Int(number)), "saved_at": .string((savedAt ?? now).text),
        ],
      ])
  }

  /// `DELETE /jobs/unsave`, with a body, or with a query because some proxies drop the body.
  func unsaveJob(_ request: Request) async throws -> Response {
    let body: RequestBody
    if let name = request.query("device_id") {
      let number = try JobSearch.number("job_id", of: request, in: 1...Int(Int32.max))
      body = RequestBody(
        JSONObject([
          .init(name: "device_id", value: .string(name)),
          .init(name: "job_id", value: number.map { .number($0) } ?? .null),
        ]))
    } else {
      body = try await self.body(request)
    }
    let device = try await device(body)
    let number = try body.jobNumber()
    let isRemoved = try await store.write { database in
      try database.execute(
        sql: "DELETE FROM birjob_saved_jobs WHERE device = ? AND job = ?",
        arguments: [device.number, number])
      return database.changesCount > 0
    }
    return Response(
      json: [
        "success": true,
        "message": .string(isRemoved ? "Job removed from saved jobs" : "The job was not saved"),
        "data": ["job_id": .number(Int(number)), "removed": .bool(isRemoved)],
      ])
  }

  /// `GET /jobs/saved/{device_id}`: the job saved last comes first.
  func savedJobs(_ device: Device) async throws -> Response {
    let saved = try await store.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT postings.*, saved_at FROM birjob_saved_jobs JOIN postings ON number = job
          WHERE device = ? ORDER BY saved_at DESC, number DESC
          """,
        arguments: [device.number]
      ).map { row -> JSON in
        let job = ListedJob(StoredPosting(row: row))
        let savedAt: Instant = row["saved_at"]
        return [
          "id": .number(Int(job.number)), "title": .string(job.title),
          "company": .string(job.company), "saved_at": .string(savedAt.text),
          "job_details": job.documented,
        ]
      }
    }
    return Response(json: ["success": true, "data": .array(saved)])
  }

  /// `POST /jobs/view`
  func recordView(_ request: Request) async throws -> Response {
    let body = try await body(request)
    let device = try await device(body)
    let number = try body.jobNumber()
    let seconds = try body.number("view_duration_seconds", in: 0...Self.longestView) ?? 0
    let now = now()
    try limits.admitSearch(by: device.id, at: now)
    let views = try await store.write { database in
      _ = try JobTable.known(number, database)
      // Counts stop growing instead of overflowing.
      return try Int.fetchOne(
        database,
        sql: """
          INSERT INTO birjob_viewed_jobs VALUES (?, ?, 1, ?, ?)
          ON CONFLICT (device, job) DO UPDATE SET views = min(views + 1, 1000000),
            seconds = min(seconds + excluded.seconds, 1000000000), viewed_at = excluded.viewed_at
          RETURNING views
          """,
        arguments: [device.number, number, seconds, now])
    }
    return Response(
      json: [
        "success": true, "message": "Job view recorded",
        "data": ["job_id": .number(Int(number)), "views": .number(views ?? 1)],
      ])
  }
}
