import SourceText

/// Something that is wrong with a source file before its meaning is looked at.
public struct SyntaxProblem: Sendable, Hashable {
  /// What kind of problem it is; the raw value is the name under which it is reported.
  public enum Rule: String, Sendable, CaseIterable {
    case yamlSyntax = "yaml-syntax"
    case invalidEncoding = "invalid-encoding"
    case controlCharacter = "control-character"
    case duplicateKey = "duplicate-key"
    case nonScalarKey = "non-scalar-key"
    case unknownAnchor = "unknown-anchor"
    case recursiveAlias = "recursive-alias"
    case mergeKey = "merge-key"
    case customTag = "custom-tag"
    case yamlVersion = "yaml-version"
    case fileTooLarge = "file-too-large"
    case nestingTooDeep = "nesting-too-deep"
    case tooManyNodes = "too-many-nodes"
    case scalarTooLong = "scalar-too-long"
    case aliasExpansion = "alias-expansion"
    case tooManyDirectives = "too-many-directives"
  }

  /// Another place that has to do with the problem.
  public struct Related: Sendable, Hashable {
    /// Where it is.
    public let span: ByteSpan
    /// What it has to do with the problem.
    public let message: String
  }

  /// The kind of problem.
  public let rule: Rule
  /// What is wrong, in plain words.
  public let message: String
  /// Where it is.
  public let span: ByteSpan
  /// Other places that have to do with it.
  public let related: [Related]
  /// What to do about it.
  public let help: [String]

  init(
    _ rule: Rule, _ message: String, at span: ByteSpan, related: [Related] = [], help: [String] = []
  ) {
    self.rule = rule
    self.message = message
    self.span = span
    self.related = related
    self.help = help
  }
}
