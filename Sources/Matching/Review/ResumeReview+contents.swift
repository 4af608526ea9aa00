internal import Records

extension ResumeReview {
  mutating func checkContact(
    _ text: String, _ resume: JSON, _ results: inout ReviewResults
  ) {
    let basics = resume["basics"]
    if basics?["email"] != nil {
      results.set(.email, true)
    } else if !text.unicodeScalars.contains(where: { $0 == "@" || $0 == "＠" }) {
      results.set(.email, false)
      points.append(
        .init(
          .noEmail,
          "No email address was found in your resume; add one so that employers can answer."))
    }
    if basics?["phone"] != nil {
      results.set(.phone, true)
    } else if !Self.mayHavePhone(text) {
      results.set(.phone, false)
      points.append(.init(.noPhone, "No phone number was found in your resume; add one."))
    }
  }

  /// The digits of the shortest phone numbers with an area code.
  private static let phoneDigits = 7

  /// Whether a line has a run of digits and the marks between them that is as long as a phone number
  /// and not made of dates: the parser may have missed a number there.
  private static func mayHavePhone(_ text: String) -> Bool {
    let runs = text.unicodeScalars.split { scalar in
      scalar.properties.numericType == nil && !phoneMarks.contains(scalar)
    }
    return runs.contains { run in
      let groups = run.split { $0.properties.numericType == nil }
      return groups.reduce(0) { $0 + $1.count } >= phoneDigits && !areDates(groups)
    }
  }

  private static let phoneMarks = Set(" \t\u{A0}()+-‐‑–./".unicodeScalars)

  /// Whether groups of digits are years, and days or months beside them.
  private static func areDates(_ groups: [Substring.UnicodeScalarView]) -> Bool {
    let years = groups.count { group in
      let year = Int(String(group))
      return group.count == 4 && year.map(YearMonth.years.contains) ?? false
    }
    return years > 0 && years + groups.count { $0.count <= 2 } == groups.count
  }

  /// Without headings, or under a heading that was not understood, a list may have been missed.
  mutating func checkSections(
    _ resume: JSON, _ sections: [JSON], _ results: inout ReviewResults
  ) {
    let kinds = Set(sections.compactMap { $0["kind"]?.stringValue })
    let checks: [(ReviewCheck, name: String, ReviewPoint)] = [
      (
        .work, "work", .init(.noWork, "No jobs were found in your resume; list what you worked as.")
      ),
      (
        .skills, "skills",
        .init(
          .noSkills,
          "No list of skills was found in your resume; add one so that searches can find you.")
      ),
      (
        .education, "education",
        .init(.noEducation, "No education was found in your resume; add it.")
      ),
    ]
    for (check, name, point) in checks {
      if resume[name]?.arrayValue?.isEmpty == false {
        results.set(check, true)
      } else if !kinds.isEmpty, !kinds.contains(name), !kinds.contains("other") {
        results.set(check, false)
        points.append(point)
      }
    }
  }
}
