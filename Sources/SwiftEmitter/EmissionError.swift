import SourceText
import SpecSemantics

/// A spec file whose Swift cannot be written although the app passed every check: a mistake of the compiler.
public struct EmissionError: Error, Sendable, Hashable {
  /// The spec file.
  public let file: FileID
  public let problem: PlanError
}
