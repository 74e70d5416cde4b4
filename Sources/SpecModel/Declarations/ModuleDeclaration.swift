import SourceText

/// `module:`, a part of a large app: the folder in which it stands, with all that is below.
public final class ModuleDeclaration: Sendable {
  public let name: Name
  /// The modules whose exports it may name.
  public let uses: [Name]
  /// The declarations that others may name.
  public let exports: [Name]

  init(name: Name, uses: [Name], exports: [Name]) {
    self.name = name
    self.uses = uses
    self.exports = exports
  }
}
