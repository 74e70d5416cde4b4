/// The files that specs leave queries to, by their paths. They are read with the specs.
public struct QueryTexts: Sendable {
  /// Why there is no text.
  public enum Problem: Error, Sendable, Hashable {
    /// The system's own words.
    case unreadable(String)
    /// The line, from 1, in which the file stops being UTF-8.
    case notText(line: Int)
    case tooLarge(bytes: Int, limit: Int)
  }

  private let files: [String: Result<String, Problem>]

  /// The files by their paths relative to the spec root.
  public init(_ files: [String: Result<String, Problem>] = [:]) {
    self.files = files
  }

  package func text(at path: String) throws(Problem) -> String {
    guard let file = files[path] else { throw .unreadable("nobody has read it") }
    return try file.get()
  }
}
