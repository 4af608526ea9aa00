import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase
import Transport

/// The checks of `doctor` on the service and its Supabase project.
struct ServiceChecks {
  /// The largest difference between the clocks that is not reported: an HTTP date has whole seconds,
  /// and an answer takes time.
  private static let normalSkew = Duration.seconds(5)

  private let service: ServiceContext
  private let provider: ProviderNames?

  /// - Parameter provider: another way to sign in than a password; nil if there is none.
  init(_ service: ServiceContext, provider: ProviderNames?) {
    self.service = service
    self.provider = provider
  }

  func findings() async -> [Finding] {
    let profile = service.profile
    var findings: [Finding] = []
    let (base, baseSkew) = await reach(
      "service_reachable", profile.baseURL.value, .baseURL(prefix: profile.service.prefix))
    findings.append(base)
    var skews = [baseSkew]
    if let address = profile.authURL?.value {
      let (auth, authSkew) = await reach(
        "auth_reachable", address, .authURL(prefix: profile.service.prefix),
        path: "/auth/v1/health")
      findings.append(auth)
      skews.append(authSkew)
    }
    findings.append(clock(skews.compactMap { $0 }))
    return findings + (await projectSettings())
  }

  /// Whether anything answers at `address`, and how far the server's clock is ahead of this one.
  private func reach(
    _ check: String, _ address: WebAddress, _ setting: AddressSetting, path: String = ""
  ) async -> (Finding, skew: Duration?) {
    do throws(Failure) {
      var request = HTTPRequest(.get, try address.appending(path: path))
      request.addressSetting = setting
      if let key = service.profile.anonKey, !path.isEmpty {
        request.headers["apikey"] = key.value.revealed
      }
      let response = try await service.connection.http.send(request)
      let time = response.headers["date"].flatMap { Timestamp(httpDate: $0) }
      let skew = time.map { $0 - service.environment.now() }
      guard response.status < 500 else {
        let hint = "the service has a problem: try again later"
        return (.bad(check, "\(address) answers \(response.status)", hint: hint), skew)
      }
      return (.good(check, "\(address) answers"), skew)
    } catch {
      let hint =
        service.context.messages.resolved(error).hint ?? "check the address and the network"
      return (.bad(check, error.message, hint: hint), nil)
    }
  }

  private func clock(_ skews: [Duration]) -> Finding {
    guard let worst = skews.max(by: { Self.length($0) < Self.length($1) }) else {
      return .good("clock", "not checked: no server sent its time")
    }
    if Self.length(worst) <= Self.normalSkew { return .good("clock", "agrees with the server's") }
    let seconds = worst.components.seconds
    let detail = "\(abs(seconds)) s \(seconds > 0 ? "behind" : "ahead of") the server's"
    return Self.length(worst) <= SessionKeeper.margin
      ? .good("clock", detail)
      : .bad(
        "clock", detail, hint: "set this machine's clock: it decides when a session is renewed")
  }

  private static func length(_ skew: Duration) -> Duration { skew < .zero ? .zero - skew : skew }

  /// The answer of `GET /settings`, which also proves that the anon key is valid.
  private func projectSettings() async -> [Finding] {
    let settings: AuthSettings
    do throws(Failure) {
      settings = try await service.connection.authClient().settings()
    } catch {
      return [.bad("settings", service.context.messages.resolved(error))]
    }
    func state(_ isOn: Bool?) -> String { isOn.map { $0 ? "on" : "off" } ?? "unknown" }
    let external = settings.members["external"]
    let isClosed = settings.isSignupDisabled == true
    let ways = [("password", "email")] + (provider.map { [($0.check, $0.setting)] } ?? [])
    return [.good("settings", "the anon key is valid")]
      + ways.map { .good($0.0, state(external?[$0.1]?.boolValue)) } + [
        .good("signup", isClosed ? "closed" : "open"),
        .good(
          "confirmation",
          settings.confirmsByItself == true
            ? "not needed" : "a new account must confirm its address by e-mail"),
      ]
  }
}
