import ArgumentParser
import Command
import LineIO
import Matching
import Records

/// The taxonomy whose occupations are used.
struct TaxonomyOption: ParsableArguments {
  /// The largest file of a release, in bytes: those of today have 3 MB.
  private static let sizeLimit = 256 << 20

  @Option(
    help: .init(
      "Use the occupations and titles of this folder: the text files of an O*NET release, or the CSV "
        + "files of an ESCO release.", valueName: "folder"),
    completion: .directory)
  var taxonomy: String?

  /// - Throws: `no_such_file` (66), `not_taxonomy` (65), and what reading a file throws.
  func normalizer() throws(Failure) -> TitleNormalizer {
    guard let taxonomy else { return .shared }
    let folder = ArgumentText.bytes(taxonomy)
    let name = InputFile(path: folder).label
    guard let status = try? FileStatus(following: folder) else {
      throw Failure("no_such_file", "\(name): no such folder", exit: .noInput)
    }
    guard status.isDirectory else {
      throw Failure(
        "not_taxonomy", "\(name): not a folder",
        hint: "name the folder with the files of a release",
        exit: .dataError)
    }
    do throws(Failure) {
      return TitleNormalizer(
        try TaxonomyRelease.taxonomy { (file) throws(Failure) in
          try Self.read(folder + Array("/\(file)".utf8))
        })
    } catch {
      guard error.code == "not_taxonomy" else { throw error }
      var failure = error
      failure.message = "\(name): \(error.message)"
      throw failure
    }
  }

  private static func read(_ path: [UInt8]) throws(Failure) -> [UInt8]? {
    do throws(Failure) {
      return try InputFile(path: path).read(limit: sizeLimit)
    } catch {
      if error.code == "no_such_file" { return nil }
      throw error
    }
  }
}
