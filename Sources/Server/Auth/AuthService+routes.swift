internal import Hummingbird
internal import Records

extension AuthService {
  func addRoutes(to router: Router<RequestScope>) {
    router.endpoint("/auth/v1/signup", [.post: signUp])
    router.endpoint(
      "/auth/v1/token", [.post: limited(.token) { request, _ in try await token(request) }])
    router.endpoint(
      "/auth/v1/user",
      [
        .get: { request, _ in try await user(request) },
        .put: { request, _ in try await changeUser(request) },
      ])
    router.endpoint("/auth/v1/logout", [.post: { request, _ in try await logOut(request) }])
    router.endpoint("/auth/v1/otp", [.post: limited(.otp, sendCode)])
    router.endpoint("/auth/v1/magiclink", [.post: limited(.otp, sendCode)])
    router.endpoint("/auth/v1/recover", [.post: limited(.recover, recover)])
    router.endpoint("/auth/v1/resend", [.post: limited(.otp, resend)])
    router.endpoint(
      "/auth/v1/verify",
      [
        .get: limited(.verify) { request, _ in try await openLink(request) },
        .post: limited(.verify) { request, _ in try await verify(request) },
      ])
    router.endpoint("/auth/v1/authorize", [.get: { request, _ in try authorize(request) }])
    router.endpoint("/auth/v1/callback", [.get: { request, _ in try await callback(request) }])
    if options.fakesLinkedIn {
      router.endpoint(
        RouterPath(LinkedInPage.path),
        [
          .get: { request, _ in linkedInPage(request) },
          .post: { request, _ in try await linkedInAnswer(request) },
        ])
    }
    router.endpoint("/auth/v1/settings", [.get: { _, _ in Response(json: settings) }])
    router.endpoint("/auth/v1/health", [.get: { _, _ in Response(json: Self.health) }])
    // Tokens are signed with a shared secret, so there is no public key.
    router.endpoint(
      "/auth/v1/.well-known/jwks.json", [.get: { _, _ in Response(json: ["keys": []]) }])
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
