import SourceText

/// A place in a file.
public struct Location: Sendable, Hashable {
  /// The file.
  public let file: FileID
  /// The bytes of the file.
  public let span: ByteSpan

  /// Creates a location.
  public init(file: FileID, span: ByteSpan) {
    self.file = file
    self.span = span
  }
}

/// A change of the sources that makes a finding go away.
public struct Fix: Sendable, Hashable {
  /// Whether a fix may be made without a person's looking at it.
  public enum Safety: String, Sendable {
    /// The meaning stays what was evidently meant.
    case safe
    /// A person should look at the result.
    case unsafe
  }

  /// The replacement of a span by a text.
  public struct Edit: Sendable, Hashable {
    /// What is replaced; an empty span is where the text is inserted.
    public let location: Location
    /// The text that takes its place.
    public let replacement: String

    /// Creates an edit.
    public init(_ location: Location, replacement: String) {
      self.location = location
      self.replacement = replacement
    }
  }

  /// What the fix does, as an order (`replace it by “Post”`).
  public let title: String
  /// Whether it may be made unseen.
  public let safety: Safety
  /// The edits, which must not overlap.
  public let edits: [Edit]

  /// Creates a fix.
  public init(_ title: String, _ safety: Safety, edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// One finding.
public struct Diagnostic: Sendable, Hashable {
  /// Another place that has to do with a finding.
  public struct Related: Sendable, Hashable {
    /// Where it is.
    public let location: Location
    /// What it has to do with the finding.
    public let message: String
    /// The type of what stands there, where that is what it has to do with it.
    package var type: String?

    /// Creates a related place.
    public init(_ location: Location, _ message: String) {
      self.location = location
      self.message = message
    }
  }

  /// The name of the rule that was broken.
  public let rule: String
  /// How much it matters.
  public var severity: Severity
  /// What is wrong, in one sentence without a full stop.
  public let message: String
  /// Where it is.
  public let primary: Location
  /// A few words that stand beside the marked place.
  public let label: String?
  /// Other places that have to do with it.
  public let related: [Related]
  /// Facts that explain it.
  public var notes: [String]
  /// What to do about it.
  public let help: [String]
  /// Names that would be right at the marked place, where a wrong one is what is found.
  public let candidates: [Candidate]
  /// Changes that make it go away.
  public var fixes: [Fix]
  /// Where on the compiler's way it was found: what is found early may explain what is found later.
  public var stage = Stage.checking
  /// What it has in common with other findings that go away with it, such as the name that nothing has.
  public var cause: String?
  /// The name that is wrong at its place, and the one that may have been meant, where that is what it is about.
  package var misnaming: Misnaming?
  /// The mapping that may not be read whole since a key of it is not known: what else is said of it may follow.
  package var unreadMapping: ByteSpan?
  /// What is used with values that it does not take, where that is what it is about.
  package var misuse: Misuse?
  /// What it says, where that matters to others.
  package var subject: Subject?
  /// Findings that only follow from it, and are shown where it is silenced.
  public var consequences: [Diagnostic] = []

  /// The compiler's way through the specs.
  public enum Stage: Sendable, Comparable {
    /// Files and their keys are read.
    case reading
    /// It is looked up what names stand for.
    case naming
    /// Rules are applied to what is known then.
    case checking
  }

  /// Creates a finding of a rule, with the rule's severity.
  ///
  /// - Parameter suggestion: Stands before the other help.
  public init(
    _ rule: Rule,
    _ message: String,
    at primary: Location,
    label: String? = nil,
    related: [Related] = [],
    notes: [String] = [],
    suggestion: Suggestion? = nil,
    help: [String] = [],
    fixes: [Fix] = []
  ) {
    self.init(
      rule: rule.name, severity: rule.severity, message: message, at: primary, label: label,
      related: related, notes: notes, suggestion: suggestion, help: help, fixes: fixes)
  }

  /// The same, as it was found at a stage.
  public func found(in stage: Stage) -> Diagnostic {
    var finding = self
    finding.stage = stage
    return finding
  }

  /// Creates a finding of a rule that is known by name only.
  public init(
    rule: String,
    severity: Severity,
    message: String,
    at primary: Location,
    label: String? = nil,
    related: [Related] = [],
    notes: [String] = [],
    suggestion: Suggestion? = nil,
    help: [String] = [],
    fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.primary = primary
    self.label = label
    self.related = related
    self.notes = notes
    self.help = (suggestion.map { [$0.help] } ?? []) + help
    candidates = suggestion?.candidates ?? []
    self.fixes = fixes + (suggestion?.fixes(at: primary) ?? [])
    misnaming = suggestion?.misnaming
  }
}
