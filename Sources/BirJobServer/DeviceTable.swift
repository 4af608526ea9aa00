internal import GRDB
internal import Records
internal import ServerKit

/// SQL statements for devices.
enum DeviceTable {
  static func find(token: String, _ database: Database) throws -> Device? {
    try Device.fetchOne(
      database, sql: "SELECT * FROM birjob_devices WHERE device_token = ?", arguments: [token])
  }

  static func find(deviceID: String, _ database: Database) throws -> Device? {
    try Device.fetchOne(
      database, sql: "SELECT * FROM birjob_devices WHERE device_id = ?", arguments: [deviceID])
  }

  /// The device of an address that was active last.
  static func find(email: String, _ database: Database) throws -> Device? {
    try Device.fetchOne(
      database,
      sql:
        "SELECT * FROM birjob_devices WHERE email = ? ORDER BY active_at DESC, number DESC LIMIT 1",
      arguments: [email])
  }

  static func insert(
    deviceID: String, token: String, at now: Instant, _ database: Database
  ) throws -> Device {
    let device = try Device.fetchOne(
      database,
      sql: """
        INSERT INTO birjob_devices (id, device_id, device_token, keywords, preferred_sources,
          notifications_enabled, info, created_at, active_at)
        VALUES (?, ?, ?, '[]', '[]', 1, '{}', ?, ?) RETURNING *
        """,
      arguments: [RandomText.uuid(), deviceID, token, now, now])
    guard let device else { throw DatabaseError(message: "a device was not stored") }
    return device
  }

  /// Writes all columns that can change.
  static func update(_ device: Device, _ database: Database) throws {
    try database.execute(
      sql: """
        UPDATE birjob_devices SET device_id = ?, device_token = ?, email = ?, keywords = ?,
          preferred_sources = ?, notifications_enabled = ?, info = ?, active_at = ?
        WHERE number = ?
        """,
      arguments: [
        device.deviceID, device.token, device.email, device.keywordsJSON.text,
        JSON.array(device.preferredSources.map(JSON.string)).text, device.isNotified,
        device.info.text, device.activeAt, device.number,
      ])
  }

  static func touch(_ device: Device, at now: Instant, _ database: Database) throws {
    try database.execute(
      sql: "UPDATE birjob_devices SET active_at = ? WHERE number = ?",
      arguments: [now, device.number])
  }

  /// Deletes a device with everything that belongs to it.
  static func delete(token: String, _ database: Database) throws -> Bool {
    try database.execute(
      sql: "DELETE FROM birjob_devices WHERE device_token = ?", arguments: [token])
    return database.changesCount > 0
  }

  static func count(activeSince moment: Instant?, _ database: Database) throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT count(*) FROM birjob_devices WHERE active_at >= ?",
      arguments: [moment ?? Instant(microseconds: .min)]) ?? 0
  }

  /// The keywords that most devices have.
  static func topKeywords(limit: Int, _ database: Database) throws -> [(
    keyword: String, users: Int
  )] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT min(keyword.value) AS keyword, count(*) AS users
        FROM birjob_devices, json_each(keywords) AS keyword
        GROUP BY lower(keyword.value) ORDER BY users DESC, keyword LIMIT ?
        """,
      arguments: [limit]
    ).map { ($0["keyword"], $0["users"]) }
  }
}
