import Command
import LineIO
import Records
import Transport

/// Reads documents from files, stdin and the web.
struct DocumentSources {
  private let context: Context
  private let client: HTTPClient

  /// - Parameter timeout: for each try of an address.
  init(_ context: Context, timeout: TimeSpan, allowHTTP: Bool) {
    self.context = context
    var options = TransportOptions()
    options.timeout = .seconds(timeout.seconds)
    options.allowHTTP = allowHTTP
    options.caBundle = context.environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    options.responseLimit = JmImport.sizeLimit
    options.userAgent = "\(context.program)/\(Toolkit.version)"
    client = HTTPClient(options)
  }

  func read(_ record: Record) async throws(Failure) -> [UInt8] {
    let file = try InputFile(record)
    if file.isStandardInput {
      do throws(SystemError) {
        return try context.input.readAll(limit: JmImport.sizeLimit)
      } catch {
        throw Failure(
          "unreadable_file", "cannot read the document on stdin: \(error.reason)", exit: .noInput)
      }
    }
    let name = file.label
    guard name.hasPrefix("https://") || name.hasPrefix("http://") else {
      return try file.read(limit: JmImport.sizeLimit)
    }
    let request = HTTPRequest(.get, try WebAddress(name))
    let response: HTTPResponse
    do throws(Failure) {
      response = try await client.send(request)
    } catch {
      var failure = error
      if failure.code == "insecure_address" {
        failure.hint = "use its https address, or --allow-http if the network is your own"
      }
      throw failure
    }
    guard response.isSuccess else { throw response.failure() }
    return response.body
  }
}
