import Orbit
import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct ProfileRulesTests {
  private static let complete: JSON = [
    "name": "Ada", "age": 20, "location": ["city": "Boston", "state": "MA"],
    "bio": "I like bridges.", "interests": ["Music", "Travel", "Gaming"],
    "personality": ["introvert_extrovert": 0, "active_relaxed": 1],
    "social_preferences": [
      "group_size": "One-on-one", "meeting_frequency": "Weekly", "preferred_times": ["Evenings"],
    ],
  ]

  private func faults(_ json: JSON) -> [String] {
    ProfileRules.faults(of: json.objectValue ?? JSONObject())
  }

  @Test func aCompleteProfileBreaksNoRule() {
    #expect(faults(Self.complete) == [])
    let profile = Self.complete.objectValue ?? JSONObject()
    #expect(ProfileStep.allCases.allSatisfy { $0.missing(in: profile).isEmpty })
  }

  private static let broken: [(JSON, String)] = [
    (["name": ""], "the name must not be empty"),
    (
      ["name": .string(String(repeating: "x", count: 101))],
      "the name must have at most 100 characters"
    ),
    (
      ["bio": .string(String(repeating: "x", count: 501))],
      "the bio must have at most 500 characters"
    ),
    (["age": 17], "the age must be from 18 to 100"),
    (["age": 101], "the age must be from 18 to 100"),
    (["age": "20"], "the age must be a number"),
    (["interests": ["a", "b"]], "the interests must be 3 to 10"),
    (["interests": ["a", "b", "A"]], "an interest must be given once"),
    (["interests": "Music"], "the interests must be a list of texts"),
    (["photos": ["1", "2", "3", "4", "5", "6", "7"]], "the photos must be at most 6"),
    (["personality": ["active_relaxed": 2]], "active to relaxed must be from 0 to 1"),
    (["personality": ["kind": 1]], "a personality has no \"kind\""),
    (["location": ["city": ""]], "the city must not be empty"),
    (["location": ["coordinates": ["lat": 91]]], "the latitude must be from -90 to 90"),
    (
      ["social_preferences": ["meeting_frequency": "Daily"]],
      "the meeting frequency must be one of Weekly, Bi-weekly, Monthly, Flexible"
    ),
    (
      ["social_preferences": ["preferred_times": ["Nights"]]],
      "each preferred time must be one of Mornings, Afternoons, Evenings, Weekends"
    ),
    (["color": "red"], "a profile has no \"color\""),
  ]

  @Test func eachRuleIsNamed() {
    for (change, rule) in Self.broken { #expect(faults(change) == [rule]) }
  }

  @Test func eachStepSaysWhatIsMissing() {
    let empty = JSONObject()
    #expect(
      ProfileStep.basicInfo.missing(in: empty) == [
        "a name is required", "an age from 18 to 100 is required", "a city is required",
        "a state is required",
      ])
    #expect(ProfileStep.personality.missing(in: empty) == [])
    #expect(
      ProfileStep.interests.missing(in: empty) == ["at least 3 interests are required"])
    #expect(
      ProfileStep.socialPreferences.missing(in: empty) == [
        "a group size is required", "a meeting frequency is required",
        "a preferred time is required",
      ])
    let many = JSONObject([.init(name: "photos", value: ["1", "2", "3", "4", "5", "6", "7"])])
    #expect(ProfileStep.photos.missing(in: many) == ["at most 6 photos are allowed"])
  }

  @Test func objectsAreMergedMemberByMember() {
    let profile = Self.complete.objectValue ?? JSONObject()
    let change = JSONObject([.init(name: "location", value: ["city": "Cambridge"])])
    let merged = profile.merging(change)
    #expect(merged["location"] == ["city": "Cambridge", "state": "MA"])
    #expect(merged["name"] == "Ada")
  }

  @Test func addressesAndCodesHaveAForm() {
    #expect(ProfileRules.email("ada@mit.edu") == nil)
    for address in ["", "ada", "ada@example.com", "ada@uni.edu.au", "@mit.edu", "a b@mit.edu"] {
      #expect(ProfileRules.email(address) != nil)
    }
    #expect(ProfileRules.code("012345") == nil && ProfileRules.code("12 456") != nil)
    #expect(ProfileRules.userID("7") == nil && ProfileRules.userID("me") != nil)
    #expect(ProfileChoices.interests.count == 20)
  }
}
