/// A terminal to run programs on, lent by script(1).
enum Terminal {
  /// The line with a terminal as its input, output and error.
  static func line(_ line: String) -> String {
    let quoted = "'" + line.replacing("'", with: #"'\''"#) + "'"
    #if os(Linux)
      return "script -q -e -c \(quoted) /dev/null"
    #else
      return "script -q /dev/null sh -c \(quoted)"
    #endif
  }
}
