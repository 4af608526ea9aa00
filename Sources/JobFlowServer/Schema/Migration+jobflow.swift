package import ServerKit

extension Migration {
  /// The tables of JobFlow. Columns named `owner` are not part of the interface.
  package static let ofJobFlow = [
    Migration("jobflow.1", of: "jobflow", statements: profiles + jobs + media),
    Migration("jobflow.2", of: "jobflow", statements: signedUploads),
  ]

  /// Microseconds since 1970 as the text of `TimestampText`.
  private static func text(ofMicroseconds column: String) -> String {
    """
    strftime('%Y-%m-%dT%H:%M:%S', \(column) / 1000000, 'unixepoch')
      || rtrim(rtrim(printf('.%06d', \(column) % 1000000), '0'), '.') || '+00:00'
    """
  }

  /// Every account has a profile from the start.
  private static let profiles = [
    """
    CREATE TABLE jobflow_profiles (
      id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      email TEXT, full_name TEXT, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
    ) STRICT
    """,
    """
    INSERT INTO jobflow_profiles
    SELECT id, email, json_extract(user_metadata, '$.full_name') || '',
      \(text(ofMicroseconds: "created_at")), \(text(ofMicroseconds: "created_at"))
    FROM users
    """,
    """
    CREATE TRIGGER jobflow_profile_of_user AFTER INSERT ON users BEGIN
      INSERT INTO jobflow_profiles VALUES (NEW.id, NEW.email,
        json_extract(NEW.user_metadata, '$.full_name') || '',
        \(text(ofMicroseconds: "NEW.created_at")), \(text(ofMicroseconds: "NEW.created_at")));
    END
    """,
    """
    CREATE TABLE jobflow_user_roles (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES jobflow_profiles (id) ON DELETE CASCADE,
      role TEXT NOT NULL, UNIQUE (user_id, role)
    ) STRICT
    """,
  ]

  private static let jobs = [
    """
    CREATE TABLE jobflow_process_templates (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT,
      created_by TEXT REFERENCES jobflow_profiles (id) ON DELETE SET NULL,
      created_at TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE jobflow_actions (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT, image_url TEXT, media_type TEXT,
      auto_inject INTEGER, owner TEXT REFERENCES users (id) ON DELETE SET NULL
    ) STRICT
    """,
    """
    CREATE TABLE jobflow_template_actions (
      id TEXT PRIMARY KEY,
      template_id TEXT NOT NULL REFERENCES jobflow_process_templates (id) ON DELETE CASCADE,
      action_id TEXT NOT NULL REFERENCES jobflow_actions (id) ON DELETE CASCADE,
      sequence_order INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX jobflow_template_actions_by_template ON jobflow_template_actions (template_id)",
    """
    CREATE TABLE jobflow_jobs (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, status TEXT,
      assigned_to TEXT REFERENCES jobflow_profiles (id) ON DELETE SET NULL,
      template_id TEXT REFERENCES jobflow_process_templates (id) ON DELETE SET NULL,
      scheduled_date TEXT, completed_at TEXT, created_at TEXT NOT NULL, strict_sequence INTEGER,
      owner TEXT REFERENCES users (id) ON DELETE SET NULL
    ) STRICT
    """,
    "CREATE INDEX jobflow_jobs_by_user ON jobflow_jobs (assigned_to)",
    "CREATE INDEX jobflow_jobs_by_owner ON jobflow_jobs (owner)",
    """
    CREATE TABLE jobflow_job_action_instances (
      id TEXT PRIMARY KEY,
      job_id TEXT NOT NULL REFERENCES jobflow_jobs (id) ON DELETE CASCADE,
      name TEXT NOT NULL, description TEXT, sequence_order INTEGER NOT NULL, status TEXT,
      notes TEXT, completed_at TEXT, created_at TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX jobflow_actions_by_job ON jobflow_job_action_instances (job_id)",
  ]

  private static let media = [
    """
    CREATE TABLE jobflow_action_media (
      id TEXT PRIMARY KEY,
      action_id TEXT NOT NULL REFERENCES jobflow_actions (id) ON DELETE CASCADE,
      media_url TEXT NOT NULL, media_type TEXT,
      owner TEXT REFERENCES users (id) ON DELETE SET NULL
    ) STRICT
    """,
    "CREATE INDEX jobflow_media_by_action ON jobflow_action_media (action_id)",
    // A bucket without an owner belongs to the service: every user may add objects to it.
    """
    CREATE TABLE jobflow_buckets (
      id TEXT PRIMARY KEY, owner TEXT REFERENCES users (id) ON DELETE CASCADE,
      is_public INTEGER NOT NULL, created_at INTEGER NOT NULL
    ) STRICT
    """,
    "INSERT INTO jobflow_buckets VALUES ('action-media', NULL, 1, 1795000000000000)",
    "INSERT INTO jobflow_buckets VALUES ('job-files', NULL, 0, 1795000000000000)",
    // `file` is the name in the folder of media: random, never the client's.
    """
    CREATE TABLE jobflow_objects (
      id TEXT PRIMARY KEY,
      bucket_id TEXT NOT NULL REFERENCES jobflow_buckets (id),
      name TEXT NOT NULL,
      owner TEXT NOT NULL,
      file TEXT NOT NULL,
      size INTEGER NOT NULL,
      media_type TEXT NOT NULL,
      cache_control TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      UNIQUE (bucket_id, name)
    ) STRICT
    """,
    """
    CREATE TABLE jobflow_signed_urls (
      token_hash TEXT PRIMARY KEY,
      object_id TEXT NOT NULL REFERENCES jobflow_objects (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX jobflow_signed_urls_by_object ON jobflow_signed_urls (object_id)",
  ]

  private static let signedUploads = [
    """
    CREATE TABLE jobflow_signed_uploads (
      token_hash TEXT PRIMARY KEY,
      bucket_id TEXT NOT NULL REFERENCES jobflow_buckets (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      owner TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      may_replace INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT
    """
  ]
}
