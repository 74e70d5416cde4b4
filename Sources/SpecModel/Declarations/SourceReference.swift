import SourceText

/// An object or a list that a screen loads whole, for its sections and rows to show.
public struct DataDeclaration: Sendable {
  public var name: Name
  public var source: SourceReference
  public var terms: LoadTerms
}

/// When something is loaded, and whether a screen can do without it.
public struct LoadTerms: Sendable {
  /// It is loaded only while this holds.
  public var condition: Expression?
  /// Whether a failed load is no failure of the screen, where that is said.
  public var optional: Located<Bool>?

  /// Whether a failed load is no failure of the screen.
  public var isOptional: Bool { optional?.value ?? false }
}

/// A source with what is said of loading it where it is used.
struct SourceInScreen: Sendable {
  var reference: SourceReference
  var terms: LoadTerms
}

/// Where a section's items come from.
public enum SourceReference: Sendable {
  case use(Name, arguments: [Argument])
  /// A list in loaded data: a path that begins with `$data`.
  case data(Expression)
  /// A source written in place; its name is the section's.
  case inline(SourceDeclaration)
}
