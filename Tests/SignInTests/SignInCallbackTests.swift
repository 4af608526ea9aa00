import Records
import SignIn
import Supabase
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct SignInCallbackTests {
  private let now = Timestamp(seconds: 1_000)

  @Test(arguments: [
    "http://127.0.0.1:5123/cb/nonce?code=ab%2Bc-1", "?code=ab%2Bc-1", "code=ab%2Bc-1",
    "http://127.0.0.1:5123/cb?keep=1&code=ab%2Bc-1&x#", " http://127.0.0.1/?code=ab%2Bc\n-1 ",
    "jobmatchnow://auth/callback?code=ab%2Bc-1",
  ])
  func codes(text: String) throws {
    guard case .code(let code) = try SignInCallback(parsing: text, now: now) else {
      Issue.record("no code")
      return
    }
    #expect(code == Secret("ab+c-1"))
  }

  @Test(arguments: [
    "jobmatchnow://auth/callback#access_token=at&expires_in=60&refresh_token=rt&token_type=bearer",
    "http://127.0.0.1:5/cb/n#access_token=at&refresh_token=rt&expires_at=1060&sb=",
    "#refresh_token=rt&access_token=at&expires_in=60",
  ])
  func tokens(text: String) throws {
    guard case .session(let session) = try SignInCallback(parsing: text, now: now) else {
      Issue.record("no session")
      return
    }
    #expect(session.accessToken == Secret("at") && session.refreshToken == Secret("rt"))
    #expect(session.expiresAt == Timestamp(seconds: 1_060))
  }

  @Test func refusals() {
    let failure = #expect(throws: Failure.self) {
      try SignInCallback(
        parsing: "http://127.0.0.1/cb?error=access_denied&error_code=x&error_description=No+way"
          + "#error=access_denied&sb=", now: now)
    }
    #expect(failure?.code == "sign_in_refused" && failure?.exit == .notSignedIn)
    #expect(failure?.message.contains("No way") == true)
  }

  @Test(arguments: ["", "https://www.example.com/", "?code=", "#access_token=", "hello", "a=b&c"])
  func whatIsNone(text: String) {
    let failure = #expect(throws: Failure.self) { try SignInCallback(parsing: text, now: now) }
    #expect(failure?.code == "not_a_callback" && failure?.exit == .dataError)
    #expect(failure?.hint?.contains("127.0.0.1") == true)
  }
}
