internal import Records
internal import ServerKit

/// The members of a request's body, checked one after the other. All faults are reported together.
struct RequestFields {
  private let object: JSONObject
  private(set) var faults: [String] = []

  init(_ object: JSONObject) { self.object = object }

  /// A string that is not empty.
  mutating func text(_ name: String) -> String {
    guard let value = object[name]?.stringValue else {
      faults.append("\(name) must be a string")
      return ""
    }
    if value.isEmpty { faults.append("\(name) should not be empty") }
    if value.utf8.count > Self.longest {
      faults.append("\(name) must be shorter than or equal to \(Self.longest) characters")
    }
    return value
  }

  mutating func email(_ name: String) -> String {
    guard let address = object[name]?.stringValue.flatMap({ EmailAddress($0) }) else {
      faults.append("\(name) must be an email")
      return ""
    }
    return address.text
  }

  /// A telephone number: 8 to 15 digits (ITU-T E.164 allows 15) after an optional plus sign.
  mutating func phone(_ name: String) -> String {
    let value = object[name]?.stringValue ?? ""
    let digits = value.hasPrefix("+") ? value.dropFirst() : value[...]
    if !(8...15).contains(digits.utf8.count)
      || !digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    {
      faults.append("Invalid phone number")
    }
    return value
  }

  mutating func password(_ name: String) -> String {
    let value = text(name)
    if !value.isEmpty, value.unicodeScalars.count < Self.shortestPassword {
      faults.append(
        "\(name) must be longer than or equal to \(Self.shortestPassword) characters")
    }
    return value
  }

  mutating func integer(_ name: String, in range: ClosedRange<Int>) -> Int {
    guard let value = object[name]?.intValue else {
      faults.append("\(name) must be an integer number")
      return range.lowerBound
    }
    if value < range.lowerBound {
      faults.append("\(name) must not be less than \(range.lowerBound)")
    }
    if value > range.upperBound {
      faults.append("\(name) must not be greater than \(range.upperBound)")
    }
    return value
  }

  mutating func choice(_ name: String, of values: [String]) -> String {
    guard let value = object[name]?.stringValue, values.contains(value) else {
      let list = values.joined(separator: ", ")
      faults.append("\(name) must be one of the following values: \(list)")
      return ""
    }
    return value
  }

  mutating func code(_ name: String) -> String {
    let value = object[name]?.stringValue ?? ""
    if value.utf8.count != 6
      || !value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    {
      faults.append("\(name) must be a code of 6 digits")
    }
    return value
  }

  mutating func require(_ isTrue: Bool, _ fault: String) {
    if !isTrue { faults.append(fault) }
  }

  /// - Throws: `CleverooError` 400 with all faults that were found.
  func check() throws(CleverooError) {
    if !faults.isEmpty { throw .invalid(faults) }
  }

  private static let shortestPassword = 6
  /// Bytes. Longer names and passwords are attacks.
  private static let longest = 256
}
