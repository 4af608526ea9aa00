/// Skills under one label, or skills without one.
struct SkillGroup: Sendable {
  var name: Value?
  var keywords: [Value]
}
