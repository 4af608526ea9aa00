internal import GRDB
internal import Records
internal import ServerKit

/// SQL statements for notifications.
enum NotificationTable {
  /// Maximum number of jobs that one device is told about at a time, the first of the list.
  static let batchLimit = 100
  /// Maximum number of notifications of one device; beyond it, the oldest go, and their jobs may be
  /// announced again.
  private static let deviceLimit = 5000

  private static let rows = """
    SELECT postings.*, note.id AS note_id, note.batch_id, note.job_hash, note.matched_keywords,
      note.sent_at, note.is_read
    FROM birjob_notifications AS note JOIN postings ON postings.number = note.job
    """

  /// Tells each device about the postings that have one of its keywords, unless it was told about a
  /// job with the same title and company before.
  ///
  /// - Returns: the number of notifications.
  @discardableResult
  static func announce(
    _ postings: [StoredPosting], to devices: [Device], at now: Instant, _ database: Database
  ) throws -> Int {
    let matcher = KeywordMatcher(devices)
    let statement = try database.makeStatement(
      sql: """
        INSERT OR IGNORE INTO birjob_notifications (id, batch_id, device, job, job_hash,
          matched_keywords, sent_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
    var batches: [Int64: (id: String, count: Int)] = [:]
    var total = 0
    for posting in postings {
      let job = ListedJob(posting)
      let hash = JobHash.of(title: job.title, company: job.company)
      for (device, keywords) in matcher.matches(posting).sorted(by: { $0.key < $1.key }) {
        var batch = batches[device] ?? (RandomText.uuid(), 0)
        guard batch.count < batchLimit else { continue }
        try statement.execute(arguments: [
          RandomText.uuid(), batch.id, device, posting.number, hash,
          JSON.array(keywords.map(JSON.string)).text, now,
        ])
        if database.changesCount > 0 {
          batch.count += 1
          total += 1
        }
        batches[device] = batch
      }
    }
    for (device, batch) in batches where batch.count > 0 { try trim(device, database) }
    return total
  }

  private static func trim(_ device: Int64, _ database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM birjob_notifications WHERE device = ? AND number <= (
          SELECT number FROM birjob_notifications WHERE device = ?
          ORDER BY number DESC LIMIT 1 OFFSET ?)
        """,
      arguments: [device, device, deviceLimit])
  }

  /// Newest first.
  static func list(
    of device: Device, limit: Int, offset: Int, _ database: Database
  ) throws -> [Notification] {
    try Notification.fetchAll(
      database,
      sql: """
        \(rows) WHERE note.device = ? AND note.is_deleted = 0
        ORDER BY note.number DESC LIMIT ? OFFSET ?
        """,
      arguments: [device.number, limit, offset])
  }

  static func counts(
    of device: Device, _ database: Database
  ) throws -> (total: Int, unread: Int) {
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT count(*) AS total, count(*) FILTER (WHERE is_read = 0) AS unread
        FROM birjob_notifications WHERE device = ? AND is_deleted = 0
        """,
      arguments: [device.number])
    return (row?["total"] ?? 0, row?["unread"] ?? 0)
  }

  /// What happens to a notification on a client's request.
  enum Change: String {
    case read = "is_read"
    case delete = "is_deleted"
  }

  /// Changes the notification with an id, or all of the batch with that id.
  ///
  /// - Returns: the number of notifications with it.
  static func change(_ change: Change, id: String, _ database: Database) throws -> Int {
    try database.execute(
      sql: """
        UPDATE birjob_notifications SET \(change.rawValue) = 1
        WHERE (id = :id OR batch_id = :id) AND is_deleted = 0
        """,
      arguments: ["id": id])
    return database.changesCount
  }

  /// Changes notifications of a device.
  ///
  /// - Parameter ids: of notifications or batches; nil for all.
  /// - Returns: the number of notifications that are different now.
  static func change(
    _ change: Change, ids: [String]?, of device: Device, _ database: Database
  ) throws -> Int {
    var condition = "device = ? AND is_deleted = 0 AND \(change.rawValue) = 0"
    var arguments: StatementArguments = [device.number]
    if let ids {
      let marks = ids.map { _ in "?" }.joined(separator: ", ")
      condition += " AND (id IN (\(marks)) OR batch_id IN (\(marks)))"
      arguments += StatementArguments(ids) + StatementArguments(ids)
    }
    try database.execute(
      sql: "UPDATE birjob_notifications SET \(change.rawValue) = 1 WHERE \(condition)",
      arguments: arguments)
    return database.changesCount
  }

  static func count(since moment: Instant, _ database: Database) throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT count(*) FROM birjob_notifications WHERE sent_at >= ?",
      arguments: [moment]) ?? 0
  }

  /// Takes the notifications that have not been pushed, oldest first: each is taken once.
  static func takeUnpushed(
    limit: Int, _ database: Database
  ) throws -> [(device: Device, notifications: [Notification])] {
    let taken = try Row.fetchAll(
      database,
      sql: """
        SELECT number, device FROM birjob_notifications WHERE is_pushed = 0
        ORDER BY number LIMIT ?
        """,
      arguments: [limit])
    var members: [Int64: [Int64]] = [:]
    for row in taken { members[row["device"], default: []].append(row["number"]) }
    return try members.sorted { $0.key < $1.key }.compactMap { number, numbers in
      let marks = numbers.map { _ in "?" }.joined(separator: ", ")
      try database.execute(
        sql: "UPDATE birjob_notifications SET is_pushed = 1 WHERE number IN (\(marks))",
        arguments: StatementArguments(numbers))
      let device = try Device.fetchOne(
        database, sql: "SELECT * FROM birjob_devices WHERE number = ?", arguments: [number])
      let notifications = try Notification.fetchAll(
        database,
        sql: "\(rows) WHERE note.number IN (\(marks)) AND note.is_deleted = 0 ORDER BY note.number",
        arguments: StatementArguments(numbers))
      return device.map { ($0, notifications) }
    }
  }

  /// Makes notifications that were taken, but could not be pushed, available again.
  static func putBack(_ ids: [String], _ database: Database) throws {
    let marks = ids.map { _ in "?" }.joined(separator: ", ")
    try database.execute(
      sql: "UPDATE birjob_notifications SET is_pushed = 0 WHERE id IN (\(marks))",
      arguments: StatementArguments(ids))
  }
}
