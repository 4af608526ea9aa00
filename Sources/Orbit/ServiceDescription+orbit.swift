package import ServiceKit
internal import Sessions

extension ServiceDescription {
  /// A session is renewed with a refresh token that stays the same until it expires.
  package static let orbit = ServiceDescription(
    settings: Service(
      name: "orbit", title: "Orbit", prefix: "ORBIT",
      baseURL: "https://orbit-app-486204.wl.r.appspot.com/api", keys: Service.accountKeys),
    operations: OrbitOperation.allCases,
    authorization: { SessionAuthorization(.bearer($0, refresh: { .refresh($0) })) },
    errors: .orbit)
}
