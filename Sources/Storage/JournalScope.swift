/// What the results of one part of a journal have in common. The same key in another scope is
/// another request.
package struct JournalScope: Sendable, Hashable {
  /// The name of the program.
  package var tool: String
  /// The address of the service without a path: `https://www.example.com`.
  package var address: String
  /// The account that made the requests: a user ID, or `anonymous`.
  package var account: String
  /// The options that change results, in canonical spelling: `scope=local`; empty if there are
  /// none.
  package var options: String

  package init(tool: String, address: String, account: String, options: String = "") {
    self.tool = tool
    self.address = address
    self.account = account
    self.options = options
  }
}
