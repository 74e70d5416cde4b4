/// A Swift file to begin hand-written code with.
public struct HandWrittenFile: Sendable {
  /// What hand-written code is for.
  public enum Subject: Sendable, Hashable {
    /// A protocol that it conforms to, or the type that it declares.
    case type(String)
    /// Properties of a type.
    case members([String], of: String)
  }

  /// What the code is for. Where the app's code has it already, the file is not needed.
  public let subject: Subject
  /// The file's name, such as `FeedActionsHandler.swift`.
  public let name: String
  /// The folder of the generated code that it belongs to, relative to the app's; nil for that.
  public let generatedFolder: String?
  /// The whole content.
  public let bytes: [UInt8]
}
