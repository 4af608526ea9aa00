import Command
import Records
import ServiceCommand
import Sessions

extension JmUpload {
  /// Keeps the label beside the search's id, for `jm-dashboard`. The upload is done whether or not
  /// that works, so a fault here is only told.
  func keepLabel(of answer: JSONObject, _ service: ServiceContext) async {
    guard let label, let id = answer["search_session_id"]?.stringValue else { return }
    do throws(Failure) {
      try await SearchLabelStore(service.environment).save(label, of: id, for: service.profile)
    } catch {
      service.context.messages.note("the label is not kept: \(error)")
    }
  }
}
