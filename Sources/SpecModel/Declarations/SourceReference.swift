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

/// That a section is one of several in one place, each with another source: the first is there whose condition holds.
public struct SourceChoice: Sendable {
  /// Which of them it is; the first is 0.
  public var position: Int
  /// How many there are.
  public var count: Int
  /// The conditions of those before, of which none holds where this one is there.
  public var before: [Expression]
  /// Its own condition; nil for the last, where that is there when no other one is.
  public var condition: Expression?
  /// What holds where any of them is there, as their section says it.
  public var shared: Expression?

  public var isLast: Bool { position == count - 1 }
}

extension SectionDeclaration {
  /// Whether it stands for another source of a section that is there already.
  public var isAlternative: Bool { choice.map { $0.position > 0 } ?? false }

  /// Its identity as it is written, which all sections share that stand for one.
  public var writtenID: String { id.text.writtenName }
}

extension String {
  /// What is written of the name of a section or its source: behind a dot stands which of several it is.
  package var writtenName: String { String(prefix { $0 != "." }) }
}
