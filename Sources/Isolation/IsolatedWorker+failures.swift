import Records

extension IsolatedWorker {
  static func cannotStart(_ reason: String) -> Failure {
    Failure(
      "cannot_start_worker", "the worker process cannot be started: \(reason)",
      exit: .internalFault)
  }

  static var crashed: Failure {
    Failure(
      "document_crashed_reader", "the document crashed the reader process, which was restarted",
      exit: .dataError)
  }

  static var lost: Failure {
    Failure("worker_lost", "the process that reads documents has ended", exit: .internalFault)
  }
}

extension IsolationLimits {
  var tooSlow: Failure {
    Failure(
      "document_too_slow", "the document took longer than \(seconds) s to read", exit: .dataError)
  }

  var tooLarge: Failure {
    Failure(
      "document_too_large",
      "the document is too large, or needs more than \(residentBytes >> 20) MB to read",
      exit: .dataError)
  }
}
