/// A database as the version before wrote it: postings, and the search of an account.
enum EarlierDatabase {
  /// What `.dump` of sqlite3(1) printed, and the identifier, which it leaves out.
  static let sql = #"""
    BEGIN TRANSACTION;
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    INSERT INTO "grdb_migrations" VALUES('1');
    INSERT INTO "grdb_migrations" VALUES('2');
    INSERT INTO "grdb_migrations" VALUES('3');
    CREATE TABLE identities (
      identity_id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      provider TEXT NOT NULL,
      provider_id TEXT NOT NULL,
      email TEXT NOT NULL,
      last_sign_in_at INTEGER,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      UNIQUE (provider, provider_id)
    ) STRICT;
    INSERT INTO "identities" VALUES('34e96999-e445-44c6-ac1b-8c796a7f4055','30c941d4-c0be-4d8e-aa65-57a6b7dfe3b1','email','30c941d4-c0be-4d8e-aa65-57a6b7dfe3b1','demo@example.com',1795367362692396,1795367362692396,1795367362692396);
    CREATE TABLE interactions (
      number INTEGER PRIMARY KEY,
      search_id TEXT NOT NULL REFERENCES searches (id) ON DELETE CASCADE,
      job_id TEXT NOT NULL REFERENCES postings (job_id),
      kind TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE matches (
      search_id TEXT NOT NULL REFERENCES searches (id) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      job_id TEXT NOT NULL REFERENCES postings (job_id),
      score REAL NOT NULL,
      category TEXT NOT NULL,
      scope TEXT,
      is_remote INTEGER NOT NULL,
      source_query TEXT NOT NULL,
      PRIMARY KEY (search_id, place),
      UNIQUE (search_id, job_id)
    ) STRICT;
    INSERT INTO "matches" VALUES('264954c0-4d5e-4954-baec-88b637239fdf',0,'sample_001',0.6407,'direct',NULL,0,'engineer');
    INSERT INTO "matches" VALUES('264954c0-4d5e-4954-baec-88b637239fdf',1,'sample_002',0.3018,'direct',NULL,0,'engineer');
    CREATE TABLE one_time_tokens (
      link_hash TEXT PRIMARY KEY,
      code_hash TEXT,
      tries INTEGER NOT NULL DEFAULT 0,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      challenge TEXT,
      challenge_method TEXT,
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE postings (
      number INTEGER PRIMARY KEY,
      job_id TEXT NOT NULL UNIQUE,
      id TEXT NOT NULL UNIQUE,
      line TEXT NOT NULL,
      imported_at INTEGER NOT NULL
    ) STRICT;
    INSERT INTO "postings" VALUES(1,'sample_001','e9f989b2-212a-4559-9a9c-01c158f06638','{"job_id":"sample_001","title":"Senior Backend Engineer","company_name":"Tidewater Payments","location":"Berlin, Germany (hybrid)","posted_at":"2 days ago","job_url":"https://jobs.example.com/tidewater-payments/senior-backend-engineer-001","is_remote":false,"description":"Tidewater moves money between small shop","skills":["Python","PostgreSQL","Kafka","Docker","Kubernetes","AWS"],"employment_type":"FULL_TIME","experience_level":"Senior","salary_range":"€78,000 - €96,000","date_posted":"2026-11-18","valid_through":"2027-01-02","country":"DE","city":"Berlin","lat":52.52,"lng":13.41}',1795367355052583);
    INSERT INTO "postings" VALUES(2,'sample_002','8af179ac-e6b3-4cfe-9748-ec517367fc56','{"job_id":"sample_002","title":"Full Stack Developer","company_name":"Moosgrün Software","location":"Berlin, Germany","posted_at":"5 days ago","job_url":"https://jobs.example.com/moosgr-n-software/full-stack-developer-002","is_remote":false,"description":"Moosgrün builds booking software for all","skills":["TypeScript","React","Node.js","PostgreSQL","Git"],"employment_type":"FULL_TIME","experience_level":"Mid","salary_range":"€58,000 - €70,000","date_posted":"2026-11-15","valid_through":"2026-12-30","country":"DE","city":"Berlin","lat":52.52,"lng":13.41}',1795367355052583);
    INSERT INTO "postings" VALUES(3,'sample_003','e2853abc-5d3d-49d7-b998-aa07ac90d7db','{"job_id":"sample_003","title":"Platform Engineer","company_name":"Nordlicht Mobility","location":"Hamburg, Germany (hybrid)","posted_at":"1 day ago","job_url":"https://jobs.example.com/nordlicht-mobility/platform-engineer-003","is_remote":false,"description":"Our ferries, buses and bikes report thei","skills":["Kubernetes","Terraform","AWS","Linux","CI/CD","Python"],"employment_type":"FULL_TIME","experience_level":"Senior","salary_range":"€75,000 - €92,000","date_posted":"2026-11-19","country":"DE","city":"Hamburg","lat":53.55,"lng":9.99}',1795367355052583);
    CREATE TABLE refresh_tokens (
      id INTEGER PRIMARY KEY,
      token_hash TEXT NOT NULL UNIQUE,
      session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      parent_hash TEXT,
      revoked INTEGER NOT NULL DEFAULT 0,
      reusable_until INTEGER,
      created_at INTEGER NOT NULL
    , nonce TEXT) STRICT;
    INSERT INTO "refresh_tokens" VALUES(1,'543ac70eb5854a074342fdbdf7f5c897dceb8db1774968d68980728b48a62382','4cbe4758-21d9-41c3-a615-4fb39bef8641',NULL,0,NULL,1795367362692396,'8xt8ZNwoV2G1o3oJKn6lyq');
    CREATE TABLE searches (
      id TEXT PRIMARY KEY,
      user_search_id TEXT NOT NULL UNIQUE,
      view_token TEXT NOT NULL UNIQUE,
      user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
      idempotency_key TEXT,
      stage TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      error_message TEXT,
      file_name TEXT,
      title TEXT,
      resume TEXT,
      resume_text TEXT,
      created_at INTEGER NOT NULL,
      finished_at INTEGER
    , content_hash TEXT, role_title TEXT, role_company TEXT) STRICT;
    INSERT INTO "searches" VALUES('264954c0-4d5e-4954-baec-88b637239fdf','5474b252-d04e-4d8e-b103-cd0269753575','dQKFAf0KFAGZ7bQ8SCfPu7q5','30c941d4-c0be-4d8e-aa65-57a6b7dfe3b1',NULL,'completed',1,NULL,'a.txt','Engineer','{"basics":{"name":"Ada Lovelace","email":"ada@example.org"},"work":[{"name":"Engine Co","position":"Engineer","startDate":"2010","highlights":["x"]}],"meta":{"version":"v1.0.0","x-provenance":{"/basics/name":[0.78,[1,1,0,12]],"/basics/email":[0.99,[1,2,0,15]],"/work/0/name":[0.87,[1,4,10,19]],"/work/0/position":[0.87,[1,4,0,8]],"/work/0/startDate":[0.95,[1,5,0,14]],"/work/0/highlights/0":[0.9,[1,6,2,3]]}}}','Ada Lovelace
    ada@example.org

    EXPERIENCE

    Engineer, Engine Co
    2010 - Present
    - x',1795367363691438,1795367365147985,'f9f51e7823543333e716512b1e17f9468712004aea804f9d96019a20772d5df6','Engineer','Engine Co');
    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      method TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT;
    INSERT INTO "sessions" VALUES('4cbe4758-21d9-41c3-a615-4fb39bef8641','30c941d4-c0be-4d8e-aa65-57a6b7dfe3b1','password',1795367362692396);
    CREATE TABLE settings (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT;
    INSERT INTO "settings" VALUES('postings_version',1);
    INSERT INTO "settings" VALUES('signing_secret','JPlq7Qz8OMPhgAk5Gmq83BpWEnCoYv5zsHz8BOwIOXtMM2bG');
    CREATE TABLE uploads (
      search_id TEXT PRIMARY KEY REFERENCES searches (id) ON DELETE CASCADE,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE users (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      password_hash TEXT NOT NULL,
      email_confirmed_at INTEGER,
      confirmation_sent_at INTEGER,
      recovery_sent_at INTEGER,
      last_sign_in_at INTEGER,
      user_metadata TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT;
    INSERT INTO "users" VALUES('30c941d4-c0be-4d8e-aa65-57a6b7dfe3b1','demo@example.com','scrypt$15$8$3$QYWN5wWJOa1/u4Y6SoCz6Q==$ESfZ9t808wV90VP9KtxDtR4B6MHlkMoZpiTWWSeaE4M=',1795367362692396,NULL,NULL,NULL,'{}',1795367362692396,1795367362692396);
    CREATE INDEX identities_by_user ON identities (user_id);
    CREATE INDEX sessions_by_user ON sessions (user_id);
    CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);
    CREATE INDEX searches_by_user ON searches (user_id, created_at);
    CREATE INDEX searches_by_stage ON searches (stage, created_at);
    CREATE UNIQUE INDEX searches_by_key ON searches (idempotency_key, ifnull(user_id, ''))
    WHERE idempotency_key IS NOT NULL;
    CREATE INDEX matches_by_job ON matches (job_id);
    CREATE INDEX interactions_by_search ON interactions (search_id, job_id);
    CREATE INDEX one_time_tokens_by_user ON one_time_tokens (user_id);
    COMMIT;
    PRAGMA application_id = 1785557878;
    """#
}
