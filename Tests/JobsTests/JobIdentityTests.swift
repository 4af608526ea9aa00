import Jobs
import Records
import Testing

@Suite(.timeLimit(.minutes(30))) struct JobIdentityTests {
  private func key(_ identity: JobIdentity, _ line: String) throws -> [UInt8]? {
    try Record(Array(line.utf8)).withView { identity.key(of: $0) }
  }

  @Test(arguments: [
    (#"{"job_id":"7"}"#, #"{"job_id":7,"title":"A"}"#, true),
    (#"{"job_id":"7"}"#, #"{"job_id":"8"}"#, false),
    (#"{"job_id":"u"}"#, #"{"job_url":"u"}"#, false),
    (#"{"job_url":"u","title":"A"}"#, #"{"job_id":"","job_url":"u"}"#, true),
    (#"{"job_id":null,"title":"A"}"#, #"{"title":"A","location":" "}"#, true),
    (#"{"title":"A","company_name":"BC"}"#, #"{"title":"AB","company_name":"C"}"#, false),
    (#"{"title":"A","company_name":"B"}"#, #"{"title":"A","location":"B"}"#, false),
    (#"{"title":"A","company_name":"B"}"#, #"{"title":"A","company":"B"}"#, true),
    (#"{"title":"A"}"#, #"{"title":"a"}"#, false),
    (#"{"job_id":"\u0061"}"#, #"{"job_id":"a"}"#, true),
    (#"{"job_id":"b","job_id":"a"}"#, #"{"job_id":"a"}"#, true),
  ])
  func standardIdentity(_ first: String, _ second: String, areSame: Bool) throws {
    let keys = try (key(.standard, first), key(.standard, second))
    #expect((keys.0 == keys.1) == areSame)
    #expect(keys.0?.count == JobIdentity.keyLength)
  }

  @Test(arguments: [
    JobIdentity.standard, .fields(["a", "b"]), .digestOfTitleAndCompany,
  ])
  func aJobWithoutTheFieldsHasNone(_ identity: JobIdentity) throws {
    #expect(try key(identity, #"{"title":" ","job_id":"","x":1}"#) == nil)
  }

  @Test func aCompanyAloneIsNotAJob() throws {
    #expect(try key(.standard, #"{"company_name":"A","location":"B"}"#) == nil)
  }

  @Test func valuesOfFieldsStayApart() throws {
    let identity = JobIdentity.fields(["a", "b"])
    #expect(try key(identity, #"{"a":"x","b":"y"}"#) == key(identity, #"{"b":"y","a":"x"}"#))
    #expect(try key(identity, #"{"a":"xy"}"#) != key(identity, #"{"a":"x","b":"y"}"#))
    #expect(try key(identity, #"{"a":"x"}"#) != key(identity, #"{"b":"x"}"#))
    #expect(try key(identity, #"{"a":1}"#) != key(.fields(["a"]), #"{"a":1}"#))
  }

  /// RFC 1321, A.5: the MD5 of "message digest".
  @Test func digestOfTitleAndCompany() throws {
    let expected: [UInt8] = [
      0xF9, 0x6B, 0x69, 0x7D, 0x7C, 0xB7, 0x93, 0x8D, 0x52, 0x5A, 0x2F, 0x31, 0xAA, 0xF1, 0x61,
      0xD0,
    ]
    let lines = [
      #"{"title":"message ","company":"digest","id":1}"#,
      #"{"title":"message ","company_name":"digest","job_id":"2"}"#,
      #"{"title":"message digest"}"#,
    ]
    for line in lines { #expect(try key(.digestOfTitleAndCompany, line) == expected) }
  }
}
