import Testing

@testable import Requirements

/// Which lines of a resume say of the person itself what they mention.
@Suite(.timeLimit(.minutes(30))) struct AssertionTests {
  private func judged(_ skill: String, _ line: String) -> String {
    status(
      "\(skill) is required.",
      "EXPERIENCE\nClerk, Skerry Ferries\n2020 - 2024\n- \(line)\n- Kept the log of the office")
  }

  @Test(arguments: [
    ("Kafka", "Sat in on the architecture board that picked Kafka"),
    ("Kafka", "Enjoyed working beside people fluent in Kafka"),
    ("SAP", "The factory next door swears by SAP"),
    ("SAP", "Customers exported their orders from SAP"),
    ("Excel", "Grateful to colleagues for their patience with Excel"),
    ("Docker", "Hope the next role brings Docker"),
    ("Docker", "Would have liked to bring in Docker"),
    ("Tableau", "Management looked at our figures in Tableau"),
    ("Tableau", "Hired a freelancer for Tableau"),
    ("Salesforce", "Salesforce and I never became friends"),
    ("Salesforce", "Convinced the board to drop Salesforce"),
    ("Python", "A student rewrote my macro in Python"),
    ("Python", "Fascinated by Python"), ("Python", "Heard good things about Python"),
    ("Python", "One day it will be Python"),
    ("Python", "If needed, Python can be picked up quickly"),
    ("Kubernetes", "Watched the Kubernetes migration from the sidelines"),
    ("Kubernetes", "Attended the Kubernetes conference in Prague"),
    ("Kubernetes", "Sold training courses on Kubernetes"),
    ("Kubernetes", "Recruited for Kubernetes positions"),
    ("phlebotomy", "Accompanied patients to phlebotomy"),
    ("phlebotomy", "Booked appointments for phlebotomy while the nurses did the rest"),
    ("welding", "Swept the floor of the welding shop"), ("welding", "Stood by during welding"),
    ("payroll", "Forwarded questions on payroll to head office"),
    ("payroll", "Payroll went to an outside bureau"),
    ("Jenkins", "Jenkins belonged to the release group"),
    ("Jenkins", "Waited for builds that Jenkins ran"),
    ("AutoCAD", "Received drawings the architects made in AutoCAD"),
    ("AutoCAD", "My brother teaches AutoCAD"), ("AutoCAD", "Shared an office with AutoCAD users"),
    ("Java", "Worked for a firm that builds Java tools"),
    ("Java", "Translated an article about Java"), ("Java", "Felt lost in Java"),
    ("triage", "Learned to respect how hard triage is"),
  ])
  func isNotAsserted(skill: String, line: String) {
    #expect(["not_found", "not_met"].contains(judged(skill, line)))
  }

  @Test(arguments: [
    ("Kafka", "Moved the order stream from RabbitMQ to Kafka"),
    ("Kafka", "Event pipelines in Go and Kafka"), ("Kafka", "Stack: Go, Kafka, PostgreSQL"),
    ("Kafka", "Owned the streaming platform (Kafka, Flink) of the group"),
    ("Kafka", "In 2022, as lead of four people, rolled out Kafka"),
    ("SAP", "Responsible for stock keeping in SAP"), ("SAP", "Daily work with SAP and Excel"),
    ("SAP", "I book all incoming goods in SAP"), ("SAP", "Key user for SAP in the warehouse"),
    ("SAP", "Duties included the booking of goods in SAP"),
    ("Excel", "Monthly reports are prepared in Excel"), ("Excel", "My main tool is Excel"),
    ("Excel", "Successfully automated the price list with Excel"),
    ("Excel", "Wrote a macro that checks invoices in Excel"),
    ("Docker", "Helped two teams to package their services with Docker"),
    ("Docker", "Our team ships everything in Docker"),
    ("Python", "Five years of Python in production"), ("Python", "Backend developer with Python"),
    ("Python", "Analysed sensor data, wrote the reports and tested them in Python"),
    ("phlebotomy", "Performed phlebotomy on up to 40 patients a day"),
    ("phlebotomy", "Phlebotomy and ECG on the ward"),
    ("welding", "Repaired trailers by welding and riveting"), ("welding", "MIG and TIG welding"),
    ("payroll", "Ran payroll for 120 employees"), ("payroll", "Payroll for 120 employees"),
    ("payroll", "Have run payroll for three companies"),
    ("AutoCAD", "Drew floor plans in AutoCAD"), ("AutoCAD", "Floor plans drawn in AutoCAD"),
    ("triage", "Telephone triage and care planning"),
    ("Java", "Trained four juniors in Java"), ("Java", "Certified in Java"),
    ("Salesforce", "Cleaned 20,000 contacts in Salesforce"),
    ("Salesforce", "Introduced Salesforce to a sales team of 30"),
  ])
  func isAsserted(skill: String, line: String) { #expect(judged(skill, line) == "met") }
}
