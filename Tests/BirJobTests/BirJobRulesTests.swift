import BirJob
import ServiceKit
import Testing

@Suite(.timeLimit(.minutes(30))) struct BirJobRulesTests {
  private static let token = String(repeating: "0123456789abcdef", count: 4)

  @Test func deviceTokens() {
    #expect(BirJobRules.deviceToken(Self.token, .seed) == nil)
    #expect(BirJobRules.deviceToken(Self.token.uppercased(), .seed) == nil)
    #expect(BirJobRules.deviceToken(Self.token + "a", .seed)?.contains("64") == true)
    #expect(BirJobRules.deviceToken(String(Self.token.dropLast()) + "g", .seed) != nil)
    #expect(BirJobRules.deviceToken(String(Self.token.dropLast()) + "٣", .seed) != nil)
    #expect(BirJobRules.deviceToken(String(repeating: "a", count: 64), .seed) != nil)
    #expect(BirJobRules.deviceToken(Self.token + Self.token, .seed) != nil)
    #expect(BirJobRules.deviceToken(Self.token + Self.token, .real) == nil)
    #expect(BirJobRules.deviceToken("123e4567-e89b-12d3-a456-426614174000", .real) == nil)
    #expect(BirJobRules.deviceToken("123e4567-e89b-12d3-a456-426614174000", .seed) != nil)
  }

  @Test(arguments: [
    ([], false), (["a"], true), ([""], false), ([String(repeating: "a", count: 100)], true),
    ([String(repeating: "a", count: 101)], false), ((1...50).map { "\($0)" }, true),
    ((1...51).map { "\($0)" }, false),
  ])
  func keywords(keywords: [String], isAccepted: Bool) {
    #expect((BirJobRules.keywords(keywords) == nil) == isAccepted)
  }

  @Test func keywordsAreTrimmedAndKeptOnce() {
    #expect(Keywords.normalized([" iOS ", "ios", "Swift", "", " "]) == ["iOS", "Swift"])
  }

  @Test(arguments: [
    ("a@b.c", true), ("a@b", false), ("a b@c.d", false), ("@b.c", false), ("a@.c", false),
    ("a@b.c@d.e", false), ("", false),
  ])
  func emails(address: String, isAccepted: Bool) {
    #expect((BirJobRules.email(address) == nil) == isAccepted)
  }

  @Test func theOtherRules() {
    #expect(BirJobRules.deviceID("1234567") != nil && BirJobRules.deviceID("12345678") == nil)
    #expect(BirJobRules.deviceID(String(repeating: "a", count: 256)) != nil)
    #expect(BirJobRules.jobID("12") == nil && BirJobRules.jobID("0") != nil)
    #expect(BirJobRules.jobID("x") != nil && BirJobRules.jobID("-1") != nil)
    #expect(BirJobRules.pageSize(0) != nil && BirJobRules.pageSize(1) == nil)
    #expect(BirJobRules.pageSize(100) == nil && BirJobRules.pageSize(101) != nil)
    #expect(BirJobRules.offset(-1) != nil && BirJobRules.offset(0) == nil)
    #expect(BirJobRules.employmentType("full_time") == nil)
    #expect(BirJobRules.employmentType("fulltime")?.contains("part_time") == true)
    #expect(BirJobRules.experienceLevel("lead") == nil)
    #expect(BirJobRules.experienceLevel("boss")?.contains("senior") == true)
    #expect(BirJobRules.viewDuration(-1) != nil && BirJobRules.viewDuration(0) == nil)
    #expect(BirJobRules.eventType("") != nil && BirJobRules.eventType("app_open") == nil)
    #expect(BirJobRules.eventType(String(repeating: "a", count: 51)) != nil)
    #expect(BirJobRules.message(" \n") != nil && BirJobRules.message("?") == nil)
    #expect(BirJobRules.notificationID("group_2026-11-22_ab12") != nil)
    #expect(BirJobRules.notificationID("123e4567-e89b-12d3-a456-426614174000") == nil)
  }
}
