import Orbit
import Records
import ServiceKit
import Sessions
import Smoke
import Transport

extension OrbitScenario {
  static let profileChecks: [Check<OrbitScenario>] = [
    Check("update", "a profile can be set up", skip: withoutOwnSession) {
      (scenario) throws(Failure) in try await scenario.setUp()
    },
    Check("photo", "a photo can be added", skip: withoutOwnSession) {
      (scenario) throws(Failure) in
      let photo = Photo(pixel, fileName: "pixel.gif")
      let data = try await scenario.askData(.addPhoto(photo), as: scenario.credential)
      guard let photos = data?["profile"]?["photos"]?.arrayValue else { return }
      scenario.expect(photos.count == 1, "the profile has \(photos.count) photos, not 1")
    },
    Check("profile", "the own profile is shown", skip: withoutSession) {
      (scenario) throws(Failure) in
      // A user without a profile has not set one up yet.
      let data = try await scenario.askData(
        .ownProfile, as: scenario.credential, expecting: scenario.isNew ? [200] : [200, 404])
      scenario.profile = data?["profile"]?.objectValue
    },
    Check(
      "public", "the profile has the same members by the user's id",
      skip: withoutProfile
    ) { (scenario) throws(Failure) in
      guard let id = scenario.session?.userID,
        let data = try await scenario.askData(.profile(id: id))
      else { return }
      for name in ["name", "age", "interests"] {
        scenario.expect(
          data["profile"]?[name] == scenario.profile?[name], "/data/profile/\(name)",
          data["profile"]?[name],
          "\(scenario.log.secrets.quotation(of: scenario.profile?[name] ?? .null))")
      }
    },
    Check("discover", "others are listed, the best match first", skip: withoutSession) {
      (scenario) throws(Failure) in try await scenario.discover()
    },
  ]

  /// A picture of one pixel.
  private static let pixel: [UInt8] = [
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x01, 0x00, 0x01, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00,
    0xFF, 0xFF, 0xFF, 0x2C, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01, 0x00, 0x00, 0x02, 0x02, 0x44,
    0x01, 0x00, 0x3B,
  ]

  private static let newProfile: JSON = [
    "name": "Ada", "age": 20, "location": ["city": "Boston", "state": "MA"],
    "interests": ["Music", "Travel", "Reading"],
    "social_preferences": [
      "group_size": "One-on-one", "meeting_frequency": "Weekly", "preferred_times": ["Evenings"],
    ],
  ]

  private mutating func setUp() async throws(Failure) {
    let changes = Self.newProfile.objectValue ?? JSONObject()
    guard let data = try await askData(.update(changes), as: credential) else { return }
    expect(
      data["profile_complete"] == true, "/data/profile_complete", data["profile_complete"], "true")
    for member in changes.members where member.value.objectValue == nil {
      expect("/data/profile/\(member.name)", data["profile"]?[member.name], is: member.value)
    }
    let bio = JSONObject([.init(name: "bio", value: "I like bridges.")])
    guard let changed = try await askData(.update(bio), as: credential) else { return }
    // A change of the bio changes nothing else.
    expect("/data/profile/name", changed["profile"]?["name"], is: "Ada")
  }

  private mutating func discover() async throws(Failure) {
    guard let list = try await askData(.discovered, as: credential)?.arrayValue else { return }
    let scores = list.compactMap { $0["match_score"]?.doubleValue }
    expect(
      scores.count == list.count,
      "\(list.count - scores.count) of \(list.count) profiles have no match_score")
    expect(
      scores.allSatisfy { (0...1).contains($0) }, "a match_score is not from 0 to 1: \(scores)")
    expect(
      scores == scores.sorted(by: >),
      "the profiles are not in the order of their match_score: \(scores)")
    guard let own = session?.userID else { return }
    expect(!list.contains { $0["user_id"]?.text == own }, "the user \(own) is among the others")
  }
}
