import Testing

@testable import Requirements

/// What titles above lists say of the items below them.
@Suite(.timeLimit(.minutes(30))) struct HeadingTests {
  @Test(arguments: [
    ("About you: desirable", "preferred"), ("About you: essential", "required"),
    ("Handy, not essential", "preferred"), ("It’d be good if you’ve:", "preferred"),
    ("You’d be more useful still if you had", "preferred"), ("Looked on kindly:", "preferred"),
    ("We’d be delighted if you also have", "preferred"),
    ("Good if you’ve got it, not the end of the world if you don’t", "preferred"),
    ("Was Sie zusätzlich mitbringen dürfen", "preferred"), ("Erwünscht sind:", "preferred"),
    ("Was du nicht mitbringen musst, aber gern darfst:", "preferred"),
    ("Das rundet dein Profil ab", "preferred"), ("Anforderungsprofil, zwingend:", "required"),
    ("Freuen würden wir uns über", "preferred"),
    ("MUSS", "required"), ("KANN", "preferred"), ("Requisitos deseables:", "preferred"),
    ("Requisitos excluyentes:", "required"), ("Lo que suma:", "preferred"),
    ("Mejor si además", "preferred"), ("Se considerará favorablemente", "preferred"),
    ("Tu as peut-être :", "preferred"), ("Seraient un plus", "preferred"),
    ("Ce qui nous ferait plaisir, sans être éliminatoire :", "preferred"),
    ("Ce qui fera la différence", "preferred"), ("Nous apprécierions", "preferred"),
    ("Preference will be given to candidates with:", "preferred"), ("Highly regarded", "preferred"),
    ("You might also have", "preferred"), ("Considered assets", "preferred"),
    ("We’d also be pleased to see", "preferred"), ("It would help if you also know", "preferred"),
    ("Good to have, not essential", "preferred"), ("Seraient appréciées", "preferred"),
    ("Erfreulich", "preferred"), ("¿Qué nos gustaría que aportaras, además?", "preferred"),
  ])
  func theyWeigh(title: String, expected: String) {
    #expect(asked("\(title)\n- Python") == ["\(expected) Python"])
  }

  @Test(arguments: [
    "Ce que l'on t'offre", "On vous apporte :", "Was Sie von uns erwarten können:", "Se ofrece:",
    "Package",
    "Lo que no hace falta", "Muss nicht",
  ])
  func theyAskForNothing(title: String) {
    #expect(asked("Requirements\n- SQL\n\n\(title)\n- Experience with Python") == ["required SQL"])
  }

  @Test func aListBelowAnUnknownTitleRequiresNothingForSure() {
    let posting = "Requirements\n- SQL\n\nIn the other pocket\n- Experience with Python"
    #expect(asked(posting) == ["required SQL"])
    #expect(asked("In the other pocket\n- Experience with Python") == ["required Python"])
  }

  @Test func aTitleAboveAParagraphWeighsIt() {
    #expect(
      asked("Some words.\n\nNice if you've got it\nA driving licence, for the last bus.")
        == ["preferred driving licence"])
  }

  @Test func aListOfPositionsAsksForNothing() {
    #expect(asked("We have two positions going:\n1. Room Leader, Toddlers\n2. Kinder room") == [])
  }

  @Test func theWordsAfterToApplyAreNotRequired() {
    let posting =
      "Requirements\n- SQL\n\nTo apply: send the form by Friday. Shortlisting will be based on it."
    #expect(asked(posting) == ["required SQL"])
    #expect(asked("To apply you must have:\n- Python") == ["required Python"])
  }
}
