import JobFlow
import Records
import ServiceKit
import Smoke
import Transport

extension JobFlowScenario {
  /// A job with two steps, which are completed.
  static let jobChecks: [Check] = [
    Check("templates", "templates and their actions can be listed", skip: withoutAccount) {
      (scenario) throws(Failure) in
      _ = try await scenario.ask(
        .templates(id: nil, name: nil, hasActions: false), as: scenario.credential)
      _ = try await scenario.ask(.actions(), as: scenario.credential)
    },
    Check("create", "a job with two steps can be created", .preparation, skip: withoutAccount) {
      (scenario) throws(Failure) in try await scenario.createJob()
    },
    Check("list", "the job is listed with its steps", skip: withoutJob) {
      (scenario) throws(Failure) in
      var query = JobQuery()
      query.assignedTo = scenario.userID
      query.status = JobStatus.ready.rawValue
      let rows = try await scenario.ask(
        .jobs(query, hasRelations: true, offset: 0, limit: 1000), as: scenario.credential,
        expecting: [200, 206])
      let jobs = rows?.arrayValue?.compactMap(\.objectValue).compactMap { Job($0) }
      guard let jobs, let created = scenario.job else { return }
      let found = jobs.first { isSameID($0.id, created.id) }
      scenario.expect(
        found?.actions?.count == 2,
        "listJobs returns the new job with \(found?.actions?.count ?? 0) steps, not 2")
    },
    Check("complete", "a step can be completed and opened again", skip: withoutJob) {
      (scenario) throws(Failure) in try await scenario.completeStep()
    },
    Check("complete-all", "all steps can be completed in one request", skip: withoutJob) {
      (scenario) throws(Failure) in try await scenario.completeAll()
    },
    Check("change-nothing", "a change of an unknown row changes none", skip: withoutAccount) {
      (scenario) throws(Failure) in
      let rows = try await scenario.ask(
        .changeJob(
          id: "00000000-0000-4000-8000-000000000000",
          JSONObject([.init(name: "name", value: "jm-smoke")])), as: scenario.credential)
      scenario.expect(
        rows?.arrayValue?.isEmpty ?? true, "the body", rows,
        "an empty list, because no job has the id")
    },
  ]

  fileprivate mutating func createJob() async throws(Failure) {
    var row = JSONObject()
    row["name"] = .string("jm-smoke \(randomText(8))")
    row["status"] = .string(JobStatus.ready.rawValue)
    row["assigned_to"] = userID.map { .string($0) }
    let rows = try await ask(.createJob(row), as: credential, expecting: [201])
    guard let created = rows?.arrayValue?.first?.objectValue, let id = created["id"] else {
      report("createJobs: /0/id is missing: \(log.secrets.quotation(of: rows ?? .null))")
      return
    }
    let steps = ["First", "Second"].enumerated().map { index, name in
      var step = JSONObject()
      step["job_id"] = id
      step["name"] = .string(name)
      step["sequence_order"] = .number(index + 1)
      step["status"] = .string(JobAction.pending)
      return step
    }
    let actions = try await ask(.createJobActions(steps), as: credential, expecting: [201])
    job = Job(created, actions: actions?.arrayValue?.compactMap(\.objectValue) ?? [])
    expect(
      job?.actions?.count == 2,
      "createJobActions returned \(job?.actions?.count ?? 0) steps, not 2")
  }

  fileprivate mutating func completeStep() async throws(Failure) {
    guard let step = job?.actions?.first else { return }
    let time = JSON.string(now().rfc3339)
    for (status, at) in [(JobAction.completed, time), (JobAction.pending, .null)] {
      var columns = JSONObject()
      columns["status"] = .string(status)
      columns["completed_at"] = at
      let rows = try await ask(.changeJobAction(id: step.id, columns), as: credential)
      let changed = rows?.arrayValue?.first
      expect(
        changed?["status"]?.stringValue == status
          && changed?["completed_at"]?.isNull == at.isNull,
        "/0", changed, "a step with the status \(rule: status) and its time")
    }
    let rows = try await ask(.jobActions(jobID: step.jobID), as: credential)
    expect(rows?.arrayValue?.count == 2, "the body", rows, "a list of the two steps")
  }

  fileprivate mutating func completeAll() async throws(Failure) {
    guard let steps = job?.actions else { return }
    let rows = steps.map { step in
      var row = JSONObject()
      for name in ["id", "job_id", "name", "sequence_order"] { row[name] = step.members[name] }
      row["status"] = .string(JobAction.completed)
      row["completed_at"] = .string(now().rfc3339)
      return row
    }
    let answer = try await ask(.replaceJobActions(rows), as: credential)
    let isDone = answer?.arrayValue?.allSatisfy { $0["status"]?.stringValue == JobAction.completed }
    expect(
      answer?.arrayValue?.count == steps.count && isDone == true,
      "the body", answer, "the two steps, completed")
  }
}
