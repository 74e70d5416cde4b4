/// A Swift file to begin hand-written code with.
public struct HandWrittenFile: Sendable {
  /// What the code is for: a protocol that it conforms to, or the type that it declares. Where the
  /// app's code has this word already, the file is not needed.
  public let subject: String
  /// The file's name, such as `FeedActionsHandler.swift`.
  public let name: String
  /// The whole content.
  public let bytes: [UInt8]
}
