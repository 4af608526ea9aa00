// swift-tools-version: 6.2
import PackageDescription

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")

/// The programs in the executable `jm`, each with the modules that it imports. Adding a program adds one
/// line here.
let commands: [(name: String, modules: [Target.Dependency])] = [
  ("birjob-analytics", ["BirJob", "ServiceCommand", "ServiceKit", "Sessions"]),
  ("birjob-chat", ["BirJob", "ServiceCommand", "ServiceKit", "Sessions"]),
  ("birjob-device", ["BirJob", "ServiceCommand", "ServiceKit", "Sessions", "Transport"]),
  ("birjob-health", ["BirJob", "ServiceCommand", "ServiceKit"]),
  ("birjob-jobs", ["BirJob", "ServiceCommand", "ServiceKit", "Sessions"]),
  ("birjob-notifications", ["BirJob", "ServiceCommand", "ServiceKit", "Sessions", "Transport"]),
  ("birjob-saved", ["BirJob", "ServiceCommand", "ServiceKit", "Sessions"]),
  ("jobflow-auth", ["AuthCommand", "JobFlow", "ServiceKit"]),
  ("jobflow-actions", ["JobFlow", "ServiceCommand", "ServiceKit", "Sessions"]),
  ("jobflow-jobs", ["JobFlow", "ServiceCommand", "ServiceKit", "Sessions"]),
  ("jobflow-media", ["JobFlow", "ServiceCommand", "ServiceKit", "Sessions", "Transport"]),
  ("jobflow-profile", ["JobFlow", "ServiceCommand", "ServiceKit", "Sessions"]),
  ("jobflow-templates", ["JobFlow", "ServiceCommand", "ServiceKit", "Sessions"]),
  (
    "cleveroo-auth",
    ["Cleveroo", "ServiceCommand", "ServiceKit", "Sessions", "Supabase", "Transport"]
  ),
  ("cleveroo-children", ["Cleveroo", "ServiceCommand", "ServiceKit"]),
  (
    "jm-auth",
    [
      "AuthCommand", "JobMatchNow", "ServiceCommand", "ServiceKit", "Sessions", "SignIn",
      "Supabase", "Transport",
    ]
  ),
  ("jm-dashboard", ["JobMatchNow", "Reports", "ServiceCommand", "ServiceKit", "Sessions"]),
  ("jm-explain", ["JobMatchNow", "ServiceCommand", "ServiceKit"]),
  ("jm-import", ["Importing", "Transport"]),
  (
    "jm-jobs",
    ["JobMatchNow", "Jobs", "Reports", "ServiceCommand", "ServiceKit", "Sessions", "Storage"]
  ),
  ("jm-match", ["Matching", "Requirements", "Storage"]),
  ("jm-new", ["Jobs", "Storage"]),
  ("jm-parse-resume", ["Digests", "Documents", "ResumeReading", "Resumes"]),
  ("jm-poll", ["JobMatchNow", "ServiceCommand", "ServiceKit"]),
  ("jm-report", ["JobReports", "Reports"]),
  (
    "jm-smoke",
    [
      "Samples", "ServiceCommand", "ServiceKit", "Services", "Sessions", "Smoke", "Transport",
    ]
  ),
  (
    "jm-upload",
    [
      "Digests", "JobMatchNow", "Samples", "ServiceCommand", "ServiceKit", "Sessions", "Storage",
    ]
  ),
  (
    "orbit-auth", ["Orbit", "ServiceCommand", "ServiceKit", "Sessions", "Supabase", "Transport"]
  ),
  ("orbit-discover", ["Digests", "Orbit", "Reports", "ServiceCommand", "ServiceKit"]),
  ("orbit-profile", ["Orbit", "ServiceCommand", "ServiceKit"]),
]

/// Whether warnings are errors, as in `make lint` and `make test`, which set JM_WARNINGS=error. By
/// default they are not, so that the new warnings of a later compiler do not break anyone's build.
let warningsAreErrors = Context.environment["JM_WARNINGS"] == "error"

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func suite(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: [.target(name: module)] + dependencies,
    swiftSettings: settings)
}

