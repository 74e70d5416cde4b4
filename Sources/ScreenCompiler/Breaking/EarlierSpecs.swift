import SourceText
import SpecModel

/// An earlier state of an app's specs.
public enum EarlierSpecs: Sendable, Hashable {
  /// A folder of specs.
  case folder(String)
  /// What Git has of the spec folder: a commit, tag or branch.
  case commit(String)

  /// Reads how a command line says it: a folder, or `git:` and a commit; nil for what is neither.
  public init?(_ text: String) {
    guard text.hasPrefix("git:") else {
      guard !text.isEmpty else { return nil }
      self = .folder(text)
      return
    }
    let name = String(text.dropFirst(4))
    // Git would take it for an option.
    guard !name.isEmpty, !name.hasPrefix("-") else { return nil }
    self = .commit(name)
  }

  /// How a command line says it.
  public var text: String {
    switch self {
    case .folder(let folder): folder
    case .commit(let name): "git:\(name)"
    }
  }

  /// Why there are none.
  public enum Failure: Error, Sendable, Hashable {
    case noFolder(String)
    /// Git has no such commit, tag or branch.
    case noCommit(String)
    /// The folder of the specs was not there at that time, or was called otherwise.
    case noSpecsThen(String)
    /// Git cannot be asked; with its own words.
    case git(String)
    case file(FileError)
    /// The app of that time cannot be read.
    case noApp
  }
}
