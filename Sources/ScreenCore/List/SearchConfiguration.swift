/// How a screen searches.
public struct SearchConfiguration: Hashable, Sendable {
  /// How long the reader has to pause.
  public var delay: Duration
  /// How many characters make a search.
  public var minimum: Int
  public var prompt: ScreenText?

  /// A search of one character and more, unless said otherwise.
  public init(
    delay: Duration = .milliseconds(300), minimum: Int = 1, prompt: ScreenText? = nil
  ) {
    self.delay = delay
    self.minimum = minimum
    self.prompt = prompt
  }
}
