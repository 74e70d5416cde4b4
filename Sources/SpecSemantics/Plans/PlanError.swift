import SourceText

/// Something in a checked app that has no meaning: a mistake of the compiler, since the checks let it pass.
public struct PlanError: Error, Sendable, Hashable {
  public let message: String
  /// The place in the file of what is planned.
  public let span: ByteSpan

  public init(_ message: String, at span: ByteSpan) {
    self.message = message
    self.span = span
  }

  init(_ problem: TypeProblem) {
    self.init(problem.message, at: problem.span)
  }
}
