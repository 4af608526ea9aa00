// swift-tools-version: 6.2
import PackageDescription

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")

/// A program: its name and the floors it stands on. A new program is one line here.
let commands: [(name: String, floors: [Target.Dependency])] = [
  ("jm-auth", ["Command", "ServiceCommand", "Sessions", "SignIn", "Supabase", "Transport"]),
  ("jm-dashboard", ["Command", "ServiceCommand", "Sessions", "JobMatchNow", "Reports"]),
  ("jm-explain", ["Command", "ServiceCommand", "JobMatchNow"]),
  ("jm-jobs", ["Command", "ServiceCommand", "Sessions", "JobMatchNow"]),
  ("jm-parse-resume", ["Command", "Digests", "Documents", "Isolation", "Resumes"]),
  ("jm-poll", ["Command", "ServiceCommand", "JobMatchNow"]),
  ("jm-serve", ["Command", "Server"]),
  (
    "jm-smoke",
    [
      "Command", "Contracts", "ServiceCommand", "Sessions", "JobMatchNow", "Samples", "Supabase",
      "Transport",
    ]
  ),
  ("jm-upload", ["Command", "ServiceCommand", "Sessions", "JobMatchNow", "Digests", "Samples"]),
]

/// `make lint` and `make test` set JM_WARNINGS=error: a later compiler's new warnings must not keep
/// anyone from building.
let warningsAreErrors = Context.environment["JM_WARNINGS"] == "error"

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

func floor(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func suite(_ floor: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(floor)Tests", dependencies: [.target(name: floor)] + dependencies,
    swiftSettings: settings)
}

