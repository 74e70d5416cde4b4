/// The files that specs leave queries to, by their paths. They are read with the specs.
public struct QueryTexts: Sendable {
  private let files: [String: Result<String, ReferenceProblem>]

  /// The files by their paths relative to the spec root.
  public init(_ files: [String: Result<String, ReferenceProblem>] = [:]) {
    self.files = files
  }

  package func text(at path: String) throws(ReferenceProblem) -> String {
    guard let file = files[path] else { throw .unreadable("nobody has read it") }
    return try file.get()
  }
}
