/// Runs programs on a terminal, with script(1).
enum Terminal {
  /// The command line, run with a terminal as its stdin, stdout and stderr.
  static func line(_ line: String) -> String {
    let quoted = "'" + line.replacing("'", with: #"'\''"#) + "'"
    #if os(Linux)
      return "script -q -e -c \(quoted) /dev/null"
    #else
      return "script -q /dev/null sh -c \(quoted)"
    #endif
  }
}
