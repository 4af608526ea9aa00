/// The modules that each module may depend on: imports point down only. An at sign marks a product
/// of another package.
///
/// A library that is not listed is a program if a product has its name, the server of a service if its
/// name ends in `Server`, else the client of a service. Adding any of them needs no change here.
enum AllowedDependencies {
  static let allowed: [String: Set<String>] = [
    "LineIO": [],
    "Records": [],
    "Digests": ["LineIO", "@Crypto"],
    "Storage": ["LineIO", "Records", "CSQLiteOnDemand"],
    "Flow": ["LineIO", "Records", "Storage"],
    "CLoader": [],
    "CCurl": ["CLoader"],
    "CSQLiteOnDemand": ["CLoader"],
    "COnDemand": ["CLoader"],
    "LoopbackServer": ["CCurl"],
    "DocumentFixtures": [],
    "TestWorld": ["Records", "Sessions"],
    "Fuzzing": ["DocumentFixtures", "Documents"],
    "Transport": ["CCurl", "CProcess", "LineIO", "Records"],

    "Supabase": ["Transport", "Records"],
    "Sessions": ["Supabase", "Transport", "LineIO", "Records", "CTOML"],
    "SignIn": ["Digests", "Supabase", "Transport", "LineIO", "Records"],
    "PDF": ["CCharacterCollections", "COnDemand", "CZlib", "@Crypto", "@CryptoExtras"],
    "Documents": ["PDF", "LineIO", "Records", "COnDemand", "CZlib"],
    "Resumes": ["CSectionTitles", "Documents", "Records"],
    "Isolation": ["CProcess", "LineIO", "Records"],

    "ResumeReading": ["Digests", "Documents", "Isolation", "Records", "Resumes"],
    "Requirements": ["CTaxonomy", "Records"],
    "Importing": ["Digests", "Documents", "Jobs", "Records"],
    "Matching": ["CTaxonomy", "Records", "Requirements", "Storage"],
    "Jobs": ["Digests", "Records"],
    "ServiceKit": ["Records", "Sessions", "Storage", "Supabase", "Transport"],
    "Reports": ["Records"],
    "JobReports": ["Digests", "Jobs", "Records", "Reports"],
    "Samples": ["CSamples"],
    "Schemas": ["Records"],
    "Contracts": ["Schemas", "Records", "CContracts"],

    "Smoke": ["Command", "Contracts", "Records", "Reports", "ServiceKit", "Sessions", "Transport"],

    "ServerKit": server,
    "ServerFixtures": server.union([
      "GoTrueServer", "Server", "ServerKit", "@NIOEmbedded",
    ]),

    "Command": ["CProcess", "Flow", "LineIO", "Records", "Reports", "@ArgumentParser"],
    "ServiceCommand": [
      "Command", "Flow", "LineIO", "Records", "ServiceKit", "Sessions", "Storage", "Supabase",
      "Transport", "@ArgumentParser",
    ],
    "AuthCommand": [
      "Command", "LineIO", "Records", "ServiceCommand", "ServiceKit", "Sessions", "Supabase",
      "Transport", "@ArgumentParser",
    ],
  ]

  /// The modules that are made for all services and programs, and so name none: those below the clients.
  static let belowClients = Set(allowed.keys)
    .subtracting([
      "AuthCommand", "Command", "ServiceCommand", "Smoke", "ServerKit", "ServerFixtures",
    ])

  /// What the client of a service may use. A client never depends on another client.
  static let service: Set<String> = [
    "Flow", "Jobs", "LineIO", "Records", "ServiceKit", "Sessions", "Storage", "Supabase",
    "Transport",
  ]

  /// What the modules of the server may use. Only they use an HTTP server and GRDB.
  static let server: Set<String> = [
    "Contracts", "CSQLite", "Digests", "Jobs", "LineIO", "Matching", "Records", "ResumeReading",
    "Samples", "@Crypto", "@CryptoExtras", "@GRDB", "@HTTPTypes", "@Hummingbird", "@JWTKit",
    "@Logging", "@NIOCore", "@NIOHTTPTypes", "@ServiceLifecycle",
  ]

  /// What a program may use in addition to the clients.
  static let program: Set<String> = [
    "AuthCommand", "Command", "Contracts", "Digests", "Documents", "Flow", "Importing",
    "Isolation", "JobReports", "Jobs", "LineIO", "Matching", "Records", "Reports", "Requirements",
    "ResumeReading", "Resumes", "Samples", "Schemas", "ServiceCommand", "ServiceKit", "Services",
    "Sessions", "SignIn", "Smoke", "Storage", "Supabase", "Transport", "@ArgumentParser",
  ]

  /// The table of the services, with their scenarios. It may use the clients.
  static let table = "Services"

  /// What it may use in addition.
  static let scenario: Set<String> = [
    "Records", "ServiceKit", "Sessions", "Smoke", "Supabase", "Transport",
  ]

  /// What the server of a service may use in addition. It never depends on another service's.
  static let serviceServer: Set<String> = ["ServerKit", "GoTrueServer"]

  /// Lists the servers of all services, and nothing else.
  static let servers = "Server"

  /// What an executable with this name may use in addition to what programs use.
  static let executables: [String: Set<String>] = [
    // The executable that holds the programs, by its table.
    "jm": ["CPrograms"],
    // It starts and ends the command of `exec`.
    serving: ["Server", "ServerKit", "CProcess"],
  ]

  /// The executable that alone depends on the servers of services.
  static let serving = "jm-serve"

  /// The executable that alone depends on programs.
  static let holder = "jm"
}
