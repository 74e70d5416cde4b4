import Diagnostics
import SourceText
import SpecModel
import SpecSyntax

/// Specs on their way to a newer version of the language.
struct MigratedSpecs {
  /// Where the app says its version.
  struct Statement {
    let path: String
    let span: ByteSpan
    let version: Int
  }

  /// What is in the files, by their paths.
  let before: [String: [UInt8]]
  private var texts: [String: [UInt8]]

  /// - Parameter paths: Those of the specs, from the working directory.
  init(_ paths: [String]) throws(FileError) {
    var texts: [String: [UInt8]] = [:]
    for path in paths { texts[path] = try FileSystem.read(path) }
    before = texts
    self.texts = texts
  }

  /// The texts that differ from what is in the files.
  var changed: [String: [UInt8]] { texts.filter { before[$0.key] != $0.value } }

  /// Where the version is said; nil where no app says it as a number, or several do.
  var statement: Statement? {
    let statements = texts.flatMap { path, text in
      let tree = SyntaxTree.parse(text)
      return tree.documents.compactMap { Self.statement(in: $0, of: tree, at: path) }
    }
    return statements.count == 1 ? statements.first : nil
  }

  private static func statement(
    in document: NodeID, of tree: SyntaxTree, at path: String
  ) -> Statement? {
    guard tree.kind(document) == .mapping else { return nil }
    let pairs = Array(tree.pairs(document))
    guard pairs.contains(where: { tree.scalarEquals($0.key, "app") }),
      let value = pairs.first(where: { tree.scalarEquals($0.key, "language") })?.value,
      tree.kind(value) == .scalar, let version = Int(tree.string(value))
    else { return nil }
    return Statement(path: path, span: tree.span(value), version: version)
  }

  /// Rewrites all specs for the next version, and has the app say it.
  mutating func follow(_ migration: LanguageMigration) throws(FileError) {
    for path in texts.keys.sorted() {
      guard let text = texts[path] else { continue }
      let tree = SyntaxTree.parse(text)
      try apply(migration.edits(tree), to: path, for: migration.version)
    }
    guard let statement else { return }
    try apply(
      [.init(statement.span, replacement: "\(migration.version)")], to: statement.path,
      for: migration.version)
  }

  private mutating func apply(
    _ edits: [LanguageMigration.Edit], to path: String, for version: Int
  ) throws(FileError) {
    guard !edits.isEmpty, let text = texts[path] else { return }
    guard let after = Fix.applying(edits.map { ($0.span, $0.replacement) }, to: text),
      SyntaxTree.parse(after).problems.isEmpty
    else {
      throw FileError(
        "migrate", path,
        reason:
          "it would not be readable in version \(version) of the language; nothing was written"
      )
    }
    texts[path] = after
  }
}
