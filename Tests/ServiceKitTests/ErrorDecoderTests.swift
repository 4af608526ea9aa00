import Records
import ServiceKit
import Testing

@Suite(.timeLimit(.minutes(30))) struct ErrorDecoderTests {
  @Test(arguments: [
    (#""Not found""#, "Not found"), (#"["Name is required","Age"]"#, "Name is required; Age"),
    (
      #"[{"type":"x","loc":["query","limit"],"msg":"Input is too big","ctx":{"le":100}}]"#,
      "query.limit: Input is too big"
    ),
    (#"{"error":"invalid","message":"No such job"}"#, "No such job"),
    (#"{"message":["a","b"],"error":"Bad Request"}"#, "a; b"),
    (#"{"name":["is short"],"age":"is low"}"#, "name: is short; age: is low"), ("7", "7"),
  ])
  func aSentence(json: String, sentence: String) throws {
    #expect(ErrorDecoder.sentence(try JSON(parsing: json)) == sentence)
  }

  @Test(arguments: ["null", #""""#, "[]", "{}", #"[null,""]"#])
  func nothingSaid(json: String) throws {
    #expect(ErrorDecoder.sentence(try JSON(parsing: json)) == nil)
  }
}
