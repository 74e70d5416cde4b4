import SourceText

/// What the header of a section, or of each of its groups, does beside standing above the rows.
public struct HeaderDeclaration: Sendable {
  /// It stays in sight as long as rows of its section are seen.
  public var isSticky: Bool
  /// Where that is said.
  public var stickyKey: ByteSpan?
  /// A tap on it folds the rows.
  public var collapsible: Truth
  /// The rows are folded until it is tapped. It means nothing where the header is not collapsible.
  public var collapsed: Truth
}
