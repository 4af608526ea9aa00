/// What the answers of one part of a journal have in common: the same record, asked with another
/// scope, is another question.
package struct JournalScope: Sendable, Hashable {
  /// The program: `jm-poll`.
  package var tool: String
  /// The service's address without a path: `https://www.jobmatchnow.ai`.
  package var address: String
  /// Who asked: a user's id, or `anonymous`.
  package var account: String
  /// The options that change answers, in one spelling: `scope=local`; empty for none.
  package var options: String

  package init(tool: String, address: String, account: String, options: String = "") {
    self.tool = tool
    self.address = address
    self.account = account
    self.options = options
  }
}
