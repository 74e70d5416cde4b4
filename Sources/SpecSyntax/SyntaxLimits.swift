/// How much one source file may ask of the compiler.
///
/// The defaults are far beyond any spec a person writes. They keep hostile or broken input from
/// exhausting memory, time or the stack.
public struct SyntaxLimits: Sendable, Hashable {
  /// The greatest size of a file in bytes.
  public var fileSize = 16 << 20
  /// The greatest number of collections within one another, those reached by aliases included.
  public var depth = 128
  /// The greatest number of nodes in a file.
  public var nodes = 2_000_000
  /// The greatest size of one scalar's text in bytes.
  public var scalarSize = 1 << 20
  /// The greatest number of nodes that all aliases of a document stand for together.
  public var aliasExpansion = 100_000
  /// The greatest number of lines of a file that look like directives.
  public var directives = 64
  /// The number of problems after which no further ones are recorded.
  public var problems = 100

  /// Creates the default limits.
  public init() {}
}
