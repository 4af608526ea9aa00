import Testing

@testable import Command

@Suite(.timeLimit(.minutes(30))) struct ColorChoiceTests {
  @Test(arguments: [
    (ColorChoice.auto, true, [:], true), (.auto, false, [:], false),
    (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
    (.auto, true, ["TERM": "dumb"], false), (.auto, true, ["TERM": "xterm"], true),
    (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true), (.never, true, [:], false),
  ])
  func isWanted(
    _ choice: ColorChoice, onTerminal isTerminal: Bool, _ environment: [String: String],
    _ expected: Bool
  ) {
    #expect(choice.isWanted(onTerminal: isTerminal, environment) == expected)
  }

  @Test func stylesEndWhereTheyBegan() {
    #expect(TextStyle.error.applied(to: "jm:") == "\u{1B}[31mjm:\u{1B}[0m")
  }
}
