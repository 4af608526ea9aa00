/// What a job must offer: conditions on its pay, level and kind of employment. Each is only met by a
/// posting that states it.
package struct EmploymentConditions: Sendable, Hashable {
  /// The least that a year of full-time work must be able to pay, in the currency of the posting.
  package var minimumSalary: Double?
  /// The `experience_level`, compared regardless of case.
  package var level: String?
  /// The `employment_type`, in any spelling that `EmploymentType` knows.
  package var employmentType: String?

  package init(minimumSalary: Double? = nil, level: String? = nil, employmentType: String? = nil) {
    self.minimumSalary = minimumSalary
    self.level = level
    self.employmentType = employmentType
  }

  package var isEmpty: Bool { self == EmploymentConditions() }

  /// - Parameter text: the value of a field of the job line; nil if it has none.
  package func areMet(by text: (_ field: String) -> String?) -> Bool {
    if let minimumSalary {
      guard let salary = text("salary_range").flatMap(Salary.init(text:)),
        let most = salary.yearlyMaximum, most >= minimumSalary
      else { return false }
    }
    if let level, text("experience_level")?.lowercased() != level.lowercased() { return false }
    if let employmentType,
      text("employment_type").map(EmploymentType.normalized)
        != EmploymentType.normalized(employmentType)
    {
      return false
    }
    return true
  }
}
