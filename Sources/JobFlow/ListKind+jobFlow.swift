package import ServiceKit

extension ListKind {
  package static let jobFlowJobs = ListKind(
    "jobflow jobs", row: "job", key: "id", command: "jobflow-jobs")

  package static let jobFlowActions = ListKind(
    "jobflow actions", row: "action", key: "id", command: "jobflow-actions list JOB")

  package static let jobFlowMedia = ListKind(
    "jobflow media", row: "medium", key: "id", members: ["media_url"], command: "jobflow-media")

  package static let jobFlowTemplates = ListKind(
    "jobflow templates", row: "template", key: "id", command: "jobflow-templates")
}
