package import ServiceKit
internal import Sessions

extension ServiceDescription {
  package static let birJob = ServiceDescription(
    settings: Service(
      name: "birjob", title: "BirJob", prefix: "BIRJOB",
      baseURL: "https://birjobbackend-ir3e.onrender.com", keys: ["dialect"]),
    operations: BirJobOperation.allCases, authorization: { DeviceAuthorization($0) },
    errors: .birJob)
}
