package import ServiceKit

extension ListKind {
  package static let birJobs = ListKind(
    "birjob jobs", row: "job", key: "job_id", members: ["title"], idsAreNumbers: true,
    command: "birjob-jobs search")

  package static let notifications = ListKind(
    "birjob notifications", row: "notification", key: "id", members: ["notification_ids"],
    command: "birjob-notifications")
}