let systemLibraries: [Target] = [
  .systemLibrary(
    name: "CSQLite", pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
  .systemLibrary(
    name: "CXML2", pkgConfig: "libxml-2.0",
    providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
  .systemLibrary(
    name: "CZlib", pkgConfig: "zlib",
    providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  // Finds the functions of libraries that are loaded with dlopen.
  .target(name: "CLoader"),
  // libcurl, loaded with the first request, and wrappers for its variadic functions, which Swift
  // cannot call.
  .target(name: "CCurl", dependencies: ["CLoader"]),
  // SQLite, loaded with the first file.
  .target(name: "CSQLiteOnDemand", dependencies: ["CLoader"]),
  // A C interface to toml++.
  .target(name: "CTOML"),
  // fork, resource limits, memory use and signal dispositions, which Swift does not import.
  .target(name: "CProcess"),
  // libdeflate, libzip and libxml2, loaded with dlopen when a document first needs them. Their
  // pkg-config files would link them into every program, so only their header paths are given here.
  .target(
    name: "COnDemand", dependencies: ["CLoader"],
    cSettings: [
      .unsafeFlags(["-I/usr/include/libxml2"], .when(platforms: [.linux])),
      .unsafeFlags(
        [
          "-I/opt/homebrew/include", "-I/opt/homebrew/opt/libxml2/include/libxml2",
          "-I/usr/local/include", "-I/usr/local/opt/libxml2/include/libxml2",
        ], .when(platforms: [.macOS])),
    ]),
  // The sample resumes and postings, embedded in the program.
  .target(name: "CSamples"),
  // The OpenAPI descriptions of the services, embedded in the program.
  .target(name: "CContracts"),
  // The section titles of resumes, by language, embedded in the programs.
  .target(name: "CSectionTitles", exclude: ["titles"]),
  // The occupations, their titles, and the skills, embedded in the programs.
  .target(name: "CTaxonomy", exclude: ["tables"]),
  // The Unicode values of the CIDs in Chinese, Japanese and Korean fonts.
  .target(name: "CCharacterCollections"),
]

/// The clients of the services, each with the modules that it imports besides Records, ServiceKit,
/// Sessions and Transport. Adding a service's client adds one line here, and one to the table in
/// Services.
let clients: [(name: String, modules: [Target.Dependency])] = [
  ("BirJob", ["Jobs"]),
  ("Cleveroo", ["Supabase"]),
  ("JobFlow", ["Supabase"]),
  ("JobMatchNow", ["Storage"]),
  ("Orbit", ["Supabase"]),
]

let clientModules: [Target] = clients.map { client in
  module(client.name, ["Records", "ServiceKit", "Sessions", "Transport"] + client.modules)
}

let clientSuites: [Target] = clients.map { client in
  suite(
    client.name,
    [
      "Contracts", "LoopbackServer", "Records", "ServiceKit", "Sessions", "TestWorld",
      "Transport",
    ])
}

let modules: [Target] = [
  module("LineIO"),
  module("Records"),
  module("Digests", ["LineIO", crypto]),
  module("Storage", ["LineIO", "Records", "CSQLiteOnDemand"]),
  module("Flow", ["LineIO", "Records"]),
  module("Transport", ["CCurl", "CProcess", "LineIO", "Records"]),
  module("Supabase", ["Transport", "Records"]),
  module("Sessions", ["Supabase", "Transport", "Records", "LineIO", "CTOML"]),
  module("SignIn", ["Digests", "Supabase", "Transport", "Records", "LineIO"]),
  module("Jobs", ["Digests", "Records"]),
  // What the clients of all services are made of.
  module("ServiceKit", ["Records", "Sessions", "Storage", "Supabase", "Transport"]),
  module("PDF", ["CCharacterCollections", "COnDemand", "CZlib", crypto, cryptoExtras]),
  module("Documents", ["PDF", "Records", "COnDemand", "CZlib"]),
  module("Resumes", ["CSectionTitles", "Documents", "Records"]),
  module("Isolation", ["Records", "CProcess"]),
  module("ResumeReading", ["Digests", "Documents", "Isolation", "Records", "Resumes"]),
  module("Requirements", ["CTaxonomy", "Records"]),
  module("Matching", ["CTaxonomy", "Records", "Requirements"]),
  module("Importing", ["Digests", "Documents", "Jobs", "Records"]),
  module("Reports", ["Records"]),
  module("JobReports", ["Digests", "Jobs", "Records", "Reports"]),
  module("Samples", ["CSamples"]),
  module("Schemas", ["Records"]),
  module("Contracts", ["Schemas", "Records", "CContracts"]),
  module(
    "Command", ["CProcess", "Flow", "LineIO", "Records", "Reports", argumentParser]),
  // How jm-smoke checks deployments.
  module(
    "Smoke", ["Command", "Contracts", "Records", "Reports", "ServiceKit", "Sessions", "Transport"]
  ),
  // The table of the services, with the scenario of each.
  module(
    "Services",
    ["Records", "ServiceKit", "Sessions", "Smoke", "Supabase", "Transport"]
      + clients.map { .target(name: $0.name) }),
  module(
    "ServiceCommand",
    [
      "Command", "Flow", "LineIO", "Records", "ServiceKit", "Sessions", "Storage", "Supabase",
      "Transport", argumentParser,
    ]),
  // The commands of the programs that sign in to a Supabase project.
  module(
    "AuthCommand",
    [
      "Command", "LineIO", "Records", "ServiceCommand", "ServiceKit", "Sessions", "Supabase",
      "Transport", argumentParser,
    ]),
]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let jwtKit = Target.Dependency.product(name: "JWTKit", package: "jwt-kit")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let serviceLifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")

/// The servers of the services and what several of them use, each with the modules that it imports
/// besides ServerKit and what ServerKit's declarations show. Adding a service's server adds one line
/// here, and one to the table in Server.
let servers: [(name: String, modules: [Target.Dependency])] = [
  ("BirJobServer", ["Digests", "Matching"]),
  ("CleverooServer", [jwtKit]),
  ("GoTrueServer", [crypto, jwtKit]),
  ("JobFlowServer", ["GoTrueServer"]),
  ("JobMatchNowServer", ["GoTrueServer", "Jobs", "Matching", "ResumeReading"]),
  ("OrbitServer", [jwtKit]),
]

let serverModules: [Target] =
  [
    module(
      "ServerKit",
      [
        "Contracts", "CSQLite", "LineIO", "Matching", "ResumeReading", "Samples", "Records", crypto,
        cryptoExtras, grdb, hummingbird, httpTypes, logging, nioCore, nioHTTPTypes,
        serviceLifecycle,
      ]),
    module("Server", ["ServerKit"] + servers.map { .target(name: $0.name) }),
  ]
  + servers.map { server in
    module(
      server.name,
      ["ServerKit", "Records", grdb, hummingbird, httpTypes, logging, nioCore, serviceLifecycle]
        + server.modules)
  }

/// What every program imports.
let programModules: [Target.Dependency] = ["Command", "Flow", "LineIO", "Records", argumentParser]

/// The name of a program's module: jm_auth for jm-auth.
func moduleName(_ program: String) -> String {
  String(program.map { $0 == "-" ? "_" : $0 })
}

/// The programs are libraries. The main function of each has its own name, jm_auth_main for jm-auth, by
/// which the executable `jm` calls it.
let programs: [Target] = commands.map { command in
  .target(
    name: command.name, dependencies: command.modules + programModules,
    swiftSettings: settings + [
      .unsafeFlags(
        ["-Xfrontend", "-entry-point-function-name", "-Xfrontend"]
          + ["\(moduleName(command.name))_main"])
    ])
}

/// Installed executables load the Swift runtime from ../lib/jm, unless it is linked into them.
let runtimePath: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/jm"], .when(platforms: [.linux]))
]

let executables: [Target] = [
  // All programs but the server. It runs the one whose name it was started with.
  .executableTarget(
    name: "jm",
    dependencies: ["CPrograms", "ServiceKit", "Services", "Sessions", "Transport"] + programModules
      + commands.map { .target(name: $0.name) },
    swiftSettings: settings, linkerSettings: runtimePath),
  // Full Foundation makes the server larger than all other programs together.
  .executableTarget(
    name: "jm-serve",
    dependencies: ["CProcess", "ResumeReading", "Server", "ServerKit"]
      + servers.map { .target(name: $0.name) } + programModules,
    swiftSettings: settings, linkerSettings: runtimePath),
  // The table of the programs in `jm`.
  .target(
    name: "CPrograms",
    cSettings: [
      .define(
        "JM_PROGRAMS", to: commands.map { "JM_PROGRAM(\(moduleName($0.name)))" }.joined())
    ]),
  // Each program of the build folder: it runs `jm` under its own name. Without Swift's startup code,
  // which would link the Swift runtime into it.
  .executableTarget(
    name: "CLauncher",
    linkerSettings: [.unsafeFlags(["-nostartfiles"], .when(platforms: [.linux]))]),
]

/// The tool behind `make lint` and `make generate`. It is not a product, so it is never installed.
let packageCheck = Target.executableTarget(
  name: "package-check", dependencies: ["LineIO", "Records", argumentParser],
  swiftSettings: settings)

/// The tool behind `make train-resumes`. It is not a product either.
let resumeTrainer = Target.executableTarget(
  name: "resume-trainer",
  dependencies: ["Documents", "LineIO", "Records", "Resumes", argumentParser],
  swiftSettings: settings)

let tests: [Target] = [
  // A scripted HTTP server on 127.0.0.1 for the tests of modules that make requests.
  .target(
    name: "LoopbackServer", dependencies: ["CCurl"], path: "Tests/LoopbackServer",
    swiftSettings: settings),
  // A home folder of its own, for the tests of modules that store something.
  .target(
    name: "TestWorld", dependencies: ["Records", "Sessions"], path: "Tests/TestWorld",
    swiftSettings: settings),
  // Small PDF, DOCX and ZIP files built in code, for the tests and for fuzzing.
  .target(name: "DocumentFixtures", path: "Tests/DocumentFixtures", swiftSettings: settings),
  // The fuzz targets, with libFuzzer's entry points.
  .target(
    name: "Fuzzing", dependencies: ["DocumentFixtures", "Documents"], path: "Tests/Fuzzing",
    swiftSettings: settings),
  .testTarget(
    name: "FuzzingTests", dependencies: ["Fuzzing"], exclude: ["Found"], swiftSettings: settings),
  suite("Records"),
  suite("LineIO"),
  suite("Storage", ["LineIO", "Records"]),
  suite("Flow", ["LineIO", "Records"]),
  suite("Transport", ["LoopbackServer", "Records"]),
  suite("Supabase", ["LoopbackServer", "Records", "Transport"]),
  suite("Sessions", ["LoopbackServer", "Records", "Supabase", "TestWorld", "Transport"]),
  suite("SignIn", ["LoopbackServer", "Records", "Supabase", "Transport"]),
  suite("Jobs", ["Records"]),
  suite(
    "ServiceKit",
    ["LoopbackServer", "Records", "Sessions", "Supabase", "TestWorld", "Transport"]),
  suite("PDF", ["DocumentFixtures"]),
  suite("Documents", ["DocumentFixtures", "PDF", "Records"]),
  suite("Resumes", ["Documents", "Records"]),
  suite("Isolation", ["Records"]),
  suite("Requirements", ["Records"]),
  suite("Importing", ["Records"]),
  suite("Matching", ["Records", "Samples"]),
  suite("Schemas", ["Records"]),
  suite("Contracts", ["Records", "Schemas"]),
  // The tests parse the reports with the system's XML parser.
  suite("Reports", ["CXML2", "Digests", "Records"]),
  suite("JobReports", ["Records", "Reports"]),
  suite("Command", ["Flow", "LineIO", "Records"]),
  // A server without a socket, with a clock of its own, for the tests of server modules.
  .target(
    name: "ServerFixtures",
    dependencies: [
      "Contracts", "GoTrueServer", "Records", "ResumeReading", "Server", "ServerKit", grdb,
      hummingbird, httpTypes, logging, nioCore, serviceLifecycle,
      .product(name: "NIOEmbedded", package: "swift-nio"),
    ], path: "Tests/ServerFixtures", swiftSettings: settings),
  suite(
    "Server",
    [
      "Contracts", "GoTrueServer", "JobMatchNowServer", "Matching", "Records", "ResumeReading",
      "ServerFixtures", "ServerKit", grdb, hummingbird, httpTypes, logging, nioCore, nioHTTPTypes,
      serviceLifecycle, .product(name: "NIOEmbedded", package: "swift-nio"),
    ]),
  suite(
    "BirJobServer",
    ["Contracts", "Records", "ServerFixtures", "ServerKit", grdb, httpTypes, logging]),
  suite(
    "JobFlowServer", ["Contracts", "Records", "ServerFixtures", "ServerKit", grdb, httpTypes]),
  suite(
    "OrbitServer", ["Contracts", "Records", "ServerFixtures", "ServerKit", grdb, httpTypes]),
  suite(
    "CleverooServer", ["Contracts", "Records", "ServerFixtures", "ServerKit", grdb, httpTypes]),
  // jm-smoke run against the real server with bugs planted in it.
  .testTarget(
    name: "SmokeTests",
    dependencies: [
      "Contracts", "GoTrueServer", "Records", "Server", "ServerKit", "Smoke", hummingbird,
      httpTypes, nioCore,
      serviceLifecycle,
      .product(name: "Subprocess", package: "swift-subprocess"),
      .product(
        name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
    ],
    swiftSettings: settings),
  // The programs as their users run them: the case folders and the tests that every program passes.
  .testTarget(
    name: "ProgramTests",
    dependencies: [
      "jm", "jm-serve", "LoopbackServer", "Records", "Schemas", "ServiceKit", "Services",
      "Sessions",
      .product(name: "Subprocess", package: "swift-subprocess"),
      .product(
        name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
    ],
    swiftSettings: settings),
]

let package = Package(
  name: "jobmatch-tools",
  platforms: [.macOS(.v15)],
  products: ["jm", "jm-serve"].map { .executable(name: $0, targets: [$0]) }
    + commands.map { .executable(name: $0.name, targets: ["CLauncher"]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
  ],
  targets: systemLibraries + modules + clientModules + serverModules + programs + executables
    + [packageCheck, resumeTrainer] + tests + clientSuites,
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
