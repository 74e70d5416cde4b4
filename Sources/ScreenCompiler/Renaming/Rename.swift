import Diagnostics
import SourceText
import SpecSemantics

/// What is to be called otherwise.
public struct RenameRequest: Sendable {
  /// What it is called now: `Post`, `Post.author`, `screen:Profile`.
  public var name: String
  /// What it is to be called, without what it is a part of.
  public var newName: String
  /// Whether the server follows: keys and tags of recorded responses change, and not their notation in specs.
  public var changesSamples: Bool
  /// Where the app's own Swift is; empty for where the generated code stands.
  public var swiftFolders: [String]

  public init(
    _ name: String, to newName: String, changesSamples: Bool = false, swiftFolders: [String] = []
  ) {
    self.name = name
    self.newName = newName
    self.changesSamples = changesSamples
    self.swiftFolders = swiftFolders
  }
}

/// What renaming changes.
public struct RenameOutcome: Sendable {
  /// A file that changes.
  public struct Change: Sendable, Hashable {
    public let path: String
    public let before: [UInt8]
    public let after: [UInt8]
    /// The number of places that change.
    public let count: Int
  }

  public let symbol: Symbol
  /// In the order of the paths.
  public let changes: [Change]
  /// Where the app's own Swift has names that follow from the old one.
  public let swiftUses: [SwiftUse]
}

/// Why nothing is renamed.
public enum RenameFailure: Error, Sendable, Hashable {
  case file(FileError)
  /// Nothing has the name.
  case unknown(String, help: String)
  /// Several things have the name; each is given with words that mean it alone.
  case ambiguous(String, [Meaning])
  /// It cannot be renamed, or not to that.
  case refused(String, help: String)

  public struct Meaning: Sendable, Hashable {
    /// What it is: screen `Profile`.
    public let phrase: String
    /// The name that is only its own: `screen:Profile`.
    public let name: String
  }
}
