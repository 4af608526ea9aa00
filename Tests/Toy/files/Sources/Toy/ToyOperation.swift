internal import ServiceKit

package enum ToyOperation: String, ServiceOperation {
  case listNotes = "GET /notes"
  case addNote = "POST /notes"
  case getNote = "GET /notes/{id}"
}
