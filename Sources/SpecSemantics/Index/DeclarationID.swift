/// Names a declaration: its number among all of an app, in the order of the files' paths.
package struct DeclarationID: Sendable, Hashable, Comparable {
  let rawValue: UInt32

  package init(_ number: Int) {
    rawValue = UInt32(clamping: number)
  }

  /// The declaration as the index of an array with an element for each.
  package var index: Int { Int(rawValue) }

  package static func < (left: DeclarationID, right: DeclarationID) -> Bool {
    left.rawValue < right.rawValue
  }
}
