internal import Hummingbird
internal import Records

extension AuthService {
  func addRoutes(to router: Router<RequestScope>) {
    router.endpoint("/auth/v1/signup", [.post: { request, _ in try await signUp(request) }])
    router.endpoint("/auth/v1/token", [.post: { request, _ in try await token(request) }])
    router.endpoint(
      "/auth/v1/user",
      [
        .get: { request, _ in try await user(request) },
        .put: { request, _ in try await changeUser(request) },
      ])
    router.endpoint("/auth/v1/logout", [.post: { request, _ in try await logOut(request) }])
    router.endpoint("/auth/v1/otp", [.post: { request, _ in try await sendCode(request) }])
    router.endpoint("/auth/v1/magiclink", [.post: { request, _ in try await sendCode(request) }])
    router.endpoint("/auth/v1/recover", [.post: { request, _ in try await recover(request) }])
    router.endpoint("/auth/v1/resend", [.post: { request, _ in try await resend(request) }])
    router.endpoint(
      "/auth/v1/verify",
      [
        .get: { request, _ in try await openLink(request) },
        .post: { request, _ in try await verify(request) },
      ])
    router.endpoint("/auth/v1/authorize", [.get: { request, _ in try authorize(request) }])
    router.endpoint("/auth/v1/callback", [.get: { request, _ in try await callback(request) }])
    router.endpoint(
      RouterPath(LinkedInPage.path),
      [
        .get: { request, _ in linkedInPage(request) },
        .post: { request, _ in try await linkedInAnswer(request) },
      ])
    router.endpoint("/auth/v1/settings", [.get: { _, _ in Response(json: settings) }])
    router.endpoint("/auth/v1/health", [.get: { _, _ in Response(json: Self.health) }])
    // Tokens are signed with a shared secret: there is no public key to give.
    router.endpoint(
      "/auth/v1/.well-known/jwks.json", [.get: { _, _ in Response(json: ["keys": []]) }])
  }

  private static let health: JSON = [
    "version": "jm-serve", "name": "GoTrue",
    "description": "GoTrue is a user registration and authentication API",
  ]

  private var settings: JSON {
    [
      "external": [
        "anonymous_users": false, "email": true, "phone": false, "linkedin_oidc": true,
      ],
      "disable_signup": .bool(!options.allowsSignup),
      "mailer_autoconfirm": .bool(options.confirmsAutomatically),
      "phone_autoconfirm": false,
      "sms_provider": "",
      "saml_enabled": false,
    ]
  }
}
