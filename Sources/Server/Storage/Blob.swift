internal import Foundation
internal import GRDB

// GRDB exchanges blobs as Foundation's Data.

extension [UInt8] {
  var data: Data { Data(self) }
}

extension Row {
  func bytes(_ column: String) -> [UInt8]? {
    let data: Data? = self[column]
    return data.map(Array.init)
  }
}
