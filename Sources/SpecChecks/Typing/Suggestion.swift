import SourceText

/// What to say to someone who used a name that does not exist.
enum Suggestion {
  private static let most = 12

  /// The nearest known name, or else the known names, as far as they are few.
  static func help(for name: String, among names: [String], kind: String) -> String {
    if let near = NearMiss.suggestion(for: name, among: names) { return "did you mean `\(near)`?" }
    if names.isEmpty { return "there are no \(kind)" }
    guard names.count <= most else { return "none of the \(names.count) \(kind) is like it" }
    return "the \(kind) are \(names.map { "`\($0)`" }.joined(separator: ", "))"
  }
}
