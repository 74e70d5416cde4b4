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

  /// A change of the source that mends it.
  public struct Correction: Sendable, Hashable {
    /// The replacement of a span by a text.
    public struct Edit: Sendable, Hashable {
      /// What is replaced; an empty span is where the text is inserted.
      public let span: ByteSpan
      /// The text that takes its place.
      public let text: String
    }

    /// What it does, as an order.
    public let title: String
    /// Whether the meaning stays what was evidently meant.
    public let isSafe: Bool
    /// The edits, which do not overlap.
    public let edits: [Edit]

    init(_ title: String, isSafe: Bool, edits: [Edit]) {
      self.title = title
      self.isSafe = isSafe
      self.edits = edits
    }

    init(_ title: String, isSafe: Bool, replacing range: Range<Int>, by text: String) {
      self.title = title
      self.isSafe = isSafe
      edits = [Edit(span: ByteSpan(range), text: text)]
    }
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
  /// What would mend it, if that is known.
  public let correction: Correction?

  init(
    _ rule: Rule, _ message: String, at span: ByteSpan, related: [Related] = [],
    help: [String] = [], correction: Correction? = nil
  ) {
    self.correction = correction
    self.rule = rule
    self.message = message
    self.span = span
    self.related = related
    self.help = help
  }
}
