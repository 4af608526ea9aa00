import Flow
import LineIO
import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct InputParserTests {
  let parser = InputParser(keyField: "view_token")

  func content(_ item: InputItem?) -> String? {
    guard case .success(let record) = item?.content else { return nil }
    return String(decoding: record.bytes, as: UTF8.self)
  }

  func failure(_ item: InputItem?) -> Failure? {
    guard case .failure(let failure) = item?.content else { return nil }
    return failure
  }

  @Test func aKeyByItselfBecomesARecord() {
    #expect(content(parser.line(Array("abc".utf8), number: 1)) == #"{"view_token":"abc"}"#)
    #expect(content(parser.argument("{x", position: 1)) == #"{"view_token":"{x"}"#)
    #expect(parser.line(Array("  ".utf8), number: 1) == nil)
  }

  @Test func aKeyIsTakenWhole() {
    let paths = InputParser(keyField: "path")
    #expect(content(paths.line(Array("  a b \t".utf8), number: 1)) == #"{"path":"  a b \t"}"#)
    #expect(content(paths.line(Array(#" {"a":1} "#.utf8), number: 1)) == #" {"a":1} "#)
    let nul = InputParser(keyField: "path", keysOnly: true)
    #expect(content(nul.line([0x20], number: 1)) == #"{"path":" "}"#)
    #expect(content(nul.line(Array("{".utf8), number: 1)) == #"{"path":"{"}"#)
    #expect(nul.line([], number: 1) == nil)
  }

  /// An argument keeps the bytes that are not UTF-8.
  @Test func argumentsAreBytes() {
    let argument = ArgumentText.text([0x61, 0xFF])
    let path = InputParser(keyField: "path").argument(argument, position: 1)
    #expect(content(path) == #"{"path_base64":"Yf8="}"#)
    #expect(path.label == "a\u{FFFD}")
    let token = parser.argument(argument, position: 3)
    #expect(failure(token)?.code == "invalid_utf8")
    #expect(token.label == "argument 3")
    #expect(token.original["_jm"]?["input"]?["argument"] == 3)
  }

  /// A view token is a capability, which no message may show.
  @Test func onlyPathsAreShown() {
    #expect(parser.argument("secret", position: 2).label == "argument 2")
    #expect(parser.line(Array("secret".utf8), number: 2)?.label == "line 2")
    #expect(InputParser(keyField: "path").line(Array("cv".utf8), number: 2)?.label == "cv")
    #expect(InputParser(keyField: "path").argument("", position: 2).label == "argument 2")
    var named = parser
    named.argumentLabel = "last search"
    #expect(named.argument("secret", position: 1).label == "last search")
    #expect(named.line(Array("secret".utf8), number: 2)?.label == "line 2")
  }

  @Test func aRecordKeepsItsBytesExceptAnOldError() {
    let line = #"{ "a" : 1.0 }"#
    #expect(content(parser.line(Array(line.utf8), number: 1)) == line)
    let failed = #"{"a":1,"_jm":{"error":{"code":"x"}}}"#
    #expect(content(parser.line(Array(failed.utf8), number: 1)) == #"{"a":1}"#)
    let meta = #"{"a":1,"_jm":{"run":"r","error":{"code":"x"}}}"#
    #expect(content(parser.line(Array(meta.utf8), number: 1)) == #"{"a":1,"_jm":{"run":"r"}}"#)
  }

  @Test func brokenLinesKeepTheirTextForTheFailureStream() {
    let item = parser.line(Array(#"{"a":tru}"#.utf8), number: 7)
    #expect(failure(item)?.code == "invalid_json")
    #expect(failure(item)?.exit == .dataError)
    #expect(item?.label == "line 7")
    #expect(item?.original["_jm"]?["input"]?["text"] == #"{"a":tru}"#)
    let binary = parser.line([0x7B, 0x22, 0xFF, 0x22, 0x7D], number: 1)
    #expect(failure(binary)?.code == "invalid_utf8")
    #expect(binary?.original["_jm"]?["input"]?["base64"] == "eyL/In0=")
  }

  @Test func pathsNeedNotBeUTF8() {
    let paths = InputParser(keyField: "path", keysOnly: true)
    #expect(content(paths.line(Array("a b\n.pdf ".utf8), number: 1)) == #"{"path":"a b\n.pdf "}"#)
    #expect(content(paths.line([0x61, 0xFF], number: 1)) == #"{"path_base64":"Yf8="}"#)
    #expect(
      failure(InputParser(keyField: "job_id").line([0x61, 0xFF], number: 1))?.code == "invalid_utf8"
    )
  }
}
