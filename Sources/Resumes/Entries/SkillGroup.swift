/// Skills under one label, or skills without a label.
struct SkillGroup: Sendable {
  var name: Value?
  var keywords: [Value]
}
