/// The fields of job lines.
package enum JobFields {
  /// The fields that most reports need, in order.
  package static let standard = [
    "score", "category", "scope", "title", "company_name", "location", "is_remote", "salary_range",
    "posted_at", "posted_at_estimated", "job_url", "job_id", "path", "explanation_summary",
  ]
}
