import Records
import Testing

@testable import Resumes

/// The forms that names, titles of sections and headers of jobs have in resumes written as plain text.
@Suite(.timeLimit(.minutes(30))) struct PlainTextFormTests {
  private func work(_ text: String) throws -> [String] {
    (try parsed(text)["work"]?.arrayValue ?? []).map { position in
      ["position", "name"].map { position[$0]?.stringValue ?? "-" }.joined(separator: " | ")
    }
  }

  @Test(arguments: [
    "Ines Calder, Veterinary Technician\nBoise, ID; ines.calder@example.com; +1 555 0113",
    "Curriculum Vitae: Ines Calder\nVeterinary Technician, Boise, ID\nines.calder@example.com",
    "CURRICULUM VITAE: Ines Calder\n\nE-mail: ines.calder@example.com\nVeterinary Technician",
    "Ines Calder (Veterinary Technician)\nines.calder@example.com, +1 555 0113",
    "Veterinary Technician ~ Ines Calder ~ Boise, ID\nines.calder@example.com",
    "**Ines Calder**\nVeterinary Technician, Boise, ID\nines.calder@example.com",
    "Veterinary Technician\nInes Calder, Boise, ID\nines.calder@example.com",
    "Ines Calder\n\nVeterinary Technician · Boise, ID · ines.calder@example.com",
  ])
  func names(top: String) throws {
    let basics = try parsed(
      top + "\n\nEXPERIENCE\nVeterinary Technician, Hill Clinic, 2019 - 2024\n- Held nervous cats\n"
    )[
      "basics"]
    #expect(basics?["name"]?.stringValue == "Ines Calder")
    #expect(basics?["label"]?.stringValue == "Veterinary Technician")
  }

  @Test func capitalsBelowAnEmptyLineEndAList() throws {
    let resume = try parsed(
      """
      INES CALDER
      ines.calder@example.com

      WORK HISTORY
      Cook, Hill Kitchen, 2018 - 2020

      BLUE HERON TAVERN
      Head Cook | 2015 - 2018

      EDUCATION
      BA Art, University of Leeds, 2014

      STRENGTHS
      Fresh pasta, sourdough

      NOT QUITE MINE
      Fine pastry

      LANGUAGES
      English
      """)
    #expect(resume["work"]?.arrayValue?.count == 2)
    #expect(
      resume["skills"]?.arrayValue?.flatMap { $0["keywords"]?.arrayValue ?? [] }
        .compactMap(\.stringValue) == ["Fresh pasta", "sourdough"])
  }

  @Test(arguments: [
    ("Software Engineer, Tambura Retail Tech", "Software Engineer | Tambura Retail Tech"),
    ("Associate, Boyd Tanaka Architects", "Associate | Boyd Tanaka Architects"),
    ("Veterinary Tech, Hill Clinic", "Veterinary Tech | Hill Clinic"),
  ])
  func firmsNamedAfterTheirWork(header: String, expected: String) throws {
    #expect(try work("Ines Calder\n\nEXPERIENCE\n\(header)\n2018 - 2020\n- Planned") == [expected])
  }

  @Test func familyNamesThatAreTrades() throws {
    let text = "Friederike Maurer, Konstrukteurin\nHeilbronn; friederike.maurer@example.com\n"
    #expect(try parsed(text)["basics"]?["name"]?.stringValue == "Friederike Maurer")
  }

  @Test(arguments: [
    ("1. ", "2. ", "3. "), ("1) ", "2) ", "3) "), ("I. ", "II. ", "III. "), ("1 ", "2 ", "3 "),
  ])
  func numberedTitles(one: String, two: String, three: String) throws {
    let resume = try parsed(
      """
      Ines Calder
      ines.calder@example.com

      \(one)Skills
      + Newsletters
      + Canva

      \(two)Positions
      Editor | Prater Textiles | 2018 to present
        - Planned a calendar

      \(three)Education
      University of Leeds, BSc Biology, 2014
      """)
    #expect(resume["skills"]?.arrayValue?.first?["keywords"]?.arrayValue?.count == 2)
    #expect(resume["work"]?.arrayValue?.count == 1)
    #expect(resume["education"]?.arrayValue?.count == 1)
  }

  @Test func titlesWithAPronoun() throws {
    let resume = try parsed(
      """
      Ines Calder
      ines.calder@example.com

      Where I have worked
      Editor, Prater Textiles, 2018 - 2024
      - Planned a calendar

      What I can do
      Newsletters, Canva, copy editing

      What I learned
      University of Leeds, BSc Biology, 2014
      """)
    #expect(resume["skills"]?.arrayValue?.first?["keywords"]?.arrayValue?.count == 3)
    #expect(resume["work"]?.arrayValue?.count == 1)
    #expect(resume["education"]?.arrayValue?.count == 1)
  }

  @Test func studiesAfterALabelBelowTheLastJob() throws {
    let text = """
      Ines Calder, Cook
      Aarhus; ines.calder@example.com

      Experience:
      Sushi Lane Canteen | Cook | 2018 to present
        - Cooked for two hundred

      Education: Aarhus Tech, catering assistant, 2012 - 2014

      Skills: Stock control, soups, baking
      """
    #expect(try work(text) == ["Cook | Sushi Lane Canteen"])
    #expect(try parsed(text)["education"]?.arrayValue?.count == 1)
  }

  @Test(arguments: [
    // The word between them tells the title, whether it is known or not.
    ("Wickerman at Thames Cold Storage (2012 – 2015)", "Wickerman | Thames Cold Storage"),
    ("2016–Present: Cook (Claddagh Seafood Rooms)", "Cook | Claddagh Seafood Rooms"),
    (
      "Biomedical Scientist, Clyde Pathology Service\n2018 - present",
      "Biomedical Scientist | Clyde Pathology Service"
    ),
    (
      "Build Engineer, Midland Rail Simulators\n2015 - 2019",
      "Build Engineer | Midland Rail Simulators"
    ),
    ("Claims Adjuster, Farmington Mutual (2017 to now)", "Claims Adjuster | Farmington Mutual"),
    (
      "2015 – 2019   Third Officer\n                Kurzeme Tankers",
      "Third Officer | Kurzeme Tankers"
    ),
    // What brackets say of the job does not name the employer.
    ("Cook (part-time), Corrib Inn, 2015 - 2019", "Cook (part-time) | Corrib Inn"),
  ])
  func headersOfJobs(header: String, expected: String) throws {
    let text = """
      Ines Calder
      ines.calder@example.com

      EXPERIENCE
      Nurse, Hill Hospital, 2019 - 2024
      - Cared for children

      \(header)
      - Kept everything in order

      SKILLS
      Care, order, patience
      """
    #expect(try work(text).last == expected)
  }

  @Test func listsWithSemicolonsAreNoTitles() throws {
    let resume = try parsed(
      """
      Ines Calder
      ines.calder@example.com

      Career
      ------
      2018 to present: Editor, Prater Textiles
      - Planned a calendar

      Knowledge
      ---------
      Maze; Dovetail; diary studies
      """)
    #expect(resume["skills"]?.arrayValue?.first?["keywords"]?.arrayValue?.count == 3)
  }

  @Test func namesOfFirmsAreNoTitles() throws {
    let text = """
      INES CALDER
      Event Manager
      Singapore; ines.calder@example.com

      PROFESSIONAL EXPERIENCE

      KALLANG CONFERENCES
      Event Manager, 2018 – now
      - Staged a stand

      LOTUS WEDDINGS
      Event Assistant, 2015 – 2018
      - Packed bags

      EDUCATION
      Republic Polytechnic, Diploma in Event Management, 2012 - 2015
      """
    #expect(
      try work(text) == [
        "Event Manager | KALLANG CONFERENCES", "Event Assistant | LOTUS WEDDINGS",
      ])
  }
}
