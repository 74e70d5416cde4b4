/// How a screen searches.
public struct SearchConfiguration: Hashable, Sendable {
  /// How long the reader has to pause.
  public var delay: Duration
  /// How many characters make a search. While there are fewer, what depends on the words is not asked for; with
  /// none, a list is shown before anything is typed.
  public var minimum: Int
  public var prompt: ScreenText?

  /// A search of whatever is typed, unless said otherwise.
  public init(
    delay: Duration = .milliseconds(300), minimum: Int = 0, prompt: ScreenText? = nil
  ) {
    self.delay = delay
    self.minimum = minimum
    self.prompt = prompt
  }
}
