import Testing

@testable import Requirements

/// What a resume says about Docker, or about the words that the case names.
@Suite(.timeLimit(.minutes(30))) struct PolarityTests {
  @Test(arguments: [
    "No experience with Docker so far.",
    "I have never used Docker.",
    "Docker: none",
    "Docker (never used)",
    "I have not worked with Kubernetes, Podman or Docker.",
    "Sat next to the Docker team but never built an image there myself.",
    "I do not want to work with Docker again.",
    "Python, no Docker",
    "Mit Docker habe ich bisher keine Erfahrung.",
    "Keine Kenntnisse in Docker.",
    "Je n’ai jamais utilisé Docker.",
    "Pas d’expérience avec Docker.",
    "No he trabajado nunca con Docker.",
    "Sin experiencia con Docker.",
  ])
  func denied(_ line: String) { #expect(status("Required: Docker.", line) == "not_met") }

  @Test(arguments: [
    "Eager to learn Docker.", "Docker is on my reading list.", "Currently learning Docker.",
    "CURRENTLY LEARNING\nDocker fundamentals, first module of a course",
    "I have read about Docker but all my servers were plain.",
    "Exposure to Docker limited to watching a colleague.",
    "LONG AGO\nDocker for a club website, 2014, nothing since",
  ])
  func less(_ line: String) { #expect(status("Required: Docker.", line) == "not_met") }

  @Test(arguments: [
    "Moved nine services to Docker.", "SKILLS\nPython, Docker, Linux",
    "I have never missed a release, and I run Docker every day.",
    "Replaced the old servers by Docker without downtime.",
    "Not only Python but also Docker.", "Docker since 2019, no accidents.",
    "Docker and nothing else.", "No Kafka, but Docker every day.",
    "Taught Docker to colleagues who had never used it.",
  ])
  func has(_ line: String) { #expect(status("Required: Docker.", line) == "met") }

  @Test(arguments: [
    (
      "Required: Docker.",
      "EXPERIENCE\nDocker Street Bakery | Software Engineer | 2018 to Present\n- Baked"
    ),
    (
      "Required: Salesforce.",
      "EXPERIENCE\nReceptionist at Salesforce Tower (2019 - Present)\n- Smiled"
    ),
    ("Required: Oracle.", "VOLUNTEERING\nTreasurer, Oracle Bookshop Reading Circle"),
    (
      "Required: Go.",
      "SUMMARY\nAlways ready to go the extra mile.\nTook it live with a go-live plan"
    ),
    ("Required: React.", "SUMMARY\nI react quickly when a customer calls."),
    ("Required: Excel.", "SUMMARY\nI excel at tidy files."),
    ("Required: R.", "EXPERIENCE\nAnalyst, Mill\n2019 - 2021\n- Explained the R&D budget"),
    ("Required: C.", "SKILLS\nC++, Qt, C#"),
    ("Required: Java.", "SKILLS\nJavaScript"),
    ("Required: SQL.", "SKILLS\nNoSQL document stores"),
    ("Required: React Native.", "SKILLS\nReact, Kotlin"),
    ("A CRM is required.", "COURSES\nCRM (crew resource management), cabin staff, 2019"),
    (
      "PR is required.",
      "EXPERIENCE\nManager, Cycle\n2019 - 2021\n- Opened a PR on GitHub for each typo"
    ),
    ("Required: Photoshop.", "INTERESTS: Photoshop"),
    (
      "Required: Java.",
      "EXPERIENCE\nRecruiter, Hire\n2019 - 2021\n- Found Java developers in six weeks"
    ),
  ])
  func otherRoles(_ posting: String, _ resume: String) {
    #expect(status(posting, resume) == "not_found")
  }
}
