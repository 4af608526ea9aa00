package import ServiceKit
internal import Sessions

extension ServiceDescription {
  package static let jobFlow = ServiceDescription(
    settings: Service(
      name: "jobflow", title: "JobFlow", prefix: "JOBFLOW", baseURL: nil, isSupabaseProject: true,
      keys: Service.supabaseKeys),
    operations: JobFlowOperation.allCases,
    authorization: { SessionAuthorization.supabaseProject($0) },
    errors: .jobFlow)
}
