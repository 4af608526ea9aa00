import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct SpellingTests {
  @Test(arguments: [
    ("lst", "list"), ("stra", "star"), ("sta", "star"), ("LIST", "list"), ("unstart", "unstar"),
    ("aplied", "applied"), ("lists", "list"),
  ])
  func nearest(_ word: String, _ expected: String) {
    let known = ["list", "star", "unstar", "apply", "view", "starred", "applied"]
    #expect(Spelling.nearest(to: word, in: known) == expected)
  }

  @Test(arguments: ["lost-token", "q", "9f2c4e7a-51d3-4b8e-a6f0-27c1d94e83b5", "", "aplpp"])
  func tooFar(_ word: String) {
    #expect(Spelling.nearest(to: word, in: ["list", "star", "apply"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("abc", "ca", 3), ("kitten", "sitting", 3),
  ])
  func distance(_ left: String, _ right: String, _ edits: Int) {
    #expect(Spelling.distance(left, right) == edits)
    #expect(Spelling.distance(right, left) == edits)
  }
}
