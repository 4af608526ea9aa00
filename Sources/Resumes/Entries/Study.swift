/// One education entry.
struct Study: Sendable {
  var institution: Value?
  var studyType: Value?
  var area: Value?
  var period: Period?
  var periodSources: [Value.Source] = []
  var score: Value?
  var courses: [Value] = []
}
