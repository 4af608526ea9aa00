/// What each floor may stand on: imports point down only. A product of another package is marked
/// with an at sign.
///
/// A library that is not named here is the client of a service; an executable is a program. Adding
/// one of these needs no change here.
enum Floors {
  static let allowed: [String: Set<String>] = [
    "LineIO": [],
    "Records": [],
    "Digests": ["LineIO", "@Crypto"],
    "Storage": ["Records", "CSQLite"],
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

  /// The client of one service. Two of them never meet.
  static let service: Set<String> = [
    "Flow", "LineIO", "Records", "Sessions", "Storage", "Supabase", "Transport",
  ]

  /// What the server may use besides any client: the only one with an HTTP server and GRDB.
  static let server: Set<String> = [
    "Contracts", "Documents", "Isolation", "LineIO", "Matching", "Records", "Resumes", "Samples",
    "@Crypto",
    "@CryptoExtras", "@GRDB", "@HTTPTypes", "@Hummingbird", "@JWTKit", "@Logging", "@NIOCore",
    "@NIOHTTPTypes",
    "@ServiceLifecycle",
  ]

  /// What a program may use besides any client. Without ServiceCommand it cannot reach libcurl.
  static let program: Set<String> = [
    "Command", "Contracts", "Digests", "Documents", "Flow", "Isolation", "LineIO", "Matching",
    "Records", "Reports", "Resumes", "Samples", "Schemas", "ServiceCommand", "Sessions", "SignIn",
    "Storage", "Supabase", "Transport", "@ArgumentParser",
  ]

  /// The program that may use the server.
  static let serving = "jm-serve"
}
