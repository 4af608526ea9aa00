import Command
import Records
import ServiceCommand
import Sessions

extension JmUpload {
  /// Saves the label with the search's id, for `jm-dashboard`. The upload has succeeded in any case,
  /// so that a fault is only a warning.
  func keepLabel(of answer: JSONObject, _ service: ServiceContext) async {
    guard let label, let id = answer["search_session_id"]?.stringValue else { return }
    do throws(Failure) {
      try await SearchLabelStore(service.environment).save(label, of: id, for: service.profile)
    } catch {
      service.context.messages.note("the label was not saved: \(error)")
    }
  }
}
