internal import Hummingbird
internal import Records
package import ServerKit

extension AuthService {
  /// The area of the routes.
  package static let path = "/auth/v1"

  /// Paths of `path` that answer however many connections there are.
  package static let healthPath = path + "/health"

  /// Adds the routes of accounts below `/auth/v1`.
  package func addRoutes(to service: Routes) {
    let routes = service.area(
      Self.path, errors: AuthErrors(), gate: Gateway.ofAuth(keys: Set(options.anonKeys)).admit)
    routes.endpoint("/signup", [.post: signUp])
    routes.endpoint(
      "/token", [.post: limited(.token) { request, _ in try await token(request) }])
    routes.endpoint(
      "/user",
      [
        .get: { request, _ in try await user(request) },
        .put: { request, _ in try await changeUser(request) },
      ])
    routes.endpoint("/logout", [.post: { request, _ in try await logOut(request) }])
    routes.endpoint("/otp", [.post: limited(.otp, sendCode)])
    routes.endpoint("/magiclink", [.post: limited(.otp, sendCode)])
    routes.endpoint("/recover", [.post: limited(.recover, recover)])
    routes.endpoint("/resend", [.post: limited(.otp, resend)])
    routes.endpoint(
      "/verify",
      [
        .get: limited(.verify) { request, _ in try await openLink(request) },
        .post: limited(.verify) { request, _ in try await verify(request) },
      ])
    routes.endpoint("/authorize", [.get: { request, _ in try authorize(request) }])
    routes.endpoint("/callback", [.get: { request, _ in try await callback(request) }])
    routes.endpoint("/settings", [.get: { _, _ in Response(json: settings) }])
    routes.endpoint("/health", [.get: { _, _ in Response(json: Self.health) }])
    // Tokens are signed with a shared secret, so there is no public key.
    routes.endpoint(
      "/.well-known/jwks.json", [.get: { _, _ in Response(json: ["keys": []]) }])
  }

  /// Adds the page that stands in for LinkedIn's, if the options ask for it. It belongs at the root,
  /// where `/authorize` redirects to.
  package func addSignInPage(to service: Routes) {
    guard options.fakesLinkedIn else { return }
    service.area(LinkedInPage.area, errors: SignInPageErrors()).endpoint(
      LinkedInPage.suffix,
      [
        .get: { request, _ in linkedInPage(request) },
        .post: { request, _ in try await linkedInAnswer(request) },
      ])
  }

  /// Counts each request against the client's address before it is handled.
  private func limited(
    _ endpoint: AuthLimits.Endpoint, _ handler: @escaping Handler
  ) -> Handler {
    { request, scope in
      try limits.admit(endpoint, from: clients.key(of: request, scope), at: now())
      return try await handler(request, scope)
    }
  }

  private static let health: JSON = [
    "version": "jm-serve", "name": "GoTrue",
    "description": "GoTrue is a user registration and authentication API",
  ]

  private var settings: JSON {
    [
      "external": [
        "anonymous_users": false, "email": true, "phone": false,
        "linkedin_oidc": .bool(options.fakesLinkedIn),
      ],
      "disable_signup": .bool(!options.allowsSignup),
      "mailer_autoconfirm": .bool(options.confirmsAutomatically),
      "phone_autoconfirm": false,
      "sms_provider": "",
      "saml_enabled": false,
    ]
  }
}
