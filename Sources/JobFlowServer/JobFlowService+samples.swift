internal import GRDB
internal import Records
internal import ServerKit

extension JobFlowService {
  /// A step of the sample template, and what it shows.
  private static let steps = [
    ("Check the delivery", "Compare the pallets with the delivery note."),
    ("Mount the rails", "Two rails for each row, screws every 60 cm."),
    ("Connect the inverter", "Disconnect the mains first."),
    ("Take photos", "The array, the inverter and the meter."),
  ]

  /// A pallet with four panels.
  private static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">
      <path fill="#246" d="M10 8h60v8H10zm0 11h60v8H10zm0 11h60v8H10zm0 11h60v8H10z"/>
      <path fill="#a74" d="M6 51h68v4H6z"/>
    </svg>

    """

  /// Gives a user without jobs a template and three jobs from it: one that waits, one that has begun
  /// and keeps the sequence, one that is done.
  func addSamples(for user: String, at base: String) async throws {
    let now = now()
    let content = Array(Self.picture.utf8)
    let file = try storage.folder.add(content)
    let object = StoredObject(
      bucket: "action-media", name: "samples/\(user)/delivery.svg", owner: user, file: file,
      content: content, mediaType: "image/svg+xml", cacheControl: "max-age=3600", at: now)
    let isAdded = try await store.write { database in
      let hasJobs =
        try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT 1 FROM jobflow_jobs WHERE assigned_to = ?)",
          arguments: [user]) ?? false
      if hasJobs { return false }
      try ObjectTable.insert(object, database)
      let url = "\(base)\(StorageService.path)/object/public/\(object.key)"
      try Self.insertSamples(for: user, mediaURL: url, at: now, database)
      return true
    }
    if !isAdded { storage.folder.remove(file) }
  }

  private static func insertSamples(
    for user: String, mediaURL: String, at now: Instant, _ database: Database
  ) throws {
    let date = TimestampText(now).text
    let template = RandomText.uuid()
    try database.execute(
      sql: "INSERT INTO jobflow_process_templates VALUES (?, ?, ?, ?, ?)",
      arguments: [
        template, "Solar installation", "From the delivery to the photos.", user, date,
      ])
    for (index, step) in steps.enumerated() {
      let action = RandomText.uuid()
      try database.execute(
        sql: "INSERT INTO jobflow_actions VALUES (?, ?, ?, ?, ?, ?, ?)",
        arguments: [action, step.0, step.1, nil, index == 0 ? "image" : nil, false, user])
      try database.execute(
        sql: "INSERT INTO jobflow_template_actions VALUES (?, ?, ?, ?)",
        arguments: [RandomText.uuid(), template, action, index + 1])
      if index == 0 {
        try database.execute(
          sql: "INSERT INTO jobflow_action_media VALUES (?, ?, ?, ?, ?)",
          arguments: [RandomText.uuid(), action, mediaURL, "image", user])
      }
    }
    for (name, status, done, isStrict) in [
      ("Roof of the town hall", "ready", 0, false), ("School, south roof", "in_progress", 2, true),
      ("Fire station", "completed", 4, false),
    ] {
      let job = RandomText.uuid()
      try database.execute(
        sql: "INSERT INTO jobflow_jobs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          job, name, status, user, template, TimestampText(now + .seconds(86_400)).text,
          done == steps.count ? date : nil, date, isStrict, user,
        ])
      for (index, step) in steps.enumerated() {
        let isDone = index < done
        try database.execute(
          sql: "INSERT INTO jobflow_job_action_instances VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
          arguments: [
            RandomText.uuid(), job, step.0, step.1, index + 1, isDone ? "completed" : "pending",
            nil, isDone ? date : nil, date,
          ])
      }
    }
  }
}
