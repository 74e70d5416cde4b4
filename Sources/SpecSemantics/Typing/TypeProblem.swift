import Diagnostics
import SourceText
import SpecModel

/// What is wrong with a value at its place.
public struct TypeProblem: Error, Sendable {
  /// What kind of problem it is: there is a rule for each.
  public enum Kind: Sendable, CaseIterable {
    case bindingTypeMismatch, constantCondition, forgottenDollar, invalidValue, unavailableScope
    case unknownCase, unknownColor, unknownField
  }

  public var kind: Kind
  public var message: String
  /// The place in the file that holds the value.
  public var span: ByteSpan
  public var label: String?
  public var suggestion: Suggestion?
  public var help: [String]
  public var related: [(Location, String)]
  /// Whether this follows from another problem that is reported where it arises.
  public var isConsequence: Bool
  /// Whether one change elsewhere mends every place in the file with the same problem, so that it is told once.
  public var isToldOnce = false
  /// What to write in its place.
  public var replacement: Replacement?
  /// What it has in common with problems that go away with it.
  public var cause: String?
  /// The path that it proposes for its type alone, whatever it is called.
  package var proposal: String?
  /// The values of which one may be meant, where a root stands alone.
  package var values: [String] = []
  /// What it says, where that matters to other findings.
  package var subject: Subject?

  /// The field that asks for another type, and where it says so.
  public var field: AskingField?

  /// A field of a model that is given a value of another type than it is declared with.
  public struct AskingField: Sendable {
    public var name: String
    public var model: String
    public var type: String
    /// The place of the type.
    public var place: Location
  }

  /// A text that would be right in the place of a value.
  public struct Replacement: Sendable {
    public var text: String
    public var safety: Fix.Safety
  }

  public init(
    _ kind: Kind, _ message: String, at span: ByteSpan, label: String? = nil,
    suggestion: Suggestion? = nil, help: [String] = [], related: [(Location, String)] = [],
    isConsequence: Bool = false, replacement: Replacement? = nil
  ) {
    self.kind = kind
    self.message = message
    self.span = span
    self.label = label
    self.suggestion = suggestion
    self.help = help
    self.related = related
    self.isConsequence = isConsequence
    self.replacement = replacement
  }

  /// The same with what to write in its place, unless more stands there than what it is about.
  func replaced(by text: String, insteadOf written: String) -> TypeProblem {
    guard span.count == written.utf8.count else { return self }
    var problem = self
    problem.replacement = Replacement(text: text, safety: .unsafe)
    return problem
  }

  /// The same for the value of a field, unless it is about a field of that value.
  func of(_ field: Field, of model: String, declaredIn file: FileID) -> TypeProblem {
    guard kind == .bindingTypeMismatch, self.field == nil else { return self }
    var problem = self
    problem.field = AskingField(
      name: field.name.text, model: model, type: "\(field.type.shape)",
      place: Location(file: file, span: field.type.span))
    return problem
  }
}
