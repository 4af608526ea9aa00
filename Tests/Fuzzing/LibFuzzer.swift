#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The function that libFuzzer calls. JM_FUZZ_TARGET names the target.
private let chosen = getenv("JM_FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// Called once before the first input. With JM_FUZZ_SEEDS, writes the seeds to that folder.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?)
  -> CInt
{
  guard let chosen else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
    let message = "fuzz: set JM_FUZZ_TARGET to one of: \(names)\n"
    _ = write(STDERR_FILENO, message, message.utf8.count)
    exit(64)
  }
  guard let folder = getenv("JM_FUZZ_SEEDS").map({ String(cString: $0) }) else { return 0 }
  for (index, seed) in chosen.seeds.enumerated() {
    guard let file = fopen("\(folder)/seed-\(index)", "w") else {
      perror("fuzz: \(folder)")
      exit(73)
    }
    fwrite(seed, 1, seed.count, file)
    fclose(file)
  }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
