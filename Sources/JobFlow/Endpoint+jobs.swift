package import Records
package import ServiceKit
internal import Supabase

extension Endpoint<Page<JSONObject>> {
  /// A page of jobs, newest first.
  package static func jobs(
    _ query: JobQuery, hasRelations: Bool, offset: Int, limit: Int
  ) -> Self {
    page(.listJobs, query.rows(hasRelations: hasRelations), offset: offset, limit: limit)
  }
}

extension Endpoint<JSONObject> {
  /// A job by its id.
  package static func job(id: String, hasRelations: Bool) -> Self {
    row(
      .listJobs, JobQuery.all(hasRelations: hasRelations).where("id", .equals(id)), "job", id: id)
  }

  package static func changeJob(id: String, _ columns: JSONObject) -> Self {
    change(.updateJobs, "job", id: id, columns)
  }

  /// An action of a job by its id.
  package static func jobAction(id: String) -> Self {
    row(
      .listJobActions, RowQuery(select: "*").where("id", .equals(id)), "action", id: id)
  }

  package static func changeJobAction(id: String, _ columns: JSONObject) -> Self {
    change(.updateJobActions, "action", id: id, columns)
  }
}

extension Endpoint<[JSONObject]> {
  package static func createJob(_ job: JSONObject) -> Self { create(.createJobs, [job]) }

  package static func deleteJob(id: String) -> Self { delete(.deleteJobs, ids: [id]) }

  /// The actions of a job in their order.
  package static func jobActions(jobID: String) -> Self {
    rows(
      .listJobActions,
      RowQuery(select: "*").where("job_id", .equals(jobID)).ordered(by: "sequence_order.asc"))
  }

  package static func createJobActions(_ actions: [JSONObject]) -> Self {
    create(.createJobActions, actions)
  }

  package static func deleteJobActions(ids: [String]) -> Self {
    delete(.deleteJobActions, ids: ids)
  }

  /// Changes several actions at once, all or none. A row that is gone is added again.
  package static func replaceJobActions(_ actions: [JSONObject]) -> Self {
    Endpoint(
      JobFlowOperation.createJobActions, query: RowQuery().onConflict("id").items,
      body: .json(.array(actions.map(JSON.object))), headers: Preference.upsert,
      access: .required, isIdempotent: true
    ) { (response) throws(Failure) in try response.rows() }
  }
}
