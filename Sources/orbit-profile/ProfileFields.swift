import ArgumentParser
import Orbit
import Records

/// The members of a profile as options.
struct ProfileFields: ParsableArguments {
  @Option(help: .init("Name, up to 100 characters.", valueName: "text"))
  var name: String?

  @Option(help: .init("Age, from 18 to 100.", valueName: "years"))
  var age: Int?

  @Option(help: .init("City.", valueName: "text"))
  var city: String?

  @Option(help: .init("State.", valueName: "text"))
  var state: String?

  @Option(help: .init("About you, up to 500 characters.", valueName: "text"))
  var bio: String?

  @Option(
    help: .init("An interest. Repeat for more: 3 to 10 in all.", valueName: "name"),
    completion: .values(ProfileChoices.interests))
  var interest: [String] = []

  @Option(help: .init("From 0, introvert, to 1, extrovert.", valueName: "n"))
  var introvertExtrovert: Double?

  @Option(help: .init("From 0, spontaneous, to 1, planner.", valueName: "n"))
  var spontaneousPlanner: Double?

  @Option(help: .init("From 0, active, to 1, relaxed.", valueName: "n"))
  var activeRelaxed: Double?

  @Option(
    help: .init("Size of the groups that you like, such as One-on-one.", valueName: "text"),
    completion: .values(ProfileChoices.groupSizes))
  var groupSize: String?

  @Option(
    help: .init(
      "How often to meet: \(ProfileChoices.meetingFrequencies.joined(separator: ", ")).",
      valueName: "word"), completion: .list(ProfileChoices.meetingFrequencies))
  var frequency: String?

  @Option(
    help: .init(
      "When to meet: \(ProfileChoices.times.joined(separator: ", ")). Repeat for more.",
      valueName: "word"), completion: .list(ProfileChoices.times))
  var time: [String] = []

  @Option(help: .init("What you are looking for. Repeat for more.", valueName: "text"))
  var goal: [String] = []

  /// The members that are given.
  var changes: JSONObject {
    var changes = JSONObject()
    changes["name"] = name.map { .string($0) }
    changes["age"] = age.map { .number($0) }
    changes["location"] = object([
      ("city", city.map { .string($0) }), ("state", state.map { .string($0) }),
    ])
    changes["bio"] = bio.map { .string($0) }
    changes["interests"] = list(interest)
    changes["personality"] = object([
      ("introvert_extrovert", introvertExtrovert.map { .number($0) }),
      ("spontaneous_planner", spontaneousPlanner.map { .number($0) }),
      ("active_relaxed", activeRelaxed.map { .number($0) }),
    ])
    changes["social_preferences"] = object([
      ("group_size", groupSize.map { .string($0) }),
      ("meeting_frequency", frequency.map { .string($0) }), ("preferred_times", list(time)),
    ])
    changes["friendship_goals"] = list(goal)
    return changes
  }

  private func list(_ texts: [String]) -> JSON? {
    texts.isEmpty ? nil : .array(texts.map { .string($0) })
  }

  private func object(_ members: [(name: String, value: JSON?)]) -> JSON? {
    let given = members.compactMap { member in
      member.value.map { JSONObject.Member(name: member.name, value: $0) }
    }
    return given.isEmpty ? nil : .object(JSONObject(given))
  }
}
