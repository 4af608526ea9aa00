internal import GRDB
internal import Records
internal import ServerKit

/// A device was told about a job.
struct Notification: Sendable, FetchableRecord {
  let id: String
  /// What the same import brought.
  let batchID: String
  let job: ListedJob
  let hash: String
  let matchedKeywords: [String]
  let sentAt: Instant
  let isRead: Bool

  init(row: Row) {
    // The other columns are those of the posting.
    id = row["note_id"]
    batchID = row["batch_id"]
    hash = row["job_hash"]
    matchedKeywords = row.json("matched_keywords").texts
    sentAt = row["sent_at"]
    isRead = row["is_read"]
    job = ListedJob(StoredPosting(row: row))
  }

  var json: JSON {
    [
      "id": .string(id), "job_id": .number(Int(job.number)), "job_title": .string(job.title),
      "job_company": .string(job.company), "job_source": .string(job.source),
      "job_hash": .string(hash), "matched_keywords": .array(matchedKeywords.map(JSON.string)),
      "sent_at": .string(sentAt.text), "opened": .bool(isRead),
    ]
  }
}
