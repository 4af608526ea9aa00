/// The rules of Cleveroo for what clients send. Each returns the rule that a value breaks, as a
/// sentence; nil if it breaks none.
package enum FamilyRules {
  private static let shortestPassword = 6
  private static let phoneDigits = 8...15
  private static let codeLength = 6
  private static let genders = ["male", "female"]

  package static func email(_ address: String) -> String? {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress =
      parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isWhitespace) }
    return isAddress ? nil : "the e-mail address must look like name@example.com"
  }

  package static func phone(_ number: String) -> String? {
    let digits = number.hasPrefix("+") ? number.dropFirst() : number[...]
    return phoneDigits.contains(digits.utf8.count) && isNumeric(digits)
      ? nil : "the phone number must have 8 to 15 digits, with or without a plus sign before them"
  }

  package static func newPassword(_ password: String) -> String? {
    password.unicodeScalars.count >= shortestPassword
      ? nil : "the password must have at least \(shortestPassword) characters"
  }

  package static func code(_ code: String) -> String? {
    code.utf8.count == codeLength && isNumeric(code[...])
      ? nil : "the code must have \(codeLength) digits"
  }

  package static func username(_ name: String) -> String? {
    name.isEmpty ? "the user name must not be empty" : nil
  }

  /// - Parameter age: the digits that the user or a record has given.
  package static func age(_ age: String) -> String? {
    Int(age).map { $0 > 0 } == true ? nil : "the age must be a whole number greater than 0"
  }

  package static func gender(_ gender: String) -> String? {
    genders.contains(gender) ? nil : "the gender must be Boy, Girl, male or female"
  }

  /// The first rule that a child breaks.
  package static func child(_ child: NewChild) -> String? {
    username(child.username) ?? age(child.age) ?? gender(child.gender)
  }

  private static func isNumeric(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
