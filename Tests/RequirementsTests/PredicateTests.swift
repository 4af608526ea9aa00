import Testing

@testable import Requirements

/// What the grammar of a clause says of who does what it mentions.
@Suite(.timeLimit(.minutes(30))) struct PredicateTests {
  private func judged(_ skill: String, _ line: String) -> String {
    status(
      "\(skill) is required.",
      "EXPERIENCE\nEngine Fitter, Skerry Ferries\n2020 - 2024\n- \(line)\n- Kept the log")
  }

  @Test(arguments: [
    // The thing is the subject.
    ("Kafka", "Kafka is what the people down the hall use"),
    ("Kafka", "Kafka came after my time there"),
    ("Excel", "Excel and Tableau were the task of head office"),
    ("Kafka", "Den Kafka-Server fuhr ein Kollege"),
    ("Docker", "Docker lo llevaba siempre mi compañero"),
    // Somebody else is the subject.
    ("Kafka", "The bank ran Kafka"), ("Excel", "Marta handled the Excel macros"),
    ("SQL", "The outside consultants wrote SQL for the reports"),
    ("Docker", "Our predecessor used Docker"),
    // It is only meant.
    ("Rust", "Have been meaning to pick up Rust"), ("SAP", "Was asked to lead the SAP project"),
    ("Kafka", "Agreed to evaluate Kafka next spring"),
    // It is kept apart, or left to others.
    ("Salesforce", "Advised against Salesforce"), ("Excel", "Did everything except Excel"),
    ("phlebotomy", "Left phlebotomy to the nurses"), ("SAP", "Avoided SAP wherever possible"),
    // It is part of a name.
    ("Scala", "Sang at La Scala with the company choir"),
  ])
  func isOfOthers(skill: String, line: String) {
    #expect(["not_found", "not_met"].contains(judged(skill, line)))
  }

  @Test(arguments: [
    ("SQL", "SQL is my daily tool"), ("SQL", "SQL is where I began"),
    ("Python", "Python was used daily for the reports"),
    ("Excel", "Monthly close prepared in Excel"), ("Kafka", "The pipeline used Kafka and Spark"),
    ("Docker", "Our team used Docker"), ("Kafka", "I ran Kafka"),
    ("SQL", "Helped to move reports to SQL"), ("SAP", "Trained to use SAP at the plant"),
    ("Excel", "Skilled at Excel"), ("SQL", "Reviewed what colleagues wrote and rewrote it in SQL"),
    ("Python", "My tools are Linux and Python"), ("Python", "Laufende Auswertungen in Python"),
    ("Excel", "Taught Excel to nurses"), ("SAP", "SAP rollout planned and led"),
  ])
  func isOwn(skill: String, line: String) { #expect(judged(skill, line) == "met") }
}
