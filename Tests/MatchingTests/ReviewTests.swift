import Records
import Requirements
import Testing

@testable import Matching

/// Resumes with one fault each, as the parser reads them.
@Suite(.timeLimit(.minutes(30))) struct ReviewTests {
  /// A resume line by line; each field names its line, from 0, and its text there.
  private struct Sample {
    var lines = [
      "Ana Ruiz", "ana@example.org", "+34 600 000 000", "WORK", "Baker, Old Mill",
      "2019-03 - 2022-05", "Baked 300 loaves a day", "Cook, Inn", "2016-01 - 2019-02",
      "Cooked for 40 guests", "SKILLS", "Bread", "EDUCATION", "Diploma, School",
    ]
    var basics: JSON = ["email": "ana@example.org", "phone": "+34 600 000 000"]
    var work: [JSON] = [
      [
        "position": "Baker", "name": "Old Mill", "startDate": "2019-03", "endDate": "2022-05",
        "highlights": ["Baked 300 loaves a day"],
      ],
      [
        "position": "Cook", "name": "Inn", "startDate": "2016-01", "endDate": "2019-02",
        "highlights": ["Cooked for 40 guests"],
      ],
    ]
    var skills: [JSON] = [["name": "Bread"]]
    var education: [JSON] = [["studyType": "Diploma", "institution": "School"]]
    var kinds = ["work", "skills", "education"]
    var warnings: [String] = []
    var confidence = 0.87
    /// The lines of fields of `work`, by their paths.
    var places: [String: (line: Int, text: String)] = [
      "/work/0/position": (4, "Baker"), "/work/0/name": (4, "Old Mill"),
      "/work/0/startDate": (5, "2019-03 - 2022-05"),
      "/work/0/highlights/0": (6, "Baked 300 loaves a day"),
      "/work/1/position": (7, "Cook"), "/work/1/name": (7, "Inn"),
      "/work/1/startDate": (8, "2016-01 - 2019-02"),
      "/work/1/highlights/0": (9, "Cooked for 40 guests"), "/skills/0/name": (11, "Bread"),
      "/education/0/institution": (13, "School"),
    ]

    /// 150 words without figures, so that the resume is not too short.
    static let filler = Array(repeating: "word", count: 150).joined(separator: " ")

    /// Removes the dates of the second job, and puts a line of which nothing was read in their place.
    mutating func removeDates(leaving line: String) {
      work[1] = ["position": "Cook", "name": "Inn", "highlights": ["Cooked for 40 guests"]]
      places["/work/1/startDate"] = nil
      lines[8] = line
    }

    var text: String { (lines + [Self.filler]).joined(separator: "\n") }

    var review: ResumeReview? {
      var provenance = JSONObject()
      for (path, place) in places.sorted(by: { $0.key < $1.key }) {
        let line = lines[place.line]
        // Every field is at the beginning or at the end of its line.
        let start = line.hasPrefix(place.text) ? 0 : line.count - place.text.count
        let range = start..<start + place.text.count
        provenance[path] = [
          .number(confidence),
          [
            .number(1), .number(place.line + 1), .number(range.lowerBound),
            .number(range.upperBound),
          ],
        ]
      }
      let headings = ["work": "WORK", "skills": "SKILLS", "education": "EDUCATION"]
      return ResumeReview(
        text: text,
        resume: [
          "basics": basics, "work": .array(work), "skills": .array(skills),
          "education": .array(education), "meta": ["x-provenance": .object(provenance)],
        ],
        sections: kinds.map { ["kind": .string($0), "heading": .string(headings[$0] ?? "MORE")] },
        warnings: warnings)
    }
  }

  private func kinds(_ sample: Sample) -> [String] {
    sample.review?.points.map(\.kind.rawValue) ?? []
  }

  private func changed(_ change: (inout Sample) -> Void) -> Sample {
    var sample = Sample()
    change(&sample)
    return sample
  }

  @Test func theWeightsAddUp() {
    #expect(ReviewCheck.allCases.reduce(0) { $0 + $1.weight } == 100)
  }

  @Test func aWholeResumeHasNoPoints() {
    #expect(kinds(Sample()) == [])
    #expect(Sample().review?.score == 100)
  }

  @Test func aResumeWithoutTextHasNoReview() {
    #expect(ResumeReview(text: " \n", resume: [:]) == nil)
  }

  @Test func missingContact() {
    let sample = changed {
      $0.basics = [:]
      $0.lines[1] = "Madrid"
      $0.lines[2] = "Spain"
    }
    #expect(kinds(sample) == ["no_email", "no_phone"])
    #expect(sample.review?.score == 85)
    #expect(sample.review?.points.allSatisfy { $0.span == nil } == true)
  }

  /// The parser found none, but the text may have one.
  @Test(arguments: ["06 12 34 56 78", "(020) 7946 0000", "+34 600 000 000", "600000000"])
  func contactThatMayHaveBeenMissed(phone: String) {
    let sample = changed {
      $0.basics = [:]
      $0.lines[1] = "ana @ example"
      $0.lines[2] = phone
    }
    #expect(kinds(sample) == [])
  }

  @Test func missingSections() {
    let sample = changed {
      $0.skills = []
      $0.education = []
      $0.kinds = ["work"]
      $0.places["/skills/0/name"] = nil
      $0.places["/education/0/institution"] = nil
      $0.lines = Array($0.lines.prefix(10))
    }
    // The text after the last job may belong to it.
    #expect(kinds(sample) == ["no_skills", "no_education"])
  }

  @Test(arguments: ["other", "skills"])
  func sectionsThatWereNotUnderstood(kind: String) {
    let sample = changed {
      $0.skills = []
      $0.kinds = ["work", "education", kind]
    }
    #expect(kinds(sample) == [])
  }

  @Test func missingJobs() {
    let sample = changed {
      $0.work = []
      $0.places = [:]
      $0.kinds = ["skills", "education"]
    }
    #expect(kinds(sample) == ["no_work"])
  }

  @Test func aJobWithoutDates() throws {
    let sample = changed {
      $0.removeDates(leaving: "Seville")
    }
    #expect(kinds(sample) == ["undated_job"])
    let span = try #require(sample.review?.points.first?.span)
    let scalars = Array(sample.text.unicodeScalars)
    #expect(
      span.text == "Cook" && span.text.unicodeScalars.elementsEqual(scalars[span.start..<span.end]))
    // The line may be its date.
    #expect(kinds(changed { $0.removeDates(leaving: "summer of 2016") }) == [])
  }

  @Test func aJobWithoutDescription() {
    let sample = changed {
      $0.work[0] = $0.work[0].with("highlights", nil)
      $0.places["/work/0/highlights/0"] = nil
      $0.lines.remove(at: 6)
      for (path, place) in $0.places where place.line > 6 {
        $0.places[path] = (place.line - 1, place.text)
      }
    }
    #expect(kinds(sample) == ["empty_job"])
    #expect(sample.review?.points.first?.span?.text == "Baker")
    // A line that was not understood may be the description.
    let unread = changed {
      $0.work[0] = $0.work[0].with("highlights", nil)
      $0.places["/work/0/highlights/0"] = nil
    }
    #expect(kinds(unread) == [])
  }

  @Test(arguments: [
    ("Baked bread", ["no_figures"]), ("Baked twelve kinds of bread", []), ("Baked ٣٠٠ loaves", []),
  ])
  func aDescriptionWithoutFigures(text: String, expected: [String]) {
    let sample = changed {
      $0.lines[6] = text
      $0.work[0] = $0.work[0].with("highlights", .array([.string(text)]))
      $0.places["/work/0/highlights/0"] = (6, text)
    }
    #expect(kinds(sample) == expected)
  }

  @Test(arguments: [
    ("2019-02", ["gap"]), ("2020-03", []), ("2020-02", ["gap"]), ("2019", ["gap"]), ("2020", []),
  ])
  func aGapBetweenJobs(end: String, expected: [String]) {
    let sample = changed {
      $0.work[0] = $0.work[0].with("startDate", "2021-04")
      $0.work[1] = $0.work[1].with("endDate", .string(end))
    }
    #expect(kinds(sample) == expected)
    #expect(sample.review?.points.first?.span?.text == (expected.isEmpty ? nil : "Baker"))
  }

  @Test func aStudyFillsAGap() {
    let sample = changed {
      $0.work[0] = $0.work[0].with("startDate", "2021-04")
      $0.education[0] = $0.education[0].with("endDate", "2021")
    }
    #expect(kinds(sample) == [])
  }

  @Test func theLength() {
    #expect(ResumeReview(text: "Ana Ruiz", resume: [:])?.points.map(\.kind).first == .tooShort)
    let long = Array(repeating: "word", count: 1501).joined(separator: " ")
    #expect(ResumeReview(text: long, resume: [:])?.points.map(\.kind).first == .tooLong)
    let unspaced = String(repeating: "料理人", count: 20)
    #expect(
      ResumeReview(text: unspaced, resume: [:])?.points.contains { $0.kind == .tooShort } == false)
  }

  @Test(arguments: [
    ("no_sections_found", ["no_sections"]), ("text_order_uncertain", ["unclear_order"]),
    ("damaged", ["partly_unread"]), ("script_not_supported", []),
  ])
  func whatTheParserDidNotUnderstand(warning: String, expected: [String]) {
    #expect(kinds(changed { $0.warnings = [warning] }) == expected)
    // What was not read is not called missing, and too little is known for a score.
    guard warning != "no_sections_found" else { return }
    let sample = changed {
      $0.warnings = [warning]
      $0.basics = [:]
      $0.skills = []
      $0.lines[1] = "Madrid"
    }
    #expect(kinds(sample) == expected)
  }

  @Test func anUncertainReadingHasNoScore() {
    #expect(changed { $0.warnings = ["text_order_uncertain"] }.review?.score == nil)
  }

  @Test func uncertainJobsAreNotJudged() {
    let sample = changed {
      $0.confidence = 0.5
      $0.work[1] = $0.work[1].with("startDate", nil)
      $0.work[1] = $0.work[1].with("endDate", nil)
      $0.work[0] = $0.work[0].with("highlights", nil)
    }
    #expect(kinds(sample) == [])
  }

  @Test func pointsAreJSON() {
    let point = ReviewPoint(.gap, "Text.", span: Span(start: 1, end: 2, text: "x"))
    #expect(
      point.json == [
        "point": "Text.", "kind": "gap", "span": ["start": 1, "end": 2, "text": "x"],
      ])
    #expect(ReviewPoint(.noEmail, "Text.").json == ["point": "Text.", "kind": "no_email"])
  }
}

extension JSON {
  /// The object with a member set, or removed if `value` is nil.
  fileprivate func with(_ name: String, _ value: JSON?) -> JSON {
    guard var object = objectValue else { return self }
    object[name] = value
    return .object(object)
  }
}
