/// How a form behaves.
public struct FormConfiguration: Sendable {
  /// What happens to changes when the form is left without being sent.
  public enum Discard: Hashable, Sendable {
    /// They are lost.
    case silently
    /// The reader is asked.
    case confirm
  }

  public var title: ScreenText?
  public var submitTitle: ScreenText
  public var discard: Discard

  /// A form whose button reads `submitTitle`.
  public init(
    title: ScreenText? = nil, submitTitle: ScreenText, discard: Discard = .silently
  ) {
    self.title = title
    self.submitTitle = submitTitle
    self.discard = discard
  }
}
