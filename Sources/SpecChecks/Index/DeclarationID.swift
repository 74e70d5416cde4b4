/// Names a declaration by where it stands among an app's files.
public struct DeclarationID: Sendable, Hashable, Comparable {
  /// The index of the file in ``AppIndex/files``.
  public let file: UInt32
  /// The index of the declaration in its file.
  public let position: UInt32

  init(file: Int, position: Int) {
    self.file = UInt32(clamping: file)
    self.position = UInt32(clamping: position)
  }

  public static func < (left: DeclarationID, right: DeclarationID) -> Bool {
    (left.file, left.position) < (right.file, right.position)
  }
}
