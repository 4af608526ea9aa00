import Command
import LineIO
import Orbit
import Records

/// A profile in a file with one JSON object.
enum ProfileFile {
  /// A profile has at most a few kilobytes.
  private static let largest = 1 << 20

  /// - Parameter path: `-` for stdin.
  /// - Throws: `invalid_profile` (65), and what `InputFile.read` throws.
  static func read(_ path: String, _ context: Context) throws(Failure) -> JSONObject {
    let file = InputFile(argument: path)
    let bytes = file.isStandardInput ? try standardInput(context) : try file.read(limit: largest)
    let label = file.isStandardInput ? "stdin" : file.label
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: bytes)
    } catch {
      throw Failure(
        "invalid_profile", "\(label) is not a JSON object: \(error)", exit: .dataError)
    }
    guard let object = json.objectValue else {
      throw Failure("invalid_profile", "\(label) is not a JSON object", exit: .dataError)
    }
    return object.withoutAddedMembers
  }

  private static func standardInput(_ context: Context) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return try context.input.readAll(limit: largest)
    } catch {
      throw Failure("unreadable_file", "cannot read stdin: \(error.reason)", exit: .noInput)
    }
  }
}
