internal import Records

extension JSON {
  /// Whether both values are equal (JSON Schema 2020-12, §4.2.2): numbers by value, objects in any
  /// order of their members.
  func isSame(as other: JSON) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      left == right || Double(left) == Double(right) && !Self.areIntegers(left, right)
        || Self.areIntegers(left, right) && Int(left) == Int(right)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.object(let left), .object(let right)):
      left.members.count == right.members.count
        && left.members.allSatisfy { member in
          right[member.name].map { member.value.isSame(as: $0) } ?? false
        }
    default: self == other
    }
  }

  /// Whether both are integers, which a `Double` might round to the same number.
  private static func areIntegers(_ left: String, _ right: String) -> Bool {
    Int(left) != nil && Int(right) != nil
  }
}
