import Records
import ServiceCommand
import Sessions
import Supabase
import Transport

/// The service and its project as `jm-auth doctor` sees them from here.
struct ServiceExamination {
  /// Tokens are renewed this long before their end; a clock that is further off breaks that.
  private static let tolerance = Duration.seconds(60)

  private let service: ServiceContext

  init(_ service: ServiceContext) { self.service = service }

  func findings() async -> [Finding] {
    let profile = service.profile
    var findings: [Finding] = []
    let (base, baseTime) = await reach("service_reachable", profile.baseURL.value)
    findings.append(base)
    var times = [baseTime]
    if let address = profile.authURL?.value {
      let (auth, time) = await reach("auth_reachable", address, path: "/auth/v1/health")
      findings.append(auth)
      times.append(time)
    }
    findings.append(clock(times.compactMap { $0 }))
    return findings + (await allowances())
  }

  /// Whether anything answers at `address`, and how far its clock is from ours.
  private func reach(
    _ check: String, _ address: WebAddress, path: String = ""
  ) async -> (Finding, Duration?) {
    do throws(Failure) {
      var request = HTTPRequest(.get, try address.appending(path: path))
      if let key = service.profile.anonKey, !path.isEmpty {
        request.headers["apikey"] = key.value.revealed
      }
      let response = try await service.http.send(request)
      let time = response.headers["date"].flatMap { Timestamp(httpDate: $0) }
      let skew = time.map { $0 - service.environment.now() }
      guard response.status < 500 else {
        return (
          .bad(
            check, "\(address) answers \(response.status)",
            hint: "the service has a fault: try again later"), skew
        )
      }
      return (.good(check, "\(address) answers"), skew)
    } catch {
      return (
        .bad(check, error.message, hint: error.hint ?? "check the address and the network"), nil
      )
    }
  }

  private func clock(_ skews: [Duration]) -> Finding {
    guard let worst = skews.max(by: { Self.length($0) < Self.length($1) }) else {
      return .good("clock", "no server told its time")
    }
    let seconds = worst.components.seconds
    // An HTTP date counts whole seconds, and an answer is under way for a while.
    if Self.length(worst) <= .seconds(5) { return .good("clock", "agrees with the server's") }
    let detail = "\(abs(seconds)) s \(seconds > 0 ? "behind" : "ahead of") the server's"
    return Self.length(worst) <= Self.tolerance
      ? .good("clock", detail)
      : .bad("clock", detail, hint: "set this machine's clock: tokens are renewed by it")
  }

  private static func length(_ skew: Duration) -> Duration { skew < .zero ? .zero - skew : skew }

  /// What `GET /settings` says; it also proves that the anon key is the project's.
  private func allowances() async -> [Finding] {
    let settings: AuthSettings
    do throws(Failure) {
      settings = try await service.auth().settings()
    } catch {
      return [.bad("settings", error)]
    }
    func say(_ isOn: Bool?) -> String { isOn.map { $0 ? "on" : "off" } ?? "not told" }
    let external = settings.members["external"]
    let isClosed = settings.isSignupDisabled == true
    return [
      .good("settings", "the anon key is accepted"),
      .good("password", say(external?["email"]?.boolValue)),
      .good("linkedin", say(external?["linkedin_oidc"]?.boolValue)),
      .good("signup", isClosed ? "closed" : "open"),
      .good(
        "confirmation",
        settings.confirmsByItself == true
          ? "not needed" : "a new account confirms its address by mail"),
    ]
  }
}
