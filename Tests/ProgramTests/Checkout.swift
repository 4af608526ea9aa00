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

/// Where the tests find what they test.
enum Checkout {
  /// The repository, from where this file was compiled.
  static let root = Folder(
    FilePath(#filePath).removingLastComponent().removingLastComponent().removingLastComponent()
      .string)

  /// The folder with the programs that were built together with these tests: the nearest one above
  /// the image that holds this code, for on macOS that lies deep inside a bundle.
  static let products: Folder = {
    var path = FilePath(image ?? "")
    while path.removeLastComponent() {
      let folder = Folder(path.string)
      if folder.contains("package-check") { return folder }
    }
    return root.subfolder(".build/debug")
  }()

  /// Every program that is installed: each has a man page, which `make lint` holds against the
  /// products of the package.
  static let programs: [String] = root.subfolder("man").names
    .filter { $0.hasSuffix(".1") }.map { String($0.dropLast(2)) }

  /// The file that holds this code: a program on Linux, a bundle's library on macOS.
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
