import SourceText

/// Something that keeps a text from being good JSON.
public struct JSONProblem: Error, Sendable, Hashable {
  /// Another place that has to do with the problem.
  public struct Related: Sendable, Hashable {
    /// Where it is.
    public let span: ByteSpan
    /// What it has to do with the problem.
    public let message: String
  }

  /// What is wrong, in plain words.
  public let message: String
  /// Where it is.
  public let span: ByteSpan
  /// Another place that has to do with it.
  public let related: Related?
  /// What to do about it.
  public let help: String

  init(
    _ message: String, at span: ByteSpan, related: Related? = nil, help: String
  ) {
    self.message = message
    self.span = span
    self.related = related
    self.help = help
  }
}
