import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct LanguageSkillTests {
  @Test(arguments: [
    ("angličtina: A2", "angličtina", "A2"), ("Englanti – sujuva", "Englanti", "sujuva"),
    ("Английский (B1)", "Английский", "(B1)"), ("tiếng Anh: TOEIC 650", "Anh", "TOEIC 650"),
    ("英语（CET-6）", "英语", "CET-6"), ("영어 중급", "영어", "중급"), ("الإنجليزية: جيد", "الإنجليزية", "جيد"),
  ])
  func languagesWithTheirLevel(text: String, language: String, fluency: String) {
    let skill = LanguageSkill.read(fragment(text))
    #expect(skill?.language.text == language)
    #expect(skill?.fluency?.text.contains(fluency.filter { $0 != "(" && $0 != ")" }) == true)
  }

  @Test func otherWordsAreNoLanguages() { #expect(LanguageSkill.read(fragment("Excel")) == nil) }
}
