/// One position at one organization.
struct Position: Sendable {
  var organization: Value?
  var title: Value?
  var place: Value?
  var period: Period?
  var periodSources: [Value.Source] = []
  var summary: Value?
  var highlights: [Value] = []
}
