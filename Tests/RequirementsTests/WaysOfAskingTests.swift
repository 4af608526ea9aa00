import Testing

@testable import Requirements

/// The ways in which postings ask, and resumes that have the thing in plain words.
@Suite(.timeLimit(.minutes(30))) struct WaysOfAskingTests {
  private static let resume = """
    Ines Calder

    PROFILE
    Not a day goes by without Figma. Nobody in the house knows our Kumo looms better than I do.

    EXPERIENCE
    Technician, Holm Lab
    2016 - 2026
    - Have supervised four social workers and two interns since 2021
    - Head technician for a team of six
    - Onboarded every new colleague with a plan for ninety days
    - Held quarterly business reviews with sixty hospitals
    - Ran five-axis milling jobs for two plane makers

    LICENSURE
    Pharmacist, Tennessee Board of Pharmacy, active
    Certified Medical Assistant, AAMA, valid through 2029

    EDUCATION
    BSc Chemistry, University of Leeds, 2012 - 2015

    STRONG POINTS
    Method validation, customs declarations, US GAAP, technical drawings, Apivista, coaching agents, Fanuc, load checks
    """

  private func statuses(_ posting: String, _ resume: String = Self.resume) -> [String] {
    statusesWithGuesses(posting, resume)
  }

  @Test(arguments: [
    // A verb says what is done with the thing.
    ("You have done method validation before.", "met method validation"),
    ("You must be able to file customs declarations.", "met file customs declarations"),
    ("Reading technical drawings is mandatory.", "met Reading technical drawings"),
    ("You read technical drawings without help.", "met read technical drawings"),
    // What belongs to the work.
    ("Customs declarations are part of the job.", "met Customs declarations"),
    // A later clause asks for what the first one names.
    ("Boards live in Figma, which you know well.", "met Figma"),
    ("Boards live in Figma and you should know it.", "met Figma"),
    // A kind of product after its name, and a thing done to people.
    ("Requirements:\n- Fanuc controls", "met Fanuc controls"),
    ("Requirements:\n- Coaching of agents", "met Coaching of agents"),
    ("Requirements:\n- US GAAP", "met US GAAP"),
    ("Onboarding of new staff is required.", "met Onboarding of new staff"),
    ("Requirements:\n- Five-axis milling", "met Five-axis milling"),
    // Abbreviations of what the resume spells out.
    ("Experience in running QBRs is required.", "met running QBRs"),
    ("A CMA certification is required.", "met CMA certification"),
    // The profession under a heading for licences.
    ("A Tennessee pharmacist license is required.", "met Tennessee pharmacist license"),
    // People and roles.
    ("You have supervised other social workers.", "met supervised other social workers"),
    ("Experience as a head technician is required.", "met head technician"),
    // Bounds of years.
    ("No fewer than four years as a technician.", "met four years as a technician"),
    ("We are after two years as a technician.", "met two years as a technician"),
    // Praise by negation.
    ("You are practised in load checks and Figma.", "met Figma"),
    ("Experience with Kumo looms is required.", "met Kumo looms"),
  ])
  func met(posting: String, expected: String) {
    #expect(statuses(posting).contains(expected), "\(statuses(posting))")
  }

  @Test(arguments: [
    // Names that a posting clearly asks for are listed, whether or not they are known.
    ("Figma and Zolta are required.", "not_found Zolta"),
    ("Zolta would be a bonus.", "not_found Zolta"),
    ("Requirements:\n- Figma\n- Zolta", "not_found Zolta"),
    ("Experience as head chef is required.", "not_found head chef"),
    ("You must have full work rights in Australia.", "not_found work rights in Australia"),
    ("No less than 12 years as a technician.", "not_met 12 years as a technician"),
  ])
  func notMet(posting: String, expected: String) {
    #expect(statuses(posting).contains(expected), "\(statuses(posting))")
  }

  @Test(arguments: [
    "Jenkins left the building in 2022 and will not return.", "Travel is required.",
    "Flexibility is a must.", "Figma has eleven people and one long bench.",
    "Experience as head of a department is required.",
  ])
  func asksForNothing(posting: String) {
    #expect(statuses(posting, "SKILLS\nJenkins, Juniper, Figma").isEmpty)
  }

  @Test func masterOfFineArtsAndAuthentication() {
    let resume = "EXPERIENCE\nAdmin, Hall\n2018 - 2026\n- Rolled out multi-factor authentication"
    #expect(statuses("Knowledge of MFA is required.", resume) == ["met MFA"])
    #expect(
      requirements("An MFA degree is required.").map(\.kind) == [.degree])
  }

  @Test func abbreviationsThatAreWords() {
    let tapper =
      "EXPERIENCE\nTapper, Hill Farm\n2018 - 2026\n- Collected sap from two thousand taps"
    #expect(statuses("SAP experience is required.", tapper) == ["not_found SAP"])
    let clerk = "EXPERIENCE\nClerk, Hill Farm\n2018 - 2026\n- Booked invoices in SAP"
    #expect(statuses("SAP experience is required.", clerk) == ["met SAP"])
  }

  @Test func whatNobodyUsesAnyLongerIsNoPraise() {
    let resume = """
      EXPERIENCE
      Admin, Hall
      2018 - 2026
      - Nobody used Kumo any more
      - Nobody needs Zolta any longer
      """
    #expect(
      statuses("Kumo and Zolta are required.", resume) == ["not_met Kumo", "not_met Zolta"])
  }

  @Test func bookedCoursesProveNothing() {
    let resume = "COURSES\nADP, beginners' course, booked for next autumn"
    #expect(statuses("ADP experience is essential.", resume) == ["not_found ADP"])
  }
}
