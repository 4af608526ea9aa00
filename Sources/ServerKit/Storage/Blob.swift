package import Foundation
package import GRDB

// GRDB exchanges blobs as Foundation's Data.

extension [UInt8] {
  package var data: Data { Data(self) }
}

extension Row {
  package func bytes(_ column: String) -> [UInt8]? {
    let data: Data? = self[column]
    return data.map(Array.init)
  }
}
