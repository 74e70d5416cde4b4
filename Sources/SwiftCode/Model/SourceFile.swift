/// A Swift source file: header, imports and top-level declarations.
public struct SourceFile: Sendable {
  /// Lines of the comment that opens the file, without their `//`.
  public var header: [String]
  /// Imports; the printer orders them and drops repetitions.
  public var imports: [Import]
  /// Top-level declarations, printed with one blank line between them.
  public var declarations: [Declaration]

  /// Creates a source file.
  public init(
    header: [String] = [], imports: [Import] = [], declarations: [Declaration] = []
  ) {
    self.header = header
    self.imports = imports
    self.declarations = declarations
  }
}

/// An import of a module.
public struct Import: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The module's name.
  public var module: String
  /// The access written in front of `import`, if any.
  public var access: AccessLevel?
  /// Attributes such as `@testable` or `@preconcurrency`.
  public var attributes: [Attribute]

  /// Creates an import of a module.
  public init(_ module: String, access: AccessLevel? = nil, attributes: [Attribute] = []) {
    self.module = module
    self.access = access
    self.attributes = attributes
  }

  /// Creates a plain import.
  public init(stringLiteral module: String) { self.init(module) }
}
