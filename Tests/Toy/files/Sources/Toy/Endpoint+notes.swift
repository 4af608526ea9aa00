internal import Records
package import ServiceKit
internal import Transport

extension Endpoint<JSONObject> {
  /// All notes, as `notes`.
  package static func notes() -> Self {
    Endpoint(ToyOperation.listNotes) { (response) throws(Failure) in try response.object() }
  }

  /// A note with `id` and `text`.
  package static func note(id: String) -> Self {
    Endpoint(ToyOperation.getNote, path: ["id": id]) { (response) throws(Failure) in
      try response.object()
    }
  }

  /// Adds a note. The answer has its `id`.
  package static func add(_ text: String) -> Self {
    Endpoint(ToyOperation.addNote, body: .json(["text": .string(text)])) {
      (response) throws(Failure) in try response.object()
    }
  }
}
