import Records
import Storage
import Testing

@Suite(.timeLimit(.minutes(30))) struct JournalForgetTests {
  private let folder = TemporaryFolder()

  private func journal(address: String, account: String) throws -> Journal {
    try Journal(
      "\(folder.path)/shelf.db",
      scope: JournalScope(tool: "jm-poll", address: address, account: account))
  }

  @Test func onlyTheAccountAtTheAddressIsForgotten() async throws {
    let scopes = [
      ("https://a.example", "anna"), ("https://b.example", "anna"), ("https://a.example", "berta"),
    ]
    for (address, account) in scopes {
      let journal = try journal(address: address, account: account)
      try await journal.keep([], of: "t")
      try journal.close()
    }
    try Journal.forget("\(folder.path)/shelf.db", address: "https://a.example", account: "anna")
    let found = try scopes.map { try journal(address: $0.0, account: $0.1).results(of: "t") }
    #expect(found == [nil, [], []])
  }
}
