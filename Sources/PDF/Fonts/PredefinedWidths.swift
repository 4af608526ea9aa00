/// Maps the codes of predefined CMaps to CIDs for their metrics (ISO 32000-2, table 116): to the
/// CID of the code's character, and to half-width CIDs for ASCII if the CMap does so.
struct PredefinedWidths {
  private let collection: CharacterCollection
  /// The CID of a half-width space, for CMaps that map ASCII to it and the CIDs after it.
  private let halfWidthSpace: UInt32?

  /// - Parameter name: The name of the CMap.
  init(_ name: ByteRun, collection: CharacterCollection, ordering: ByteRun) {
    self.collection = collection
    func begins(_ prefixes: [StaticString]) -> Bool {
      prefixes.contains { name.matches($0, at: 0) }
    }
    let isHalf: Bool
    var space: UInt32 = 0
    if ordering == "Japan1" {
      space = 231
      isHalf =
        begins(["90ms-RKSJ", "78", "Add-", "EUC", "Ext-", "RKSJ"])
        || name.firstIndex(of: "-HW-") != nil
    } else if ordering == "GB1" {
      space = 813
      isHalf = begins(["GB-EUC", "GBK-EUC", "GBT-EUC"])
    } else if ordering == "CNS1" {
      space = 13648
      isHalf = begins(["B5-", "CNS-", "ETen-B5"])
    } else if ordering == "Korea1" {
      space = 8094
      isHalf = begins(["KSC-EUC"]) || name.firstIndex(of: "-HW-") != nil
    } else {
      isHalf = false
    }
    halfWidthSpace = isHalf ? space : nil
  }

  func cid(_ text: [Unicode.Scalar]) -> UInt32? {
    guard text.count == 1, let scalar = text.first else { return nil }
    if let halfWidthSpace, (0x20...0x7E).contains(scalar.value) {
      return halfWidthSpace + scalar.value - 0x20
    }
    return collection.cid(scalar)
  }
}
