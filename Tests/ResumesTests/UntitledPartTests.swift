import Documents
import Records
import Testing

@testable import Resumes

/// Entries above the first section title, and in resumes without titles.
@Suite(.timeLimit(.minutes(30))) struct UntitledPartTests {
  /// The positions as `title | organization | start | end`.
  private func work(_ text: String) throws -> [String] {
    (try parsed(text)["work"]?.arrayValue ?? []).map { position in
      ["position", "name", "startDate", "endDate"].map { position[$0]?.stringValue ?? "-" }
        .joined(separator: " | ")
    }
  }

  private static let top = """
    Camille Baptiste
    Physical Therapist · New Orleans, LA · camille.baptiste@example.com


    """

  @Test(arguments: [
    "Physical Therapist, Bayou Rehab, 2018–present",
    "Bayou Rehab, Physical Therapist, 2018 - present. Outpatient clinic and twelve patients a day.",
    "2018 – present: Physical Therapist, Bayou Rehab\n  - Outpatient clinic",
    "Physical Therapist | Bayou Rehab | 2018–present\n– Outpatient clinic",
    "• Bayou Rehab, Physical Therapist, 2018–present. Outpatient clinic and twelve patients a day.",
    "2018 – now, Bayou Rehab: Physical Therapist. I treat twelve patients a day.",
    "Physical Therapist, Bayou Rehab (2018 until now): outpatient clinic; twelve patients a day",
  ])
  func entriesWithoutTitle(entry: String) throws {
    let found = try work(Self.top + entry + "\n\nLanguages: English, French (C1)\n")
    #expect(found == ["Physical Therapist | Bayou Rehab | 2018 | -"])
  }

  @Test func entriesAboveAnotherTitle() throws {
    let text =
      Self.top + """
        2017–present  Clerk, Lambert Notaries
        Prepare deeds of sale.
        2014–2017  Letting Assistant, Immo Parc

        Education
        Bachelor in Law, Francisco Ferrer College, 2011–2014
        """
    #expect(
      try work(text) == [
        "Clerk | Lambert Notaries | 2017 | -", "Letting Assistant | Immo Parc | 2014 | 2017",
      ])
    #expect(try parsed(text)["education"]?.arrayValue?.count == 1)
  }

  @Test func labeledLines() throws {
    let resume = try parsed(
      Self.top + """
        Nurse, Dale Clinic, 2018 – 2024

        Education: University of Leeds, BSc Nursing, 2017
        Languages: English (native), French (C1)
        TOOLS. Excel, SAP
        """)
    #expect(resume["education"]?.arrayValue?.first?["institution"] == "University of Leeds")
    #expect(resume["languages"]?.arrayValue?.count == 2)
    #expect(resume["work"]?.arrayValue?.count == 1)
  }

  @Test(arguments: [
    "I have run pay cycles from start to finish since 2017.",
    "Twelve years in kitchens, from 2012 to 2024, and never a burnt sauce.",
    "Registered Nurse since 2016.",
  ])
  func proseIsNoEntry(line: String) throws {
    #expect(try work(Self.top + line + "\n\nSkills\nExcel, SAP, payroll\n").isEmpty)
  }

  @Test(arguments: ["", "\n"])
  func datesBelowTitles(gap: String) throws {
    let lines = [
      "Noah Whitfield", "Warminster · 07700 900418 · noah.whitfield@example.org",
      "I have kept other people’s gardens for close on twenty years.",
      "Head Gardener, Ashcombe Hall Estate", "March 2018 – present",
      "Team of five and thirty volunteers.", "Gardener, Ferncliffe Botanic Garden",
      "April 2013 – February 2018", "Glasshouses and propagation.",
      "Level 3 Diploma in Horticulture, Lackdown College, 2009",
      "Skills: pruning, propagation, plant identification", "My referees are happy to be asked.",
    ]
    let resume = try parsed(lines.joined(separator: "\n" + gap))
    #expect(
      try work(lines.joined(separator: "\n" + gap)) == [
        "Head Gardener | Ashcombe Hall Estate | 2018-03 | -",
        "Gardener | Ferncliffe Botanic Garden | 2013-04 | 2018-02",
      ])
    #expect(resume["education"]?.arrayValue?.first?["institution"] == "Lackdown College")
  }

  @Test func describedOnTheSameLine() throws {
    let text = """
      Experience
      Bayou Rehab, Physical Therapist, 2018–2020. Outpatient orthopedics, 12 patients a day.
      St. Jude Hospital, Nurse, 2014 – 2018. Wards, nights and the emergency room.
      """
    let positions = try parsed(text)["work"]?.arrayValue ?? []
    #expect(
      positions.map { $0["highlights"]?.arrayValue?.first?.stringValue } == [
        "Outpatient orthopedics, 12 patients a day.", "Wards, nights and the emergency room.",
      ])
    #expect(positions.last?["name"] == "St. Jude Hospital")
  }

  @Test func workBelowATitleOfAnotherKind() throws {
    let text = """
      Dolores Hinojosa
      dolores@example.com

      Licences
      Registered Pharmacist, Oklahoma

      Behind the counter
      Pharmacist, Comanche Drug, 2019 – present
      Pharmacist, Red River Pharmacy, 2014 – 2019

      Fire safety course, 2024
      """
    #expect(try work(text).count == 2)
    // What no part takes stays where it was.
    let certificates = try parsed(text)["certificates"]?.arrayValue ?? []
    #expect(certificates.contains { $0["name"]?.stringValue?.hasPrefix("Fire safety") == true })
  }

  @Test(arguments: ["cv.txt", "cv.md", nil])
  func markdownUnderOtherNames(name: String?) throws {
    let text = """
      # Lucia Falk
      Accountant · Leeds · lucia.falk@example.com

      ## Experience

      ### Accountant at Brook & Daughters (2017 – Present)
      * Prepared the quarterly VAT returns

      ## Education

      Leeds Trinity University, BA Accounting and Finance, 2010 - 2013
      """
    let document = try DocumentReading.read(Array(text.utf8), name: name)
    #expect(document.warnings.isEmpty)
    let resume = ResumeParser.parse(document).resume
    #expect(resume["basics"]?["name"] == "Lucia Falk")
    #expect(resume["work"]?.arrayValue?.first?["position"] == "Accountant")
  }

  @Test func plainTextWithANumberSign() throws {
    let text = "Lucia Falk\n\n# 12 Mill Lane, Leeds\n- Accountant\n"
    #expect(try DocumentReading.read(Array(text.utf8), name: "cv.txt").mediaType == .text)
  }

  @Test func linesIndentedBelowTheirEntry() throws {
    let text = """
      WORK
      Shift Supervisor, Soar Biscuits, 2019 – present
        Supervises 18 operators on the night shift
        Root cause analysis after each long stop
      Machine Operator, Tees Crisps, 2014 – 2019
        Ran the oven line

      EDUCATION
      ILM Level 3, Leicester College, 2021
      """
    #expect(
      try work(text) == [
        "Shift Supervisor | Soar Biscuits | 2019 | -",
        "Machine Operator | Tees Crisps | 2014 | 2019",
      ])
    #expect(try parsed(text)["work"]?.arrayValue?.first?["highlights"]?.arrayValue?.count == 2)
  }

  /// The next lines of a list item, of a paragraph and of a column of names are not items.
  @Test(arguments: [
    "- Led the team that moved\n  all of the orders to the new depot",
    "Nurse, Dale Clinic\n                St. Jude Hospital of the North",
    "Profile\n  Backend engineer with a taste for clear names, small changes and tests that fail\n  for one reason only and say which.",
  ])
  func linesThatContinueOthers(text: String) throws {
    let document = try DocumentReading.read(Array(text.utf8), name: "cv.txt")
    #expect(document.pages[0].lines.dropFirst().allSatisfy { $0.role == .body })
  }
}
