#if canImport(System)
  import System
#else
  import SystemPackage
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The repository and the programs under test.
enum Checkout {
  /// The root of the repository, derived from the path of this file.
  static let root = Folder(
    FilePath(#filePath).removingLastComponent().removingLastComponent().removingLastComponent()
      .string)

  /// The folder of the programs that were built together with these tests: the nearest folder above
  /// the test image that contains them. On macOS the image is deep inside a bundle.
  static let products: Folder = {
    var path = FilePath(image ?? "")
    while path.removeLastComponent() {
      let folder = Folder(path.string)
      if folder.contains("package-check") { return folder }
    }
    return root.subfolder(".build/checks/release")
  }()

  /// The names of the installed programs, taken from their man pages. `make lint` checks that each
  /// product of the package has one.
  static let programs: [String] = root.subfolder("man").names
    .filter { $0.hasSuffix(".1") }.map { String($0.dropLast(2)) }

  /// The path of the test image: a program on Linux, a library in a bundle on macOS.
  private static var image: String? {
    #if os(Linux)
      let resolved = realpath("/proc/self/exe", nil)
    #else
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0 else { return nil }
      let resolved = realpath(info.dli_fname, nil)
    #endif
    guard let resolved else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
