internal import GRDB

/// LIKE as PostgreSQL has it: it distinguishes case, and a backslash escapes. SQLite's ignores the
/// case of ASCII letters alone.
enum LikePattern {
  /// Makes the functions known to a connection.
  static func register(_ database: Database) {
    database.add(function: function("jobflow_like") { $0 })
    database.add(function: function("jobflow_ilike") { $0.lowercased() })
  }

  private static func function(
    _ name: String, _ fold: @escaping @Sendable (String) -> String
  ) -> DatabaseFunction {
    DatabaseFunction(name, argumentCount: 2, pure: true) { values in
      guard let text = String.fromDatabaseValue(values[0]),
        let pattern = String.fromDatabaseValue(values[1])
      else { return nil }
      return matches(Array(fold(text).unicodeScalars), elements(fold(pattern)))
    }
  }

  private enum Element: Hashable {
    case scalar(UnicodeScalar)
    case one, many
  }

  private static func elements(_ pattern: String) -> [Element] {
    var elements: [Element] = []
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case _ where isEscaped: elements.append(.scalar(scalar))
      case "\\":
        isEscaped = true
        continue
      case "%": if elements.last != .many { elements.append(.many) }
      case "_": elements.append(.one)
      default: elements.append(.scalar(scalar))
      }
      isEscaped = false
    }
    return elements
  }

  /// Compares with the shortest stretch for each `%`, and returns to the last `%` only: the time is
  /// at most the product of the lengths.
  private static func matches(_ text: [UnicodeScalar], _ pattern: [Element]) -> Bool {
    var place = 0
    var index = 0
    var retry: (place: Int, index: Int)?
    while place < text.count {
      if index < pattern.count, pattern[index] == .many {
        retry = (place, index)
        index += 1
      } else if index < pattern.count,
        pattern[index] == .one || pattern[index] == .scalar(text[place])
      {
        place += 1
        index += 1
      } else if let last = retry {
        retry = (last.place + 1, last.index)
        place = last.place + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == .many }
  }
}
