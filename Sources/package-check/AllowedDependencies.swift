/// The modules that each module may depend on: imports point down only. An at sign marks a product
/// of another package.
///
/// A library that is not listed is the client of a service; an executable is a program. Adding
/// either needs no change here.
enum AllowedDependencies {
  static let allowed: [String: Set<String>] = [
    "LineIO": [],
    "Records": [],
    "Digests": ["LineIO", "@Crypto"],
    "Storage": ["LineIO", "Records", "CSQLite"],
    "Flow": ["LineIO", "Records", "Storage"],
    "CCurl": ["CLibCurl"],
    "LoopbackServer": ["CCurl"],
    "DocumentFixtures": [],
    "Fuzzing": ["DocumentFixtures", "Documents"],
    "Transport": ["CCurl", "CProcess", "LineIO", "Records"],

    "Supabase": ["Transport", "Records"],
    "Sessions": ["Supabase", "Transport", "LineIO", "Records", "CTOML"],
    "SignIn": ["Digests", "Supabase", "Transport", "LineIO", "Records"],
    "PDF": ["CCharacterCollections", "COnDemand", "CZlib", "@Crypto", "@CryptoExtras"],
    "Documents": ["PDF", "LineIO", "Records", "COnDemand", "CZlib"],
    "Resumes": ["Documents", "Records"],
    "Isolation": ["CProcess", "LineIO", "Records"],

    "ResumeReading": ["Digests", "Documents", "Isolation", "Records", "Resumes"],
    "Matching": ["Records", "Storage"],
    "Reports": ["Records"],
    "Samples": ["CSamples"],
    "Schemas": ["Records"],
    "Contracts": ["Schemas", "Records", "CContracts"],

    "Command": ["CProcess", "Flow", "LineIO", "Records", "@ArgumentParser"],
    "ServiceCommand": [
      "Command", "Flow", "LineIO", "Records", "Sessions", "Storage", "Supabase", "Transport",
      "@ArgumentParser",
    ],
  ]

  /// What the client of a service may use. A client never depends on another client.
  static let service: Set<String> = [
    "Flow", "LineIO", "Records", "Sessions", "Storage", "Supabase", "Transport",
  ]

  /// What the server may use in addition to the clients. Only it uses an HTTP server and GRDB.
  static let server: Set<String> = [
    "Contracts", "CSQLite", "LineIO", "Matching", "Records", "ResumeReading", "Samples", "@Crypto",
    "@CryptoExtras", "@GRDB", "@HTTPTypes", "@Hummingbird", "@JWTKit", "@Logging", "@NIOCore",
    "@NIOHTTPTypes",
    "@ServiceLifecycle",
  ]

  /// What a program may use in addition to the clients. A program that uses neither ServiceCommand nor
  /// Transport does not link libcurl.
  static let program: Set<String> = [
    "Command", "Contracts", "Digests", "Documents", "Flow", "Isolation", "LineIO", "Matching",
    "Records", "Reports", "ResumeReading", "Resumes", "Samples", "Schemas", "ServiceCommand",
    "Sessions", "SignIn",
    "Storage", "Supabase", "Transport", "@ArgumentParser",
  ]

  /// The only program that may depend on the server.
  static let serving = "jm-serve"

  /// What that program may use in addition: it also starts and ends the command of `exec`.
  static let servingAlone: Set<String> = ["Server", "CProcess"]
}
