internal import ServiceKit

/// The operations of the JobMatchNow API.
package enum JobMatchNowOperation: String, ServiceOperation {
  case uploadResume = "POST /api/resume"
  case getSession = "GET /api/public/session"
  case listJobs = "GET /api/public/jobs"
  case explainJob = "POST /api/jobs/explanation"
  case recordInteraction = "POST /api/jobs/interaction"
  case getRoleSnippet = "POST /api/insights/role-snippet"
  case getDashboard = "GET /api/me/dashboard"
  case deleteSession = "DELETE /api/me/sessions/{id}"
}
