internal import ServiceKit

/// The operations of JobFlow's project that this client uses, besides those of Supabase Auth.
package enum JobFlowOperation: String, ServiceOperation {
  case listJobs = "GET /rest/v1/jobs"
  case createJobs = "POST /rest/v1/jobs"
  case updateJobs = "PATCH /rest/v1/jobs"
  case deleteJobs = "DELETE /rest/v1/jobs"

  case listJobActions = "GET /rest/v1/job_action_instances"
  case createJobActions = "POST /rest/v1/job_action_instances"
  case updateJobActions = "PATCH /rest/v1/job_action_instances"
  case deleteJobActions = "DELETE /rest/v1/job_action_instances"

  case listTemplates = "GET /rest/v1/process_templates"
  case listActions = "GET /rest/v1/actions"

  case listProfiles = "GET /rest/v1/profiles"
  case updateProfiles = "PATCH /rest/v1/profiles"
  case listUserRoles = "GET /rest/v1/user_roles"

  case listActionMedia = "GET /rest/v1/action_media"
  case createActionMedia = "POST /rest/v1/action_media"

  case uploadObject = "POST /storage/v1/object/{bucket}/{path}"
  case downloadObject = "GET /storage/v1/object/{bucket}/{path}"
  case downloadPublicObject = "GET /storage/v1/object/public/{bucket}/{path}"
  case deleteObject = "DELETE /storage/v1/object/{bucket}/{path}"
}
