public import SpecModel

/// Who asks for an answer.
public enum Asking: Sendable {
  /// A source that loads items or data.
  case source(SourceDeclaration)
  /// A request that an effect sends.
  case request(RequestDeclaration)
  /// Whatever else there is.
  case others
}
