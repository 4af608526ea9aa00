import Command
import JobMatchNow
import Records
import ServiceCommand
import Sessions

extension JmUpload {
  /// Saves the label of the search, for `jm-dashboard`. The upload has succeeded, so a failure is
  /// only a warning.
  func keepLabel(of answer: JSONObject, _ service: ServiceContext) async {
    guard let label, let id = answer["search_session_id"]?.stringValue else { return }
    await ProfileStore<SearchLabels>(service.environment).save(label, of: id, for: service.profile)
  }
}
