internal import Foundation
package import Records

/// A posting line that has been checked for the database.
package struct ImportedPosting: Sendable, Hashable {
  package let jobID: String
  /// The line's own `id` when it is a UUID.
  package let id: String?
  package let line: JSON

  /// - Throws: `Failure` with exit 65 that names the field that is missing or of the wrong type.
  package init(_ line: JSON) throws(Failure) {
    guard line.objectValue != nil else {
      throw Self.failure("a posting must be a JSON object")
    }
    func text(_ name: String) throws(Failure) -> String {
      guard let value = line[name]?.stringValue, value.contains(where: { !$0.isWhitespace }) else {
        throw Self.failure("`\(name)` must be a string that is not empty")
      }
      return value
    }
    jobID = try text("job_id")
    _ = try text("title")
    _ = try text("company_name")
    for name in ["location", "description", "posted_at", "job_url"] {
      if let value = line[name], !value.isNull, value.stringValue == nil {
        throw Self.failure("`\(name)` must be a string")
      }
    }
    if let value = line["is_remote"], !value.isNull, value.boolValue == nil {
      throw Self.failure("`is_remote` must be true or false")
    }
    id = line["id"]?.stringValue.flatMap { UUID(uuidString: $0)?.uuidString.lowercased() }
    self.line = line
  }

  private static func failure(_ message: String) -> Failure {
    Failure("invalid_posting", message, exit: .dataError)
  }
}
