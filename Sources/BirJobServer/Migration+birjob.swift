internal import GRDB
internal import ServerKit

extension Migration {
  /// The tables of devices, of the jobs that they search, and of what they were told.
  static let ofBirJob = [
    Migration("birjob.1", of: "birjob") { database in
      for statement in devices + jobs + notifications + analytics {
        try database.execute(sql: statement)
      }
      try JobTable.update(try PostingTable.all(database), database)
    }
  ]

  // `device_id` is the client's name for the device, `id` the service's: `user_id` in answers.
  private static let devices = [
    """
    CREATE TABLE birjob_devices (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      device_id TEXT NOT NULL UNIQUE,
      device_token TEXT NOT NULL UNIQUE,
      email TEXT,
      keywords TEXT NOT NULL,
      preferred_sources TEXT NOT NULL,
      notifications_enabled INTEGER NOT NULL,
      info TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      active_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX birjob_devices_by_email ON birjob_devices (email) WHERE email IS NOT NULL",
    "CREATE INDEX birjob_devices_by_activity ON birjob_devices (active_at)",
  ]

  // The columns of postings that are searched, folded: lower case, without accents.
  private static let jobs = [
    """
    CREATE TABLE birjob_jobs (
      number INTEGER PRIMARY KEY REFERENCES postings (number) ON DELETE CASCADE,
      title TEXT NOT NULL,
      company TEXT NOT NULL,
      location TEXT NOT NULL,
      description TEXT NOT NULL,
      source TEXT NOT NULL,
      employment_type TEXT,
      experience_level TEXT,
      is_remote INTEGER NOT NULL,
      posted_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX birjob_jobs_by_age ON birjob_jobs (posted_at DESC, number DESC)",
    """
    CREATE TABLE birjob_saved_jobs (
      device INTEGER NOT NULL REFERENCES birjob_devices (number) ON DELETE CASCADE,
      job INTEGER NOT NULL REFERENCES postings (number) ON DELETE CASCADE,
      saved_at INTEGER NOT NULL,
      PRIMARY KEY (device, job)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE birjob_viewed_jobs (
      device INTEGER NOT NULL REFERENCES birjob_devices (number) ON DELETE CASCADE,
      job INTEGER NOT NULL REFERENCES postings (number) ON DELETE CASCADE,
      views INTEGER NOT NULL,
      seconds INTEGER NOT NULL,
      viewed_at INTEGER NOT NULL,
      PRIMARY KEY (device, job)
    ) STRICT, WITHOUT ROWID
    """,
  ]

  // A deleted notification stays, hidden, so that its job is not announced again.
  private static let notifications = [
    """
    CREATE TABLE birjob_notifications (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      batch_id TEXT NOT NULL,
      device INTEGER NOT NULL REFERENCES birjob_devices (number) ON DELETE CASCADE,
      job INTEGER NOT NULL REFERENCES postings (number) ON DELETE CASCADE,
      job_hash TEXT NOT NULL,
      matched_keywords TEXT NOT NULL,
      sent_at INTEGER NOT NULL,
      is_read INTEGER NOT NULL DEFAULT 0,
      is_deleted INTEGER NOT NULL DEFAULT 0,
      is_pushed INTEGER NOT NULL DEFAULT 0,
      UNIQUE (device, job_hash)
    ) STRICT
    """,
    "CREATE INDEX birjob_notifications_by_batch ON birjob_notifications (batch_id)",
    "CREATE INDEX birjob_notifications_by_age ON birjob_notifications (sent_at)",
    "CREATE INDEX birjob_notifications_by_job ON birjob_notifications (job)",
    """
    CREATE INDEX birjob_notifications_to_push ON birjob_notifications (number) WHERE is_pushed = 0
    """,
  ]

  private static let analytics = [
    """
    CREATE TABLE birjob_events (
      number INTEGER PRIMARY KEY,
      device INTEGER NOT NULL REFERENCES birjob_devices (number) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      data TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX birjob_events_by_device ON birjob_events (device, number)",
  ]
}
