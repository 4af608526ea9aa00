import Jobs
import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct JobSelectionTests {
  private let now = Timestamp(seconds: 1_800_000_000)

  private func job(_ text: String) throws -> Record { try Record(Array(text.utf8)) }

  @Test(arguments: [
    (#"{"salary_range":"€60,000 - €70,000 a year"}"#, true),
    (#"{"salary_range":"€60,000 - €64,999 a year"}"#, false),
    (#"{"salary_range":"$5,500 per month"}"#, true), (#"{"salary_range":"$31.50 per hour"}"#, true),
    (#"{"salary_range":"$31 per hour"}"#, false), (#"{"salary_range":"competitive"}"#, false),
    (#"{"salary_range":null}"#, false), (#"{}"#, false),
  ])
  func payIsComparedForAYear(line: String, isKept: Bool) throws {
    let filter = JobFilter(conditions: .init(minimumSalary: 65_000))
    #expect(try filter.accepts(job(line), now: now) == isKept)
  }

  @Test func levelsAndTypesAreComparedInAnySpelling() throws {
    let line = try job(#"{"experience_level":"Senior","employment_type":"FULL_TIME"}"#)
    func isKept(_ level: String?, _ type: String?) -> Bool {
      JobFilter(conditions: .init(level: level, employmentType: type)).accepts(line, now: now)
    }
    #expect(isKept("senior", nil) && isKept(nil, "full-time") && isKept("SENIOR", "Full time"))
    #expect(!isKept("lead", nil) && !isKept(nil, "contract") && !isKept("senior", "part-time"))
    #expect(try !JobFilter(conditions: .init(level: "senior")).accepts(job("{}"), now: now))
  }

  @Test(arguments: [
    (#"{"is_remote":true}"#, true), (#"{"is_remote":false}"#, false), (#"{}"#, false),
    (#"{"is_remote":"true"}"#, false),
  ])
  func remoteIsSaidByTheJobAlone(_ line: String, _ isRemote: Bool) throws {
    #expect(try JobFilter(isRemote: true).accepts(job(line), now: now) == isRemote)
    #expect(try JobFilter(isRemote: false).accepts(job(line), now: now) == !isRemote)
  }

  @Test(arguments: [
    ("sao paulo", true), ("SÃO", true), ("Çelik", true), ("celık", true), ("berlin", false),
  ])
  func searchIgnoresCaseAndAccents(_ text: String, _ isFound: Bool) throws {
    let line = #"{"title":"Dev","company_name":"ÇELİK A.Ş.","location":"Sa\u0303o Paulo"}"#
    #expect(try JobFilter(search: text).accepts(job(line), now: now) == isFound)
  }

  @Test func categoryIgnoresCase() throws {
    let direct = try job(#"{"category":"Direct"}"#)
    #expect(JobFilter(category: .direct).accepts(direct, now: now))
    #expect(!JobFilter(category: .adjacent).accepts(direct, now: now))
    #expect(try !JobFilter(category: .direct).accepts(job("{}"), now: now))
  }

  @Test func jobsOfUnknownAgeAreNotNew() throws {
    let filter = JobFilter(postedSince: now - .seconds(172_800))
    #expect(try filter.accepts(job(#"{"posted_at":"yesterday"}"#), now: now))
    #expect(try !filter.accepts(job(#"{"posted_at":"3 days ago"}"#), now: now))
    #expect(try !filter.accepts(job(#"{"posted_at":"some day"}"#), now: now))
  }

  @Test(arguments: [
    (JobOrder.posted, [2, 0, 1, 3]), (.title, [1, 3, 0, 2]), (.company, [0, 3, 1, 2]),
  ])
  func sortsStablyAndPutsTheUnknownLast(_ order: JobOrder, _ expected: [Int]) throws {
    let jobs = try [
      #"{"n":0,"title":"beta","company_name":"Ärzte","posted_at":"2 days ago"}"#,
      #"{"n":1,"title":"Alpha","posted_at":"someday"}"#,
      #"{"n":2,"posted_at":"today"}"#,
      #"{"n":3,"title":"alpha","company_name":"b"}"#,
    ].map(job)
    #expect(order.sorted(jobs, now: now).map { $0["n"]?.intValue } == expected)
  }
}
