internal import Records
package import ServiceKit
internal import Supabase
internal import Transport

extension ErrorDecoder {
  /// The errors of PostgREST, Storage and the gateway. Members can also be lists and objects.
  package static let jobFlow = ErrorDecoder { response in
    let body = SupabaseErrorBody(response)
    let json = response.optionalJSON
    let message =
      sentence(json?["message"]) ?? sentence(json?["msg"]) ?? sentence(json?["error_description"])
      ?? sentence(json?["error"])
    let details = sentence(json?["details"]).map { ServerText.line($0) }
    let said = [message, details].compactMap(\.self).joined(separator: "; ")
    let answer = HTTPResponse(
      status: body.status, headers: response.headers, body: response.body, url: response.url,
      attempts: response.attempts, addressSetting: response.addressSetting)
    var failure = answer.failure(
      code: code(body), message: said.isEmpty ? nil : said, hint: body.hint)
    if body.isAboutKey {
      failure.code = "invalid_api_key"
      failure.exit = .configuration
      failure.hint =
        "set the project's public key as anon_key in the profile or as JOBFLOW_ANON_KEY"
    } else if failure.code == Failure.notAllowed {
      failure.exit = .notSignedIn
      failure.hint =
        body.hint ?? "this account may not do it; 'jobflow-profile role' shows its role"
    } else if body.code?.hasPrefix("PGRST30") == true {
      failure.hint = "sign in with '\(program: .auth) login'"
    }
    return failure
  }

  private static func code(_ body: SupabaseErrorBody) -> String? {
    switch body.code {
    // Of PostgreSQL: insufficient_privilege, unique_violation, foreign_key_violation,
    // not_null_violation, invalid_text_representation.
    case "42501": Failure.notAllowed
    case "23505": "already_exists"
    case "23503": "unknown_reference"
    case "23502": "missing_value"
    case "22P02": "invalid_value"
    case "PGRST301", "PGRST303": "not_authorized"
    case nil where body.status == 409: "already_exists"
    case nil: nil
    case .some(let code) where code.hasPrefix("PGRST"): code.lowercased()
    case .some: body.status == 409 ? "already_exists" : nil
    }
  }
}

extension Failure {
  /// Whether the service may still answer the same query without related tables: it does not know a
  /// relation, or does not show one to this account.
  package var isAboutRelations: Bool {
    guard let status = httpStatus else { return false }
    return [300, 400, 403, 404, 406].contains(status)
  }
}
