import SourceText
import SpecModel
import SpecSyntax

/// What brings specs from one version of the language to the next.
package struct LanguageMigration: Sendable {
  /// A place of a spec, and what is to stand there.
  package struct Edit: Sendable, Hashable {
    package let span: ByteSpan
    package let replacement: String

    package init(_ span: ByteSpan, replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// The version that it leads to, from the one before.
  package let version: Int
  /// What is different in it, as people are told.
  package let summary: String
  /// What it changes in a file.
  package let edits: @Sendable (SyntaxTree) -> [Edit]

  package init(
    to version: Int, _ summary: String, edits: @escaping @Sendable (SyntaxTree) -> [Edit]
  ) {
    self.version = version
    self.summary = summary
    self.edits = edits
  }

  /// All that there are, in the order of their versions: one for each version but the first.
  package static let all: [LanguageMigration] = []
}
