internal import Records
package import ServiceKit
internal import Sessions
internal import Transport

extension ServiceDescription {
  package static let toy = ServiceDescription(
    settings: Service(name: "toy", title: "Toy", prefix: "TOY", baseURL: nil),
    operations: ToyOperation.allCases,
    errors: ErrorDecoder { response in
      response.failure(message: ErrorDecoder.sentence(response.optionalJSON?["message"]))
    })
}
