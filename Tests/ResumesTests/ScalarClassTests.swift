import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct ScalarClassTests {
  /// The classes of frequent scalars are not looked up, and must agree with the tables of Unicode.
  @Test func classesAreThoseOfUnicode() {
    var differing: [String] = []
    for value in 0..<UInt32(0x30000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      // Sentences and names begin with the letters that Unicode has as lower case.
      let isGeorgian = (0x10D0...0x10FF).contains(value)
      let isPunctuation = (0x2010...0x2027).contains(value)
      if scalar.isAlphabetic != properties.isAlphabetic
        || scalar.isDecimal != (properties.numericType == .decimal)
        || scalar.isWhitespace != properties.isWhitespace
        || scalar.isLowercase != (properties.isLowercase && !isGeorgian)
        || scalar.isUppercase != properties.isUppercase
        || isPunctuation && (scalar.isAlphabetic || scalar.isNumeric || scalar.isWhitespace)
      {
        differing.append(String(value, radix: 16))
      }
    }
    #expect(differing == [])
  }

  @Test func partsEndAtSignsOutsideClosedParentheses() {
    for (text, expected) in [
      ("a, b (c, d), e", ["a", "b (c, d)", "e"]), ("a (b, c", ["a (b", "c"]),
      ("a), b", ["a)", "b"]), ("[a（b, c）], d", ["[a（b, c）]", "d"]), ("", []),
    ] {
      let fragment = Fragment(page: 0, line: 0, scalars: Array(text.unicodeScalars)[...])
      #expect(fragment.split { $0 == "," }.map(\.text) == expected)
    }
    let fragment = Fragment(page: 0, line: 0, scalars: Array("a (b, c)".unicodeScalars)[...])
    #expect(
      fragment.split(keepingParentheses: false) { $0 == "," }.map(\.text) == ["a (b", "c)"])
  }
}
