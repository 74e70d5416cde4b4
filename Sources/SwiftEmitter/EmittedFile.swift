/// A Swift file that was generated from a spec file.
public struct EmittedFile: Sendable {
  /// The file's name, such as `Feed.PostCard.swift`.
  public let name: String
  /// The spec file's path, relative to the spec root.
  public let specPath: String
  /// The whole content, header included.
  public let bytes: [UInt8]
}
