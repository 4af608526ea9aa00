internal import ServiceKit

/// The operations of the BirJob API: those of its description (dialect `seed`) and those of its
/// server (dialect `real`). Some belong to both.
package enum BirJobOperation: String, ServiceOperation {
  case getHealth = "GET /health"
  case getServiceHealth = "GET /api/v1/health"

  case registerDevice = "POST /api/v1/devices/register"
  case registerToken = "POST /api/v1/device/register"
  case updateUser = "PUT /api/v1/users/{device_id}"
  case updateKeywords = "PUT /api/v1/device/keywords"
  case getDeviceStatus = "GET /api/v1/device/status/{device_token}"
  case getListedStatus = "GET /api/v1/devices/status/{device_token}"
  case deleteDevice = "DELETE /api/v1/device/device/{device_token}"
  case checkEmail = "POST /api/v1/users/check-email"

  case searchJobs = "GET /api/v1/jobs/"
  case getJob = "GET /api/v1/jobs/{job_id}"
  case recordJobView = "POST /api/v1/jobs/view"
  case saveJob = "POST /api/v1/jobs/save"
  case unsaveJob = "DELETE /api/v1/jobs/unsave"
  case listSavedJobs = "GET /api/v1/jobs/saved/{device_id}"

  case registerNotificationToken = "POST /api/v1/notifications/token"
  case getNotificationHistory = "GET /api/v1/notifications/history/{device}"
  case getNotificationInbox = "GET /api/v1/notifications/inbox/{device}"
  case markNotificationRead = "POST /api/v1/notifications/{notification_id}/read"
  case deleteNotification = "DELETE /api/v1/notifications/{notification_id}"
  case markNotificationsRead = "POST /api/v1/notifications/mark-read/{device_token}"
  case deleteNotifications = "DELETE /api/v1/notifications/delete/{device_token}"
  case sendTestPush = "POST /api/v1/notifications/test-push/{device_id}"
  case sendTestNotification = "POST /api/v1/notifications/test/{device_token}"

  case getUserAnalytics = "GET /api/v1/analytics/user/{device_id}"
  case recordEvent = "POST /api/v1/analytics/event"
  case getStats = "GET /api/v1/analytics/stats"
  case getAnalyticsSummary = "GET /api/v1/device/analytics/summary"
  case getAnonymousAnalytics = "GET /api/v1/privacy/analytics/anonymous"

  case chat = "POST /api/v1/chatbot/chat"
  case chatByToken = "POST /api/v1/chatbot/chat/{device_token}"
  case analyzeJob = "POST /api/v1/chatbot/analyze-job"
  case analyzeJobByToken = "POST /api/v1/chatbot/analyze-job/{device_token}"
  case getRecommendations = "GET /api/v1/chatbot/recommendations/{device}"
}
