import Command
package import Flow
package import Records
package import ServiceKit
import Storage

/// What a program does with each record of its input, as data: `ServiceContext.run` does the rest.
///
///     RecordProgram(
///       key: "job_id", requires: ["job_id", .init("view_token", hint: "use --last")],
///       cacheKey: ["view_token", "job_id"]
///     ) { fields in
///       .explanation(jobID: fields["job_id"], viewToken: fields["view_token"])
///     } adding: { explanation, _ in
///       explanation.members.members
///     }
package struct RecordProgram: Sendable {
  /// Makes the results of a record.
  package typealias Work =
    @Sendable (
      _ client: ServiceClient, _ fields: RecordFields, _ cache: RecordCache, _ emit: Emit
    ) async throws(Failure) -> Void

  /// The field that a key becomes: an argument, or a line that is not a record.
  package let keyField: String
  /// The fields that a record must have.
  package let required: [RecordFields.Required]
  /// The fields by whose values a result is cached; none if results are not cached.
  package let cacheKey: [String]
  /// The values of fields that options give, for every record.
  package var given: [String: String] = [:]
  package let work: Work

  /// A program that makes one request for each record, and adds members of the answer to it.
  ///
  /// - Parameter members: the members that the record gains.
  package init<Answer>(
    key: String, requires: [RecordFields.Required], cacheKey: [String] = [],
    endpoint: @escaping @Sendable (RecordFields) async throws(Failure) -> Endpoint<Answer>,
    adding members: @escaping @Sendable (Answer, RecordFields) async -> [JSONObject.Member]
  ) {
    self.init(key: key, requires: requires, cacheKey: cacheKey) {
      (client, fields, cache, emit) throws(Failure) in
      let answer = try await client.send(try await endpoint(fields))
      let added = await members(answer.value, fields)
      await cache.keep([Record(JSONObject(added))], emit)
      await emit(fields.record.setting(added), requestID: answer.requestID)
    }
  }

  /// A program with work of its own, such as several requests for a record.
  package init(
    key: String, requires: [RecordFields.Required], cacheKey: [String] = [], work: @escaping Work
  ) {
    keyField = key
    required = requires
    self.cacheKey = cacheKey
    self.work = work
  }

  /// The same program with its failures changed, such as to give a better hint.
  package func changingFailures(
    _ change: @escaping @Sendable (Failure) -> Failure
  ) -> RecordProgram {
    let work = work
    var program = RecordProgram(key: keyField, requires: required, cacheKey: cacheKey) {
      (client, fields, cache, emit) throws(Failure) in
      do throws(Failure) {
        try await work(client, fields, cache, emit)
      } catch {
        throw change(error)
      }
    }
    program.given = given
    return program
  }
}

/// Keeps the results of one record for later runs.
package struct RecordCache: Sendable {
  let results: CachedResults?
  /// Nil if the results of this record are not cached.
  let key: String?

  /// Stores the members that the record gained; one record for each result.
  package func keep(_ lines: RecordLines, _ emit: Emit) async {
    if let results, let key { await results.keep(UnwrittenResults(lines), for: key, emit) }
  }
}
