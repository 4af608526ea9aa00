import Records
import Testing

@testable import Smoke

@Suite(.timeLimit(.minutes(30)))
struct SecretFilterTests {
  @Test func onlySecretsOfTheRunAreHidden() throws {
    var filter = SecretFilter()
    filter.hide("s3cret-password")
    filter.hide(
      secretsOf: try JSON(
        parsing: #"{"user":{"id":"7c9e6679-7425-40de"},"access_token":"abcdefgh1234567890"}"#))
    #expect(
      filter.redacted("s3cret-password of 7c9e6679-7425-40de has abcdefgh1234567890")
        == "… of 7c9e6679-7425-40de has …")
    let finding = "getSession: /0/realistic_target_roles_of_2026 is missing"
    #expect(filter.redacted(finding) == finding)
  }

  @Test(arguments: [
    (#"{"view_token":"short","n":1}"#, #"{"view_token":"…","n":1}"#),
    (#"{"token_type":"bearer"}"#, #"{"token_type":"bearer"}"#),
    (#"{"refresh_token":{"a":[12345678,"abcdefgh"]}}"#, #"{"refresh_token":"…"}"#),
    (#"["a\nb",true,null]"#, #"["a b",true,null]"#), (#""two  words""#, "“two words”"),
  ])
  func quotationsHideSecretMembers(json: String, quotation: String) throws {
    #expect(SecretFilter().quotation(of: try JSON(parsing: json)) == quotation)
  }

  @Test(arguments: [
    #"{"view_token": "abcdefgh1234", "job"#, #"{"view_token":"abcdefgh1234"#,
    "https://example.org/?token=abcdefgh1234&scope=local", "#access_token=abcdefgh1234",
  ])
  func secretsOfTextThatIsNotJSONAreHidden(text: String) {
    var filter = SecretFilter()
    filter.hide(secretsOf: text)
    let quotation = filter.quotation(of: .string(text))
    #expect(!quotation.contains("abcdefgh1234") && quotation.contains("…"))
  }

  @Test func valuesOfAnyShapeUnderASecretNameAreHidden() throws {
    var filter = SecretFilter()
    filter.hide(secretsOf: try JSON(parsing: #"[{"view_token":[{"x":"abcdefgh"},12345678]}]"#))
    #expect(filter.redacted("abcdefgh 12345678") == "… …")
    #expect(filter.quotation(of: .number("12345678")) == "\"…\"")
  }

  @Test func aSecretInsideAnotherOneIsHiddenToo() {
    var filter = SecretFilter()
    filter.hide("abcdef")
    filter.hide("abcdef-ghijkl")
    #expect(filter.redacted("abcdef-ghijkl abcdef") == "… …")
  }

  @Test func messagesAboutTokensAreNotHidden() {
    var filter = SecretFilter()
    filter.hide(secretsOf: "Invalid Refresh Token: Already Used")
    #expect(filter.redacted("Already Used") == "Already Used")
  }

  @Test func longQuotationsAreCut() {
    let quotation = SecretFilter().quotation(of: .string(String(repeating: "a", count: 500)))
    #expect(quotation == "“" + String(repeating: "a", count: 200) + "…”")
  }
}