let systemLibraries: [Target] = [
  .systemLibrary(
    name: "CLibCurl", pkgConfig: "libcurl",
    providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
  .systemLibrary(
    name: "CSQLite", pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
  .systemLibrary(
    name: "CXML2", pkgConfig: "libxml-2.0",
    providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
  .systemLibrary(
    name: "CZlib", pkgConfig: "zlib",
    providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  // Variadic curl functions, which Swift cannot call.
  .target(name: "CCurl", dependencies: ["CLibCurl"]),
  // toml++ behind five C functions.
  .target(name: "CTOML"),
  // fork, limits, memory and signal dispositions of processes, which Swift does not import.
  .target(name: "CProcess"),
  // libdeflate, libzip and libxml2, loaded when a document first needs them. Their pkg-config files
  // would link them to every program that could, so that only the places of their headers are named.
  .target(
    name: "COnDemand",
    cSettings: [
      .unsafeFlags(["-I/usr/include/libxml2"], .when(platforms: [.linux])),
      .unsafeFlags(
        [
          "-I/opt/homebrew/include", "-I/opt/homebrew/opt/libxml2/include/libxml2",
          "-I/usr/local/include", "-I/usr/local/opt/libxml2/include/libxml2",
        ], .when(platforms: [.macOS])),
    ]),
  // The sample resumes and postings as bytes of the program.
  .target(name: "CSamples"),
  // The descriptions of the services' interfaces as bytes of the program.
  .target(name: "CContracts"),
  // What the CIDs of Chinese, Japanese and Korean fonts stand for.
  .target(name: "CCharacterCollections"),
]

let floors: [Target] = [
  floor("LineIO"),
  floor("Records"),
  floor("Digests", ["LineIO", crypto]),
  floor("Storage", ["Records", "CSQLite"]),
  floor("Flow", ["LineIO", "Records"]),
  floor("Transport", ["CCurl", "CProcess", "LineIO", "Records"]),
  floor("Supabase", ["Transport", "Records"]),
  floor("Sessions", ["Supabase", "Transport", "Records", "LineIO", "CTOML"]),
  floor("SignIn", ["Digests", "Supabase", "Transport", "Records", "LineIO"]),
  floor("JobMatchNow", ["Transport", "Sessions", "Records"]),
  floor("PDF", ["CCharacterCollections", "COnDemand", "CZlib", crypto, cryptoExtras]),
  floor("Documents", ["PDF", "Records", "COnDemand", "CZlib"]),
  floor("Resumes", ["Documents", "Records"]),
  floor("Isolation", ["Records", "CProcess"]),
  floor("Matching", ["Records"]),
  floor("Reports", ["Records"]),
  floor("Samples", ["CSamples"]),
  floor("Schemas", ["Records"]),
  floor("Contracts", ["Schemas", "Records", "CContracts"]),
  floor("Command", ["CProcess", "Flow", "LineIO", "Records", argumentParser]),
  floor(
    "ServiceCommand",
    [
      "Command", "Flow", "LineIO", "Records", "Sessions", "Storage", "Supabase", "Transport",
      argumentParser,
    ]),
  floor(
    "Server",
    [
      "Contracts", "Documents", "Isolation", "Matching", "Resumes", "Samples", "Records", "LineIO",
      .product(name: "Hummingbird", package: "hummingbird"),
      .product(name: "GRDB", package: "GRDB.swift"),
      .product(name: "JWTKit", package: "jwt-kit"),
      .product(name: "Logging", package: "swift-log"),
      .product(name: "HTTPTypes", package: "swift-http-types"),
      .product(name: "NIOCore", package: "swift-nio"),
      .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      crypto,
      cryptoExtras,
    ]),
]

let programs: [Target] = commands.map { command in
  .executableTarget(
    name: command.name,
    dependencies: command.floors + ["Flow", "LineIO", "Records", argumentParser],
    swiftSettings: settings,
    // Installed programs find the Swift runtime beside them: lib/jm.
    linkerSettings: [
      .unsafeFlags(
        ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/jm"], .when(platforms: [.linux]))
    ])
}

/// What `make lint` and `make generate` run; no product, so that nobody installs it.
let house = Target.executableTarget(
  name: "house", dependencies: ["LineIO", "Records", argumentParser], swiftSettings: settings)

let tests: [Target] = [
  // A scripted HTTP server on 127.0.0.1 for the suites of everything that makes requests.
  .target(
    name: "LoopbackServer", dependencies: ["CCurl"], path: "Tests/LoopbackServer",
    swiftSettings: settings),
  // Small PDF, DOCX and ZIP files made in code, for the suites and for fuzzing.
  .target(name: "DocumentFixtures", path: "Tests/DocumentFixtures", swiftSettings: settings),
  // Ways for hostile bytes into the readers; libFuzzer's entry points are in it.
  .target(
    name: "Fuzzing", dependencies: ["DocumentFixtures", "Documents"], path: "Tests/Fuzzing",
    swiftSettings: settings),
  .testTarget(
    name: "FuzzingTests", dependencies: ["Fuzzing"], exclude: ["Found"], swiftSettings: settings),
  suite("Records"),
  suite("LineIO"),
  suite("Storage", ["Records"]),
  suite("Flow", ["LineIO", "Records"]),
  suite("Transport", ["LoopbackServer", "Records"]),
  suite("Supabase", ["LoopbackServer", "Records", "Transport"]),
  suite("Sessions", ["LoopbackServer", "Records", "Supabase", "Transport"]),
  suite("SignIn", ["LoopbackServer", "Records", "Supabase", "Transport"]),
  suite("JobMatchNow", ["LoopbackServer", "Records", "Sessions", "Transport"]),
  suite("PDF", ["DocumentFixtures"]),
  suite("Documents", ["DocumentFixtures", "PDF", "Records"]),
  suite("Resumes", ["Documents", "Records"]),
  suite("Isolation", ["Records"]),
  suite("Matching", ["Records", "Samples"]),
  suite("Schemas", ["Records"]),
  suite("Contracts", ["Records", "Schemas"]),
  // The system's XML parser reads what is written.
  suite("Reports", ["CXML2", "Records"]),
  suite("Command", ["Flow", "LineIO", "Records"]),
  suite(
    "Server",
    [
      "Contracts", "Matching", "Records", .product(name: "GRDB", package: "GRDB.swift"),
      .product(name: "Hummingbird", package: "hummingbird"),
      .product(name: "HTTPTypes", package: "swift-http-types"),
      .product(name: "Logging", package: "swift-log"),
      .product(name: "NIOCore", package: "swift-nio"),
      .product(name: "NIOEmbedded", package: "swift-nio"),
      .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
    ]),
  // The smoke test against the real server with bugs planted in it.
  .testTarget(
    name: "SmokeTests",
    dependencies: [
      "jm-smoke", "Records", "Server",
      .product(name: "Hummingbird", package: "hummingbird"),
      .product(name: "HTTPTypes", package: "swift-http-types"),
      .product(name: "NIOCore", package: "swift-nio"),
      .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      .product(name: "Subprocess", package: "swift-subprocess"),
      .product(
        name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
    ],
    swiftSettings: settings),
  // Every program as its users run it: case folders and the suite that all programs pass.
  .testTarget(
    name: "ProgramTests",
    dependencies: commands.map { .target(name: $0.name) } + [
      "LoopbackServer", "Records", .product(name: "Subprocess", package: "swift-subprocess"),
      .product(
        name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
    ],
    swiftSettings: settings),
]

let package = Package(
  name: "jobmatch-tools",
  platforms: [.macOS(.v15)],
  products: commands.map { .executable(name: $0.name, targets: [$0.name]) },
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
  targets: systemLibraries + floors + programs + [house] + tests,
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
