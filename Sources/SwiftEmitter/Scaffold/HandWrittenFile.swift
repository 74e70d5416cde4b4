/// A Swift file to begin hand-written code with.
public struct HandWrittenFile: Sendable, Identifiable {
  /// What hand-written code is for.
  public enum Subject: Sendable, Hashable {
    /// A protocol that it conforms to, or the type that it declares.
    case type(String)
    /// Properties of a type.
    case members([String], of: String)
  }

  /// Where the code stands among the app's.
  public enum Home: Sendable, Hashable {
    /// With what else is written for a screen.
    case screen(String)
    /// With what several screens use.
    case shared
  }

  /// What tells files apart: Swift modules may each have a type of a name.
  public struct ID: Sendable, Hashable {
    let subject: Subject
    let generatedFolder: String?
  }

  /// What the code is for. Where the app's code has it already, the file is not needed.
  public let subject: Subject
  /// The file's name, such as `FeedActionsHandler.swift`.
  public let name: String
  public let home: Home
  /// The folder of the generated code that it belongs to, relative to the app's; nil for that.
  public let generatedFolder: String?
  /// The whole content.
  public let bytes: [UInt8]

  public var id: ID { ID(subject: subject, generatedFolder: generatedFolder) }
}
